import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';

import { fromRoot } from './places.mjs';

/** Which secrets each worker reads from the .dev.vars beside its configuration; one name has one value in both. */
const files = {
  web: { file: fromRoot('.dev.vars'), names: ['FORM_SECRET', 'SESSION_SECRET', 'LINK_SECRET'] },
  queue: { file: fromRoot('workers', 'queue', '.dev.vars'), names: ['LINK_SECRET'] },
};

/**
 * Gives the .dev.vars files (ignored by git, read by wrangler) a random value for every secret that they do not name
 * yet and returns the names that were added. What stands there is never changed, except that the queue worker's value
 * of a shared secret follows the web worker's.
 */
export async function writeSecrets() {
  const added = await fill(files.web.file, files.web.names, () => randomBytes(32).toString('hex'));
  const values = readValues(await read(files.web.file));
  await agree(files.queue.file, files.queue.names, values);
  await fill(files.queue.file, files.queue.names, (name) => values[name]);
  return added;
}

async function fill(file, names, valueOf) {
  const before = await read(file);
  const missing = names.filter((name) => readValues(before)[name] === undefined);
  if (missing.length === 0) return [];
  const lines = missing.map((name) => `${name}="${valueOf(name)}"\n`).join('');
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  await fs.writeFile(file, before + gap + lines, { mode: 0o600 });
  await fs.chmod(file, 0o600);
  return missing;
}

async function agree(file, names, values) {
  const before = await read(file);
  const own = readValues(before);
  const others = names.filter((name) => own[name] !== undefined && own[name] !== values[name]);
  if (others.length === 0) return;
  const kept = before
    .split('\n')
    .filter((line) => !others.some((name) => readValues(line)[name] !== undefined));
  await fs.writeFile(file, kept.join('\n'), { mode: 0o600 });
}

const read = (file) => fs.readFile(file, 'utf8').catch(() => '');

function readValues(text) {
  const lines = text.matchAll(/^\s*(?:export\s+)?([A-Z_]+)\s*=\s*(["']?)(.*?)\2\s*$/gm);
  return Object.fromEntries([...lines].map(([, name, , value]) => [name, value]));
}

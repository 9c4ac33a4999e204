import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { fromRoot } from '../places.mjs';
import { run } from '../run.mjs';

const require = createRequire(import.meta.url);

/**
 * Path of the Chromium that comes as an npm package, unpacked at the first call (200 MB, beside the packages); null where it does not run:
 * on other systems than 64-bit Linux, and where the libraries of Chromium are missing. Decision 120.
 */
export async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // The main file is build/cjs/index.cjs.
  const folder = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..', '..');
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = fromRoot('node_modules', '.cache', `chromium-${version}`);
  if (!fs.existsSync(file)) await unpack(path.join(folder, 'bin', 'chromium.br'), file);
  const { code } = await run(file, ['--version']);
  return code === 0 ? file : null;
}

/** Under its own name only when it is whole: two processes may do this at the same time. */
async function unpack(archive, file) {
  const part = `${file}.${process.pid}.${Date.now()}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await pipeline(
    fs.createReadStream(archive),
    createBrotliDecompress(),
    fs.createWriteStream(part, { mode: 0o755 }),
  );
  fs.renameSync(part, file);
}

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { tryOnSite } from '../server/which-site.mjs';
import { runWrangler } from '../server/wrangler.mjs';

export const queueConfig = 'workers/queue/wrangler.toml';

/** The bucket that an environment's queue worker has under this name. */
async function bucketOf(environment, binding) {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const config = readConfig({ config: queueConfig, env: environment }, { hideWarnings: true });
  return config.r2_buckets.find((bucket) => bucket.binding === binding).bucket_name;
}

/** A deployed site, reached by wrangler: its database, its backups, and the register of erased rows. */
export async function openDeployedSite(environment) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'stay-adelaide-restore-'));
  const bucket = await bucketOf(environment, 'BACKUPS');
  return {
    environment,
    pictures: await bucketOf(environment, 'MEDIA'),
    database: createWranglerDatabase({ env: environment, remote: true }, folder),
    filesOf: (name) => ({ read: (file) => objectOf(`${bucket}/${name}/${file}`, path.join(folder, file)) }),
    index: () => objectOf(`${bucket}/index.json`, path.join(folder, 'index.json')),
    close: () => fs.rm(folder, { recursive: true, force: true }),
  };
}

/** A database in which wrangler runs SQL; throws with its words when it fails. */
function createWranglerDatabase(options, folder) {
  const execute = async (how) => {
    const { rows, failure } = await tryOnSite(options, how);
    if (rows) return rows;
    throw new Error(failure);
  };
  return {
    read: (sql) => execute(['--command', sql]),
    async run(statements) {
      if (statements.length === 0) return;
      const file = path.join(folder, 'statements.sql');
      await fs.writeFile(
        file,
        statements.map((statement) => `${statement.replace(/;\s*$/, '')};\n`).join(''),
      );
      await execute(['--file', file]);
    },
  };
}

/** An object of R2 as bytes, downloaded once; null when wrangler does not find it. */
async function objectOf(key, file) {
  const before = await fs.readFile(file).catch(() => null);
  if (before) return new Uint8Array(before);
  const { code, output } = await runWrangler([
    ...['r2', 'object', 'get', key, '--file', file, '--remote'],
    ...['-c', queueConfig],
  ]);
  if (code === 0) return new Uint8Array(await fs.readFile(file));
  if (/does not exist|NoSuchKey|404/.test(output)) return null;
  throw new Error(`${key} could not be downloaded:\n${output}`);
}

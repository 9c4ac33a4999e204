import fs from 'node:fs/promises';
import path from 'node:path';

import { readObject } from '../operate/cloudflare/ask-cloudflare.mjs';
import { executeRemotely, readEnvironment } from '../operate/environment.mjs';
import { importRemotely } from '../operate/cloudflare/import-remotely.mjs';
import { makeTemporaryFolder } from '../operate/temporary-folder.mjs';

export const queueConfig = 'workers/queue/wrangler.toml';

/** A deployed site: its database, its backups, and the register of erased rows. Everything throws a Trouble where Cloudflare fails. */
export async function openDeployedSite(name) {
  const environment = await readEnvironment(name);
  const { folder, remove } = makeTemporaryFolder('restore');
  const read = (key) => objectOf({ bucket: environment.backups, key, folder });
  return {
    environment: name,
    pictures: environment.media,
    database: remoteDatabase(environment),
    filesOf: (backup) => ({ read: (file) => read(`${backup}/${file}`) }),
    index: () => read('index.json'),
    close: remove,
  };
}

const remoteDatabase = (environment) => ({
  async read(sql) {
    const [rows] = await executeRemotely(environment, sql, 'The database could not be read.');
    return rows;
  },
  async run(statements) {
    if (statements.length === 0) return;
    const sql = statements.map((statement) => `${statement.replace(/;\s*$/, '')};\n`).join('');
    await importRemotely(environment, sql, 'The database could not be written.');
  },
});

/** An object of R2 as bytes, downloaded once; null where there is none. */
async function objectOf({ bucket, key, folder }) {
  const file = path.join(folder, encodeURIComponent(key));
  const before = await fs.readFile(file).catch(() => null);
  if (before) return new Uint8Array(before);
  const bytes = await readObject(bucket, key, `${key} could not be downloaded from ${bucket}.`);
  if (bytes) await fs.writeFile(file, bytes);
  return bytes;
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ofWorker, wrangler } from '../environment.mjs';
import { Trouble } from '../trouble.mjs';

/** Uploads both workers as new versions that get no traffic yet, named after the commit; returns their ids. */
export async function uploadVersions(environment, { commit, subject }) {
  const upload = (worker) => uploadVersion(environment, environment[worker], commit, subject);
  const [web, queue] = await Promise.all([upload('web'), upload('queue')]);
  return { web, queue };
}

async function uploadVersion(environment, worker, commit, subject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-upload-'));
  const report = path.join(folder, 'report.ndjson');
  const message = `${commit.slice(0, 12)} ${subject}`.slice(0, 100);
  try {
    await wrangler(
      [
        'versions',
        'upload',
        '--message',
        message,
        '--tag',
        commit.slice(0, 12),
        ...ofWorker(environment, worker),
      ],
      `${worker.name} could not be uploaded.`,
      { env: { WRANGLER_OUTPUT_FILE_PATH: report } },
    );
    const entries = fs
      .readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const id = entries.find(({ type }) => type === 'version-upload')?.version_id;
    if (!id) throw new Trouble(`wrangler did not say which version of ${worker.name} it uploaded.`);
    return id;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

import fs from 'node:fs';
import path from 'node:path';

import { ofWorker, wrangler } from '../environment.mjs';
import { withTemporaryFolder } from '../temporary-folder.mjs';
import { Trouble } from '../trouble.mjs';

/** Uploads both workers as new versions that get no traffic yet, named after the commit; returns their ids. */
export async function uploadVersions(environment, { commit, subject }) {
  const upload = (worker) => uploadVersion(environment, environment[worker], commit, subject);
  const [web, queue] = await Promise.all([upload('web'), upload('queue')]);
  return { web, queue };
}

const uploadVersion = (environment, worker, commit, subject) =>
  withTemporaryFolder('upload', async (folder) => {
    const report = path.join(folder, 'report.ndjson');
    const message = `${commit.slice(0, 12)} ${subject}`.slice(0, 100);
    const order = ['versions', 'upload', '--message', message, '--tag', commit.slice(0, 12)];
    await wrangler(
      [...order, ...ofWorker(environment, worker)],
      `${worker.name} could not be uploaded; the site runs the version before.`,
      {
        env: { WRANGLER_OUTPUT_FILE_PATH: report },
      },
    );
    const entries = fs
      .readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const id = entries.find(({ type }) => type === 'version-upload')?.version_id;
    if (!id)
      throw new Trouble(
        `wrangler did not say which version of ${worker.name} it uploaded. The site runs the version before: deploy again.`,
      );
    return id;
  });

import { createDatabase } from '~/db/client';
import { runJob } from '~/features/work/jobs/run-job.server';
import { createBackupStore } from '~/platform/storage/backup-store';

import { backupHandler } from '../../../workers/queue/take-backup';
import { bindBucket } from '../../fakes/cloudflare/bucket-binding';
import type { Cloudflare } from '../../fakes/cloudflare/start-cloudflare';

/** A command requests a backup by writing the row of its first step. */
const insertedBackup = /^INSERT INTO jobs .*VALUES \('(backup:[\w-]+:1)'/s;

/**
 * The site's own queue worker behind the fake, as far as backups: takes each requested backup before the
 * command gets its answer. With `rests` it takes none, as one that is not deployed.
 */
export function playQueueWorker({ account, databases }: Cloudflare, environment: 'staging' | 'production') {
  const worker = { rests: false };
  const bucket = (kind: string) =>
    bindBucket(account.buckets.get(`stay-adelaide-${environment}-${kind}`) ?? new Map());
  const clock = { now: () => new Date() };

  async function takeBackup(databaseId: string, jobId: string) {
    const database = await databases.open(databaseId);
    const db = createDatabase(database);
    const waiting = [jobId];
    const jobs = { announce: (ids: readonly string[]) => void waiting.push(...ids) };
    const stores = { backups: bucket('backups'), media: bucket('media'), database, environment };
    const handlers = { backup: backupHandler({ db, clock, jobs, backups: createBackupStore(stores) }) };
    for (let id = waiting.shift(); id; id = waiting.shift()) await runJob({ db, clock, handlers }, id);
  }

  databases.onQuery(async (databaseId, sql) => {
    const jobId = insertedBackup.exec(sql)?.[1];
    if (jobId && !worker.rests) await takeBackup(databaseId, jobId);
  });
  return worker;
}

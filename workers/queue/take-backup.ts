import { deleteOldBackups } from '~/features/work/backup/delete-old-backups.server';
import { backupJobId } from '~/features/work/backup/schedule-backup.server';
import { takeBackup } from '~/features/work/backup/take-backup.server';
import { queueOf } from '~/features/work/jobs/job-rules';
import { insertJob } from '~/features/work/jobs/job-statements';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { backupJobSchema, type BackupJob, type BackupStep } from '~/jobs/backup-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

const contract = { kind: 'backup', schema: backupJobSchema, missing: 'which backup to take' } as const;

type Services = Pick<QueueServices, 'db' | 'clock' | 'jobs' | 'backups'>;

/** Takes one step of a backup, and requests the next one when there is more to do. */
export function backupHandler(services: Services): JobHandler {
  return handle(contract, async ({ input, report }): Promise<BackupStep> => {
    const { name } = input;
    const { isWhole, state } = await takeBackup(services, {
      name,
      onPart: ({ parts }) => report({ done: parts.length, total: 0, words: 'Taking a backup…' }),
    });
    if (isWhole) await deleteOldBackups(services);
    else await goOn(services, { ...input, step: input.step + 1 });
    const rows = state.parts.flatMap((part) => part.rows).reduce((sum, [, count]) => sum + count, 0);
    const bytes = state.parts.reduce((sum, part) => sum + part.bytes, 0);
    return { name, isWhole, rows, bytes, parts: state.parts.length };
  });
}

async function goOn({ db, clock, jobs }: Services, input: BackupJob) {
  const id = backupJobId(input);
  await insertJob(db, { id, kind: 'backup', input }, { now: clock.now() });
  jobs.announce([id], { queue: queueOf('backup') });
}

import { exists } from 'drizzle-orm';

import { users } from '~/db/schema';
import { queueOf } from '~/features/work/jobs/job-rules';
import { insertJob } from '~/features/work/jobs/job-statements';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import type { BackupJob } from '~/jobs/backup-job';

/** From this hour of a day (UTC) on its backup is taken: half past two or three in Adelaide, when few are awake. */
const hour = 17;

export const backupJobId = ({ name, step }: Pick<BackupJob, 'name' | 'step'>): string =>
  `backup:${name}:${step}`;

/**
 * Requests a backup once a day, if the site has at least one account; a local site takes one on request only.
 * Returns 1 when it requested one. A day's job has the day in its id, so that it is written once.
 */
export async function scheduleBackup({
  db,
  jobs,
  clock,
  config,
}: DbClockJobs & { config: { environment: string } }): Promise<number> {
  const now = clock.now();
  if (config.environment === 'local' || now.getUTCHours() < hour) return 0;
  const input: BackupJob = { version: 1, name: now.toISOString().slice(0, 10), step: 1 };
  const written = await insertJob(
    db,
    { id: backupJobId(input), kind: 'backup', input },
    { now, onlyIf: exists(db.select({ id: users.id }).from(users).limit(1)) },
  );
  jobs.announce(
    written.map(({ id }) => id),
    { queue: queueOf('backup') },
  );
  return written.length;
}

import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Clock } from '~/lib/clock';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock };

/** Notifies the owner by mail that a recovery code was used, and how many are left. */
export async function mailAboutUsedCode({ db, jobs, clock }: Dependencies, userId: string): Promise<void> {
  const id = crypto.randomUUID();
  await queueMail(db, { version: 1, mail: 'recovery-code-used', userId }, { id, now: clock.now() });
  jobs.announce([id]);
}

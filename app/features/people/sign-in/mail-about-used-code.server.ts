import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

/** Notifies the owner by mail that a recovery code was used, and how many are left. */
export async function mailAboutUsedCode({ db, jobs, clock }: DbClockJobs, userId: string): Promise<void> {
  const id = crypto.randomUUID();
  await queueMail(db, { version: 1, mail: 'recovery-code-used', userId }, { id, now: clock.now() });
  jobs.announce([id]);
}

import { runBatch } from '~/db/run-batch';
import { erasureRequests } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

/**
 * Stores a request to erase the data of an address and mails the link that confirms it; every address is
 * treated alike.
 */
export async function requestErasure(
  { db, jobs, clock }: DbClockJobs,
  { email }: { email: string },
): Promise<void> {
  const now = clock.now();
  const [requestId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await runBatch(db, {
    request: db.insert(erasureRequests).values({ id: requestId, email, createdAt: now }),
    mail: queueMail(db, { version: 1, mail: 'confirm-erasure', requestId }, { id: jobId, now }),
  });
  jobs.announce([jobId]);
}

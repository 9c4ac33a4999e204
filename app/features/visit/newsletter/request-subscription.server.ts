import { eq, sql } from 'drizzle-orm';

import { runBatch } from '~/db/run-batch';
import { newsletterSubscribers } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';

/**
 * Stores an address, unconfirmed, unless it is on the list, and mails it either way: the caller cannot see
 * which. A former subscriber starts again. `withMail: false` stores the address and mails nothing.
 */
export async function requestSubscription(
  { db, jobs, clock }: DbClockJobs,
  { email, withMail }: { email: string; withMail: boolean },
): Promise<void> {
  const now = clock.now();
  const jobId = crypto.randomUUID();
  await runBatch(db, {
    subscriber: db
      .insert(newsletterSubscribers)
      .values({ id: crypto.randomUUID(), email, status: 'unconfirmed', createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { status: 'unconfirmed', confirmedAt: null },
        setWhere: eq(newsletterSubscribers.status, 'unsubscribed'),
      }),
    mail:
      withMail &&
      queueMail(
        db,
        { version: 1, mail: 'newsletter-confirmation', subscriberId: newsletterSubscribers.id },
        {
          id: jobId,
          now,
          from: sql`${newsletterSubscribers}`,
          onlyIf: eq(newsletterSubscribers.email, email),
        },
      ),
  });
  if (withMail) jobs.announce([jobId]);
}

import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { newJob } from '~/features/work/jobs/job-statements';
import type { MailJob } from '~/jobs/mail-job';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores an address, unconfirmed, unless it is on the list, and mails it either way: the caller cannot tell
 * which. A former subscriber starts again. `withMail: false` stores the address and mails nothing.
 */
export async function requestSubscription(
  { db, jobs, clock }: Dependencies,
  { email, withMail }: { email: string; withMail: boolean },
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const { id, kind } = newJob('mail', null);
  const { version, mail }: Pick<MailJob, 'version' | 'mail'> = {
    version: 1,
    mail: 'newsletter-confirmation',
  };
  const keep = d1
    .prepare(
      `insert into newsletter_subscribers (id, email, status, created_at) values (?1, ?2, 'unconfirmed', ?3)
      on conflict (email) do update set status = 'unconfirmed', confirmed_at = null
        where status = 'unsubscribed'`,
    )
    .bind(crypto.randomUUID(), email, now);
  const write = d1
    .prepare(
      `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select ?1, ?2, json_object('version', ?3, 'mail', ?4, 'subscriberId', id), ?5, ?5, ?5
      from newsletter_subscribers where email = ?6`,
    )
    .bind(id, kind, version, mail, now, email);
  await d1.batch(withMail ? [keep, write] : [keep]);
  if (withMail) jobs.announce([id]);
}

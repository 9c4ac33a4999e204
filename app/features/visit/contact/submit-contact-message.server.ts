import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { insertJobs, newJob } from '~/features/work/jobs/job-statements';
import type { MailJob } from '~/jobs/mail-job';
import { sha256 } from '~/lib/sha256';

import type { ContactMessage } from './contact-form';

const sameWithinMs = 10 * 60 * 1000;

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores a message to the site with its mails: one to the site's inbox and, unless `withReceipt` is false,
 * one to the sender. 'repeated': the same message came within the last ten minutes and is stored already. One
 * batch checks and writes, so that a message sent twice at once is stored once.
 */
export async function submitContactMessage(
  { db, jobs, clock }: Dependencies,
  message: ContactMessage,
  { withReceipt = true }: { withReceipt?: boolean } = {},
): Promise<'stored' | 'repeated'> {
  const now = clock.now();
  const id = crypto.randomUUID();
  const mails = ['contact-notice' as const, ...(withReceipt ? ['contact-receipt' as const] : [])].map(
    (mail) => newJob('mail', { version: 1, mail, contactMessageId: id } satisfies MailJob),
  );
  const d1 = db.$client;
  const [stored] = await d1.batch([
    await insertMessage(d1, id, message, now),
    insertJobs(d1, mails, {
      now,
      onlyIf: { query: 'select 1 from contact_messages where id = ?2', bound: id },
    }),
  ]);
  if (!stored?.meta.changes) return 'repeated';
  jobs.announce(mails.map((mail) => mail.id));
  return 'stored';
}

async function insertMessage(d1: D1Database, id: string, message: ContactMessage, now: Date) {
  const { first_name: firstName, last_name: lastName, email, subject, message: text } = message;
  const parts = [firstName, lastName, email, subject, text];
  return d1
    .prepare(
      `insert into contact_messages (id, first_name, last_name, email, subject, message, content_key, created_at)
      select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      where not exists (select 1 from contact_messages where content_key = ?7 and created_at > ?9)`,
    )
    .bind(id, ...parts, await contactContentKey(parts), now.getTime(), now.getTime() - sameWithinMs);
}

/** Spacing and case make no difference. */
function contactContentKey(parts: readonly string[]): Promise<string> {
  const plain = parts.map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase());
  return sha256(JSON.stringify(plain));
}

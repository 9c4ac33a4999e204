import { sql, type Column, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertJob, type JobSource } from '~/features/work/jobs/job-statements';
import type { MailJob } from '~/jobs/mail-job';

import { mailedStaff } from './mailed-staff';

/** A mail job whose subject ids may be SQL, such as a column of the row that it is written from. */
type QueuedMail<Mail> = Mail extends MailJob
  ? { [Field in keyof Mail]: Field extends 'version' | 'mail' ? Mail[Field] : Mail[Field] | SQL | Column }
  : never;

/**
 * Statement that writes a mail due now, for the batch of the change that it reports; returns the ids of the
 * written jobs, to be announced after the batch. Writes one mail for each row of `from`, and only where
 * `onlyIf` is true when the statement runs.
 */
export function queueMail(
  db: Database,
  mail: QueuedMail<MailJob>,
  { id, ...source }: JobSource & { id: string | SQL },
) {
  return insertJob(db, { id, kind: 'mail', input: inputOf(mail) }, source);
}

type ReviewMail = Extract<MailJob, { mail: 'property-waiting' | 'draft-waiting' }>;

/**
 * The same for an item that waits for review, as two statements: a mail to each admin and moderator and,
 * after it, one to the site's inbox. With `inboxId` all of them are written once.
 */
export function queueReviewMails(
  db: Database,
  mail: QueuedMail<ReviewMail>,
  { now, onlyIf = sql`true`, inboxId }: { now: Date; onlyIf?: SQL; inboxId?: string },
) {
  const toEach: QueuedMail<ReviewMail> = { ...mail, userId: sql`staff.id` };
  // owner: any, the id is made for this mail
  const isFirst = inboxId
    ? sql`(${onlyIf}) and not exists (select 1 from jobs where jobs.id = ${inboxId})`
    : onlyIf;
  return {
    toStaff: queueMail(db, toEach, {
      id: sql`lower(hex(randomblob(16)))`,
      now,
      from: sql`(${sql.raw(mailedStaff)}) staff`,
      onlyIf: isFirst,
    }),
    toInbox: queueMail(db, mail, { id: inboxId ?? crypto.randomUUID(), now, onlyIf }),
  };
}

/** As one text when it contains no SQL, else as SQL that builds it; a number stays an integer in JSON. */
function inputOf(mail: QueuedMail<MailJob>): object | SQL {
  const facts = Object.entries(mail).filter(([, value]) => value !== undefined);
  if (facts.every(([, value]) => typeof value !== 'object')) return mail;
  const parts = facts.map(([name, value]) => {
    const fact = typeof value === 'number' ? sql`cast(${value} as integer)` : sql`${value}`;
    return sql`${name}, ${fact}`;
  });
  return sql`json_object(${sql.join(parts, sql`, `)})`;
}

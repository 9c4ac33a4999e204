import { sql, type SQL } from 'drizzle-orm';

import { mailedStaff } from '~/features/work/mail/mailed-staff';
import type { MailJob } from '~/jobs/mail-job';

/**
 * A mail job due now, for `insert(jobs).select`: in the order of the table's columns, and only where `guard`
 * holds.
 */
export function mailRow(input: MailJob, guard: SQL, at: number) {
  const id = crypto.randomUUID();
  const select = sql`select ${id}, 'mail', ${JSON.stringify(input)}, 'waiting', 0, null, ${at}, null, null, null, ${at},
    ${at}, null, null, 0 where ${guard}`;
  return { id, select };
}

type ReviewMail = Extract<MailJob, { mail: 'property-waiting' | 'draft-waiting' }>;

/** The same for a mail to the site's inbox and one to each admin and moderator. */
export function reviewMailRows(input: ReviewMail, guard: SQL, at: number) {
  const toInbox = mailRow(input, guard, at).select;
  const select = sql`${toInbox} union all select lower(hex(randomblob(16))), 'mail',
    json_set(${JSON.stringify(input)}, '$.userId', s.id), 'waiting', 0, null, ${at}, null, null, null, ${at}, ${at}, null, null, 0
    from (${sql.raw(mailedStaff)}) s where ${guard}`;
  return { select };
}

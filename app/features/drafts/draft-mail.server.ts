import { sql, type SQL } from 'drizzle-orm';

import type { MailJob } from '~/jobs/mail-job';

/** The row of a mail to the site about a draft that is ready, written only where `guard` holds. */
export const draftWaitingMail = (draftId: string, guard: SQL, at: number) =>
  mailRow({ version: 1, mail: 'draft-waiting', draftId }, guard, at);

/** The same of a mail to the author of a draft that was turned down. */
export const draftRejectedMail = (draftId: string, guard: SQL, at: number) =>
  mailRow({ version: 1, mail: 'draft-rejected', draftId }, guard, at);

/** In the order of the table's columns. */
function mailRow(input: MailJob, guard: SQL, at: number) {
  const id = crypto.randomUUID();
  const select = sql`select ${id}, 'mail', ${JSON.stringify(input)}, 'waiting', 0, null, ${at}, null, null, null, ${at},
    ${at}, null where ${guard}`;
  return { id, select };
}

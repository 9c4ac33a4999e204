import { sql, type SQL } from 'drizzle-orm';

import type { MailJob } from '~/jobs/mail-job';

/** A mail due now, for `insert(jobs).select`: in the order of the table's columns, and only where `guard` holds. */
export function mailRow(input: MailJob, guard: SQL, at: number) {
  const id = crypto.randomUUID();
  const select = sql`select ${id}, 'mail', ${JSON.stringify(input)}, 'waiting', 0, null, ${at}, null, null, null, ${at},
    ${at}, null where ${guard}`;
  return { id, select };
}

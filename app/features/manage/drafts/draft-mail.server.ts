import type { SQL } from 'drizzle-orm';

import { mailRow, reviewMailRows } from '~/features/work/jobs/mail-row.server';

/**
 * Rows of the mails to the site and its staff about a draft that is ready, written only where `guard` holds.
 */
export const draftWaitingMail = (draftId: string, guard: SQL, at: number) =>
  reviewMailRows({ version: 1, mail: 'draft-waiting', draftId }, guard, at);

/** Row of the mail to the author of a rejected draft. */
export const draftRejectedMail = (draftId: string, guard: SQL, at: number) =>
  mailRow({ version: 1, mail: 'draft-rejected', draftId }, guard, at);

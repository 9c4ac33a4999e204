import type { SQL } from 'drizzle-orm';

import { mailRow } from '~/features/jobs/mail-row.server';

/** The row of a mail to the site about a draft that is ready, written only where `guard` holds. */
export const draftWaitingMail = (draftId: string, guard: SQL, at: number) =>
  mailRow({ version: 1, mail: 'draft-waiting', draftId }, guard, at);

/** The same of a mail to the author of a draft that was turned down. */
export const draftRejectedMail = (draftId: string, guard: SQL, at: number) =>
  mailRow({ version: 1, mail: 'draft-rejected', draftId }, guard, at);

import { desc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { outboxMails } from '~/db/schema';

const shown = 100;

/** The newest mails that were stored instead of sent, at most 100, without their texts. */
export function listOutbox({ db }: { db: Database }) {
  const { id, recipient, subject, createdAt } = outboxMails;
  return db
    .select({ id, recipient, subject, createdAt })
    .from(outboxMails)
    .orderBy(desc(createdAt), desc(id))
    .limit(shown);
}

/** One of them in full; null when there is none. */
export async function findOutboxMail({ db }: { db: Database }, id: string) {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id)).limit(1);
  return mail ?? null;
}

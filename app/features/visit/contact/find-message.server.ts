import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages } from '~/db/schema';

/** A message to the site; null when there is none with that id. */
export async function findMessage({ db }: { db: Database }, messageId: string) {
  const { id, firstName, lastName, email, subject, message, createdAt, handledAt } = contactMessages;
  const [row] = await db
    .select({ id, firstName, lastName, email, subject, message, createdAt, handledAt })
    .from(contactMessages)
    .where(eq(id, messageId))
    .limit(1);
  return row ?? null;
}

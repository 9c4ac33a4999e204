import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

type Mark = { messageId: string; isHandled: boolean; actor: Actor };

/** Marks a message as handled, or as open again. False when nothing changed or it does not exist. */
export async function markMessage(
  { db, clock }: { db: Database; clock: Clock },
  { messageId, isHandled, actor }: Mark,
): Promise<boolean> {
  const now = clock.now();
  const { id, handledAt } = contactMessages;
  const [written] = await db.batch([
    db
      .update(contactMessages)
      .set({ handledAt: isHandled ? now : null })
      .where(and(eq(id, messageId), isHandled ? isNull(handledAt) : isNotNull(handledAt)))
      .returning({ id }),
    auditStatement(
      db,
      {
        actor,
        action: isHandled ? 'message-handled' : 'message-reopened',
        subject: `message:${messageId}`,
      },
      { guard: changed, now },
    ),
  ]);
  return written.length > 0;
}

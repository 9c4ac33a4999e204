import type { DbClock } from '~/db/dependencies';
import { deadLetters } from '~/db/schema';

/** Remembers messages that a queue has given up; `id` is that of the first one. Delivered again, they are the same. */
export async function recordDeadLetters(
  { db, clock }: DbClock,
  { id, queue, messages }: { id: string; queue: string; messages: number },
): Promise<void> {
  await db.insert(deadLetters).values({ id, queue, messages, diedAt: clock.now() }).onConflictDoNothing();
}

import { and, count, desc, eq } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { savedPrompts } from '~/db/schema';
import type { PromptContentType } from '~/db/vocabulary';
import type { Actor } from '~/lib/actor';

const maxPrompts = 100;

/** The viewer's own prompts, the newest first. */
export function listPrompts({ db }: Pick<DbClock, 'db'>, { userId }: Pick<Actor, 'userId'>) {
  return db
    .select({
      id: savedPrompts.id,
      name: savedPrompts.name,
      prompt: savedPrompts.prompt,
      contentType: savedPrompts.contentType,
    })
    .from(savedPrompts)
    .where(eq(savedPrompts.userId, userId))
    .orderBy(desc(savedPrompts.createdAt), desc(savedPrompts.id))
    .limit(maxPrompts);
}

type NewPrompt = { name: string; prompt: string; contentType: PromptContentType };

/** Returns false when the viewer has a hundred already. */
export async function savePrompt(
  { db, clock }: DbClock,
  { userId }: Pick<Actor, 'userId'>,
  prompt: NewPrompt,
) {
  const [found] = await db.select({ has: count() }).from(savedPrompts).where(eq(savedPrompts.userId, userId));
  if ((found?.has ?? 0) >= maxPrompts) return false;
  await db.insert(savedPrompts).values({ ...prompt, userId, createdAt: clock.now() });
  return true;
}

/** Returns whether it existed and was the viewer's own. */
export async function deletePrompt(
  { db }: Pick<DbClock, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
) {
  const gone = await db
    .delete(savedPrompts)
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, userId)))
    .returning({ id: savedPrompts.id });
  return gone.length > 0;
}

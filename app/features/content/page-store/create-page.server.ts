import { sql } from 'drizzle-orm';

import { pages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { keepRevision } from '~/features/content/revisions/keep-revision.server';
import type { PageContent } from '~/features/content/revisions/page-content';
import type { Actor } from '~/lib/actor';

import { findPageSlugTrouble, slugTaken } from './find-page-slug-trouble.server';
import { isSlugTaken, type SavePageDependencies } from './save-page.server';

export type CreatePageOutcome =
  | { outcome: 'created'; id: number }
  | { outcome: 'slug-trouble'; message: string };

/** Stores a new page with its first revision. When it is sent twice, the second finds its slug taken. */
export async function createPage(
  deps: Omit<SavePageDependencies, 'redirects'>,
  { content, actor }: { content: PageContent; actor: Actor },
): Promise<CreatePageOutcome> {
  const { db, clock } = deps;
  const message = await findPageSlugTrouble(deps, null, content);
  if (message) return { outcome: 'slug-trouble', message };
  const now = clock.now();
  const subject = sql<string>`(select 'page:' || id from pages where slug = ${content.slug})`;
  const detail = { version: 1, published: content.isPublished };
  try {
    const [rows] = await db.batch([
      db
        .insert(pages)
        .values({ ...content, createdAt: now, updatedAt: now })
        .returning({ id: pages.id }),
      keepRevision(db, sql`${pages.slug} = ${content.slug}`, { actorId: actor.userId, now }),
      auditStatement(db, { actor, action: 'page-created', subject, detail }, { guard: changed, now }),
    ]);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('page was not stored');
    return { outcome: 'created', id };
  } catch (error) {
    if (isSlugTaken(error)) return { outcome: 'slug-trouble', message: slugTaken() };
    throw error;
  }
}

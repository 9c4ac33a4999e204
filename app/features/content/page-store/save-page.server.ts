import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { numbered, runBatch } from '~/db/run-batch';
import { pages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { keepRevision } from '~/features/content/revisions/keep-revision.server';
import type { PageContent } from '~/features/content/revisions/page-content';
import { legalPageSlugs, pagePath } from '~/features/content/pages/page-paths';
import { followMove, moveStatements } from '~/features/content/redirects/saving/move-statements.server';
import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import { isUniqueViolation } from '~/db/is-unique-violation';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { findPageSlugTrouble, slugTaken } from './find-page-slug-trouble.server';

export type SavePageDependencies = { db: Database; redirects: RedirectTable; clock: Clock };

export type SavePageOutcome =
  | { outcome: 'saved' | 'conflict' }
  | { outcome: 'slug-trouble' | 'publication-trouble'; message: string };

type Target = { id: number; version: number; before: PageContent };

/**
 * Saves all of a page's content with a revision, in one batch, if the version is the one that was seen; a
 * later version is not overwritten. The former content gets a revision too if it has none. A published page
 * whose address changes leaves a redirect. Pages that the site's own links lead to stay public, at their
 * address.
 */
export async function savePage(
  deps: SavePageDependencies,
  { id, version, before }: Target,
  { content, actor, restored }: { content: PageContent; actor: Actor; restored?: number },
): Promise<SavePageOutcome> {
  const { db, clock } = deps;
  const refusal = refusalOf(before, content);
  if (refusal) return refusal;
  const message = await findPageSlugTrouble(deps, { id, before }, content);
  if (message) return { outcome: 'slug-trouble', message };
  const now = clock.now();
  const isSeen = sql`${and(eq(pages.id, id), eq(pages.version, version), isNull(pages.deletedAt))}`;
  const guard = sql`exists (select 1 from ${pages} where ${isSeen})`;
  const moves = movesOf(before, content);
  const detail = { version: version + 1, published: content.isPublished, ...(restored && { restored }) };
  const statements = {
    before: keepRevision(db, isSeen, { actorId: null }),
    ...numbered('move', moveStatements(db, { moves, leavesRedirects: before.isPublished, guard, now })),
    saved: db
      .update(pages)
      .set({ ...content, version: version + 1, updatedAt: now })
      .where(isSeen)
      .returning({ id: pages.id }),
    entry: auditStatement(
      db,
      { actor, action: 'page-saved', subject: `page:${id}`, detail },
      { guard: changed, now },
    ),
    after: keepRevision(db, sql`${pages.id} = ${id} and ${changed}`, { actorId: actor.userId, now }),
  };
  try {
    const { saved } = await runBatch(db, statements);
    if (saved.length === 0) return { outcome: 'conflict' };
  } catch (error) {
    if (isSlugTaken(error)) return { outcome: 'slug-trouble', message: slugTaken() };
    throw error;
  }
  await followMove(deps, moves);
  return { outcome: 'saved' };
}

function refusalOf(before: PageContent, after: PageContent): SavePageOutcome | null {
  if (!legalPageSlugs.includes(before.slug)) return null;
  const links = 'The sign-in screen and the footer link to this page';
  if (pagePath(before) !== pagePath(after))
    return { outcome: 'slug-trouble', message: `${links}, so its address stays` };
  return before.isPublished && !after.isPublished
    ? { outcome: 'publication-trouble', message: `${links}, so it stays published` }
    : null;
}

function movesOf(before: PageContent, after: PageContent) {
  const [from, to] = [pagePath(before), pagePath(after)];
  return from === to ? [] : [{ from, to }];
}

/** True when a write failed because another page has the slug. */
export const isSlugTaken = (error: unknown): boolean => isUniqueViolation(error, 'pages.slug');

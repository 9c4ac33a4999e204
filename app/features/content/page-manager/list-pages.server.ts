import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { pages } from '~/db/schema';
import { legalPageSlugs, pagePath, sitePageSlugs } from '~/features/content/pages/page-paths';

import type { PageMark, PageQuery } from './page-query';
import { pageStateOf, type PageState } from './page-states';

export const pagesAtOnce = 25;

/**
 * Content pages by their last change, at most 25, and the mark of the next ones. Continues after a mark and
 * counts nothing.
 */
export async function listPages({ db }: { db: Database }, query: PageQuery) {
  const rows = await selectPages(db, query);
  const shown = rows.slice(0, pagesAtOnce);
  const last = shown.at(-1);
  const next: PageMark | null =
    rows.length > pagesAtOnce && last ? { changedAt: last.changedAt.getTime(), id: last.id } : null;
  return { pages: shown.map(asListed), next };
}

export type ListedPage = Awaited<ReturnType<typeof listPages>>['pages'][number];

/** The statement for one page of the list and one row more; it uses the index of last changes. */
export function selectPages(db: Database, { q, type, state, after }: PageQuery) {
  return db
    .select({
      id: pages.id,
      title: pages.title,
      slug: pages.slug,
      pageType: pages.pageType,
      isPublished: pages.isPublished,
      deletedAt: pages.deletedAt,
      changedAt: pages.updatedAt,
    })
    .from(pages)
    .where(
      and(
        state === 'trash' ? isNotNull(pages.deletedAt) : isNull(pages.deletedAt),
        state && state !== 'trash' ? eq(pages.isPublished, state === 'published') : undefined,
        type ? eq(pages.pageType, type) : undefined,
        ...wordsOf(q).map(has),
        after ? sql`(${pages.updatedAt}, ${pages.id}) < (${after.changedAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(pages.updatedAt), desc(pages.id))
    .limit(pagesAtOnce + 1);
}

const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, 8);

/** Not `like`, whose pattern is limited to 50 bytes. */
function has(word: string): SQL {
  return sql`instr(lower(${pages.title} || ' ' || ${pages.slug}), lower(${word})) > 0`;
}

type Row = Awaited<ReturnType<typeof selectPages>>[number];

function asListed({ isPublished, deletedAt, ...row }: Row) {
  return {
    ...row,
    path: pagePath(row),
    state: pageStateOf({ isPublished, deletedAt }) as PageState,
    /** The site's own links lead to it, so that it cannot be deleted. */
    isKept: sitePageSlugs.includes(row.slug),
    /** It cannot be unpublished either. */
    isKeptPublic: legalPageSlugs.includes(row.slug),
  };
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { insertRow } from '~/db/insert-row';
import { locationRelatedGuides, pages } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

export const maxGuides = 24;

/** Guides of a location page in their order; those that the page does not show at present are marked. */
export async function listGuidesOf({ db }: { db: Database }, pageId: number) {
  return db
    .select({
      id: locationRelatedGuides.guidePageId,
      title: pages.title,
      isPublic: sql<boolean>`(${pages.isPublished} = 1 and ${pages.deletedAt} is null)`.mapWith(Boolean),
    })
    .from(locationRelatedGuides)
    .innerJoin(pages, eq(pages.id, locationRelatedGuides.guidePageId))
    .where(eq(locationRelatedGuides.pageId, pageId))
    .orderBy(asc(locationRelatedGuides.sortOrder), asc(pages.id))
    .limit(50);
}

/** A few guides whose title or slug contains the words. */
export async function findGuides({ db }: { db: Database }, words: string) {
  const wanted = words.trim();
  if (wanted === '') return [];
  const rows = await db
    .select({ id: pages.id, title: pages.title, slug: pages.slug })
    .from(pages)
    .where(
      and(
        eq(pages.pageType, 'guide'),
        isNull(pages.deletedAt),
        sql`instr(lower(${pages.title} || ' ' || ${pages.slug}), lower(${wanted})) > 0`,
      ),
    )
    .orderBy(asc(pages.title), asc(pages.id))
    .limit(10);
  return rows.map(({ id, title, slug }) => ({ id, title, note: `/${slug}` }));
}

/** Replaces the guides of a location page with `order` if they still equal `seen`; false when they do not. */
export async function saveRelatedGuides(
  { db, clock }: DbClock,
  actor: Actor,
  { pageId, seen, order }: { pageId: number; seen: readonly number[]; order: readonly number[] },
): Promise<boolean> {
  if (seen.join() === order.join()) return true;
  const now = clock.now();
  const wanted = JSON.stringify(order);
  const stored = sql`(select json_group_array(id) from (select guide_page_id as id from location_related_guides
    where page_id = ${pageId} order by sort_order, guide_page_id limit 50))`;
  const isSeen = sql`${stored} = ${JSON.stringify(seen)}
    and exists (select 1 from pages where id = ${pageId} and page_type = 'location')
    and (select count(*) from pages where id in (select value from json_each(${wanted})) and page_type = 'guide')
      = ${order.length}`;
  const [put, drop] = replaceStatements(db, pageId, wanted);
  // The log entry comes first: it is the one statement that always writes a row, so the others can depend on
  // it.
  const entry = auditStatement(
    db,
    {
      actor,
      action: 'related-guides-changed',
      subject: `page:${pageId}`,
      detail: { guides: order.length },
    },
    { guard: isSeen, now },
  );
  const [, written] = order.length > 0 ? await db.batch([entry, put, drop]) : await db.batch([entry, drop]);
  return written.length > 0;
}

/** Puts the guides of the JSON list in its order, and removes all others. */
function replaceStatements(db: Database, pageId: number, wanted: string) {
  const put = insertRow(
    db,
    locationRelatedGuides,
    { pageId, guidePageId: sql`value`, sortOrder: sql`key` },
    sql`from json_each(${wanted}) where ${changed}`,
  )
    .onConflictDoUpdate({
      target: [locationRelatedGuides.pageId, locationRelatedGuides.guidePageId],
      set: { sortOrder: sql`excluded.sort_order` },
    })
    .returning({ id: locationRelatedGuides.guidePageId });
  const drop = db
    .delete(locationRelatedGuides)
    .where(
      and(
        eq(locationRelatedGuides.pageId, pageId),
        sql`${locationRelatedGuides.guidePageId} not in (select value from json_each(${wanted}))`,
        changed,
      ),
    )
    .returning({ id: locationRelatedGuides.guidePageId });
  return [put, drop] as const;
}

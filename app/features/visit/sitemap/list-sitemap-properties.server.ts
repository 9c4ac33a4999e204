import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { isPublic } from '~/features/directory/visibility/visibility';

const propertiesPerPage = 200;

/**
 * Public properties by name, starting after `after` (a public property's id; anything else starts at the
 * beginning), and the id to continue from, null at the end.
 */
export async function listSitemapProperties({ db }: { db: Database }, after: number | null) {
  const start = after === null ? null : await findStart(db, after);
  const following = start
    ? sql`name collate nocase >= ${start.name} and (name collate nocase > ${start.name} or search_rank > ${start.searchRank})`
    : undefined;
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      slug: properties.slug,
      locationSlug: properties.locationSlug,
    })
    .from(properties)
    .where(and(isPublic, following))
    .orderBy(sql`name collate nocase, search_rank`)
    .limit(propertiesPerPage + 1);
  const stays = rows.slice(0, propertiesPerPage);
  return {
    stays: stays.map((stay) => ({ title: stay.name, path: canonicalPropertyPath(stay) })),
    isFirst: !start,
    next: rows.length > propertiesPerPage ? (stays.at(-1)?.id ?? null) : null,
  };
}

async function findStart(db: Database, id: number) {
  const [row] = await db
    .select({ name: properties.name, searchRank: properties.searchRank })
    .from(properties)
    .where(and(eq(properties.id, id), isPublic))
    .limit(1);
  return row;
}

import { and, asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { partOf } from '~/features/directory/search/facets';
import { firstMatches } from '~/features/directory/search/search-sql';
import { isPublic } from '~/features/directory/visibility/visibility';

/** A few public properties whose name or address contains all the words. */
export async function findPropertiesToFeature({ db }: { db: Database }, words: string) {
  const parts = words.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  if (parts.length === 0) return [];
  const expression = parts
    .map((part) => `(${partOf('name', part)} OR ${partOf('address', part)})`)
    .join(' AND ');
  const found = firstMatches(expression, 10);
  const rows = await db
    .select({ id: properties.id, name: properties.name, address: properties.address })
    .from(properties)
    .where(and(isPublic, sql`${properties.id} in (select id from (${found}))`))
    .orderBy(asc(properties.searchRank))
    .limit(10);
  return rows.map(({ id, name, address }) => ({ id, title: name, note: address }));
}

import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPath } from '~/features/directory/property/property-paths';
import { partOf } from '~/features/directory/search/facets';
import { isPublic } from '~/features/directory/visibility/visibility';

import type { SuggestionAnswer } from './suggestion';

/** As many names of which the first word begins so, and as many of which another does. */
const max = 40;

type Row = { name: string; slug: string; area: string | null };

/** Names of public stays with a word that begins with these letters, a to z and digits. One call to the database. */
export async function listNames({ db }: { db: Database }, begins: string): Promise<SuggestionAnswer> {
  const found = sql`with first as (
      select search_rank from properties indexed by public_by_name
      where ${isPublic} and name collate nocase >= ${begins} and name collate nocase < ${begins} || char(1114111)
      order by name collate nocase, search_rank limit ${max}),
    later as (select rowid as search_rank from property_search
      where property_search match ${partOf('name', ` ${begins}`)} order by rowid limit ${max})
    select search_rank from first union select search_rank from later`;
  return answerWith(db, found);
}

/** Names of public stays with these three or four letters in a row, wherever they are. One call to the database. */
export async function listNamesWithin({ db }: { db: Database }, within: string): Promise<SuggestionAnswer> {
  return answerWith(
    db,
    sql`select rowid as search_rank from property_search
      where property_search match ${partOf('name', within)} order by rowid limit ${2 * max}`,
  );
}

async function answerWith(db: Database, found: SQL): Promise<SuggestionAnswer> {
  const rows = await db.all<Row>(sql`select p.name as name, p.slug as slug, l.name as area
    from (${found}) found
    cross join properties p on p.search_rank = found.search_rank and ${isPublic}
    left join location_groups l on l.slug = coalesce(p.place_slug, p.location_slug)
    order by p.search_rank limit ${2 * max}`);
  const suggestions = rows.map(({ name, slug, area }) => ({
    kind: 'stay' as const,
    name,
    hint: area ? `Stay in ${area}` : 'Stay',
    to: propertyPath({ slug }),
  }));
  return { suggestions, isMore: rows.length >= max };
}

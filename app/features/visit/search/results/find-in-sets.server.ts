import { sql, type SQL } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { wholeNumber } from '~/db/whole-number';
import { alternativesOf, resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { size, type BitSet } from '~/features/directory/facets/bit-set';
import { foundSet } from '~/features/directory/facets/count-facets';
import { withTags, type FacetRow, type FacetSets } from '~/features/directory/facets/facet-sets';
import { asksPlaceText } from '~/features/directory/search/facets';
import { maxPlaces } from '~/features/directory/search/list-places.server';
import { listTerms } from '~/features/directory/search/list-terms.server';
import { countLimit, selectKeyed } from '~/features/directory/search/search-sql';
import {
  amenityIds,
  hasMore,
  rememberSets,
  selectSets,
  selectTagsOf,
} from '~/features/visit/search/filters/read-sets.server';
import { selectMatchRows, type MatchRow } from './match-rows';
import { pageSize } from './page-size';

/** Only the text index has words, minutes, areas, and what a landing page holds beside the visitor's own filters. */
export const asksText = ({ q, near, area, within }: Criteria) => Boolean(q || near || area || within);

/**
 * The stays that a search without words finds, as the sets of the filters have them; null where they have neither all of them nor more
 * than are counted. Then `rows` are the matches, where they were read with the sets, since they are few or at a place without a set.
 */
export async function findInSets(
  { db, remember }: Required<Reads>,
  criteria: Criteria,
): Promise<{ found: BitSet | null; rows: MatchRow[] | null }> {
  if (asksText(criteria)) return { found: null, rows: null };
  const query = selectKeyed(criteria, [], fewOrUnlisted(criteria));
  const matches = query && selectMatchRows(db, query);
  const own: { rows: MatchRow[] | null; tagRows: FacetRow[] | null } = { rows: null, tagRows: null };
  const [kept, { places }] = await Promise.all([
    rememberSets(remember, async () => {
      if (!matches) return db.batch(selectSets(db));
      const [all, tags, named, tagRows, rows] = await db.batch([
        ...selectSets(db),
        selectTagsOf(db, criteria.tags),
        matches,
      ]);
      Object.assign(own, { rows, tagRows });
      return [all, tags, named];
    }),
    listTerms({ db, remember }),
  ]);
  const { rows, tagRows } = own;
  const isUnlisted = asksPlaceText(criteria, places);
  const hasTags =
    kept.hasAllTags || criteria.tags.every((tag) => tagRows || kept.sets.keys('tag').includes(tag));
  const found = isUnlisted || !hasTags ? null : foundBy(withTags(kept.sets, tagRows ?? []), criteria, kept);
  const areFew = rows !== null && kept.isMore && rows.length <= few;
  return { found, rows: found || !(isUnlisted || areFew) || places.length === maxPlaces ? null : rows };
}

type Kept = Awaited<ReturnType<typeof rememberSets>>;

function foundBy(sets: FacetSets, criteria: Criteria, { amenities, isMore }: Kept) {
  const found = foundSet(sets, criteria, {
    idOf: amenityIds(amenities),
    found: { words: null, location: null },
  });
  return isMore && size(found) <= resultLimit ? null : found;
}

/** The number of them, up to 1,001. */
export async function countBySets(reads: Required<Reads>, criteria: Criteria): Promise<number | null> {
  const { found } = await findInSets(reads, criteria);
  return found && Math.min(size(found), countLimit);
}

const few = 2 * pageSize;

/** How many matches are read beside the sets: all of those at a place without a set, else more than a few where sets may not tell. */
function fewOrUnlisted({ location }: Criteria): SQL {
  const slugs = [...new Set(alternativesOf(location.toLowerCase()))];
  const listed = sql`select count(*) from location_groups where is_active = 1 and slug in ${slugs}`;
  const ofListed = sql`iif(${hasMore}, ${wholeNumber(few + 1)}, 0)`;
  if (slugs.length === 0) return sql`(select ${ofListed})`;
  return sql`(select iif((${listed}) = ${wholeNumber(slugs.length)}, ${ofListed}, ${wholeNumber(countLimit)}))`;
}

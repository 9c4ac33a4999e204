import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { wholeNumber } from '~/db/whole-number';
import { alternativesOf, resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { size } from '~/features/directory/facets/bit-set';
import { foundSet } from '~/features/directory/facets/count-facets';
import { readFacetSets, withTags, type FacetRow } from '~/features/directory/facets/facet-sets';
import { asksPlaceText } from '~/features/directory/search/facets';
import { maxPlaces } from '~/features/directory/search/list-places.server';
import { listTerms } from '~/features/directory/search/list-terms.server';
import { countLimit, selectKeyed } from '~/features/directory/search/search-sql';
import { amenityIds, hasMore, rememberSets, selectLater, selectSets, selectTagsOf } from './read-sets.server';
import { selectMatchRows, type MatchRow } from './match-rows';
import type { FoundInSets } from './part-by-rate';

/** Only the text index has words, minutes, areas, and what a landing page holds beside the visitor's own filters. */
const asksText = ({ q, near, area, within }: Criteria) => Boolean(q || near || area || within);

/**
 * `inSets`: the stays as the sets of the filters have them, `total` their number up to 1,001. The sets have the first 49,152 stays of the
 * directory: of more, both are null where these are not more than are counted, and `total` may come from further stays.
 * `rows`: the matches, where they were read with the sets, since they are few or at a place without a set; else null.
 */
type InSets = { inSets: FoundInSets | null; total: number | null; rows: MatchRow[] | null };

const nothing: InSets = { inSets: null, total: null, rows: null };

/** What the sets tell of a search without words. */
export async function findInSets(reads: Required<Reads>, criteria: Criteria): Promise<InSets> {
  if (asksText(criteria)) return nothing;
  const { kept, places, rows, tagRows, later } = await readForFilters(reads, criteria);
  if (asksPlaceText(criteria, places)) return { ...nothing, rows: places.length < maxPlaces ? rows : null };
  const has = (tag: string) => tagRows !== null || kept.sets.keys('tag').includes(tag);
  if (!kept.hasAllTags && !criteria.tags.every(has)) return nothing;
  const given = { idOf: amenityIds(kept.amenities), found: { words: null, location: null } };
  const found = foundSet(withTags(kept.sets, tagRows ?? []), criteria, given);
  const total = Math.min(size(found), countLimit);
  const inSets = { found, halfDollars: kept.sets.halfDollars };
  if (!kept.isMore || total > resultLimit) return { inSets, total, rows: null };
  if (!kept.hasLater) return nothing;
  if (rows && rows.length <= few) return { ...nothing, rows };
  const inLater = later ?? (await readInLater(reads.db, criteria));
  return inLater ? addLater(criteria, total, inLater) : nothing;
}

type Own = { rows: MatchRow[] | null; tagRows: FacetRow[] | null; later: InLater | null };

/** The sets and the places, and where the sets are not remembered, what is read beside them. */
async function readForFilters({ db, remember }: Required<Reads>, criteria: Criteria) {
  const query = selectKeyed(criteria, [], fewOrUnlisted(criteria));
  const matches = query && selectMatchRows(db, query);
  const kinds = kindsOf(criteria);
  const own: Own = { rows: null, tagRows: null, later: null };
  const [kept, { places }] = await Promise.all([
    rememberSets(remember, async () => {
      if (!matches) return db.batch(selectSets(db));
      const beside = [selectTagsOf(db, criteria.tags), matches, selectLater(db, kinds ?? [])] as const;
      const [all, tags, named, tagRows, rows, sets] = await db.batch([...selectSets(db), ...beside]);
      Object.assign(own, { rows, tagRows, later: kinds && { sets, rows: null } });
      return [all, tags, named];
    }),
    listTerms({ db, remember }),
  ]);
  return { kept, places, ...own };
}

/** Two pages. */
const few = 48;

/** How many matches are read beside the sets: all of those at a place without a set, else more than a few where sets may not tell. */
function fewOrUnlisted(criteria: Criteria): SQL {
  const ofListed = sql`iif(${hasMore}, ${wholeNumber(few + 1)}, 0)`;
  if (!criteria.location) return sql`(select ${ofListed})`;
  return sql`(select iif(${isUnlisted(criteria)}, ${wholeNumber(countLimit)}, ${ofListed}))`;
}

/** Some place of the search has no set. */
export function isUnlisted({ location }: Criteria): SQL {
  const slugs = [...new Set(alternativesOf(location.toLowerCase()))];
  if (slugs.length === 0) return sql`false`;
  const listed = sql`select count(*) from location_groups where is_active = 1 and slug in ${slugs}`;
  return sql`(${listed}) < ${wholeNumber(slugs.length)}`;
}

/** Sets of further blocks; `rows`: the matches up to one more than a few, where they were not read before. */
type InLater = { sets: Awaited<ReturnType<typeof selectLater>>; rows: MatchRow[] | null };

/** Null for filters of which there may be many sets. */
async function readInLater(db: Database, criteria: Criteria): Promise<InLater | null> {
  const query = selectKeyed(criteria, [], few + 1);
  const kinds = kindsOf(criteria);
  if (!query || !kinds) return null;
  const [sets, rows] = await db.batch([selectLater(db, kinds), selectMatchRows(db, query)]);
  return { sets, rows };
}

/** Few matches, else their number with those of further blocks. */
function addLater(criteria: Criteria, first: number, { sets, rows }: InLater): InSets {
  if (rows && rows.length <= few) return { ...nothing, rows };
  const given = { idOf: () => null, found: { words: null, location: null } };
  const blocks = [...new Set(sets.map(({ block }) => block))];
  const sizes = blocks.map((at) =>
    size(foundSet(readFacetSets(sets.filter(({ block }) => block === at)), criteria, given)),
  );
  const total = sizes.reduce((sum, each) => sum + each, first);
  const isWhole = sets.every(({ last }) => blocks.includes(last));
  return isWhole || total > resultLimit ? { ...nothing, total: Math.min(total, countLimit) } : nothing;
}

/** The kinds of sets that the filters choose from; null for places, tags and amenities, of which there may be many. */
function kindsOf(criteria: Criteria): string[] | null {
  const { types, minPrice, maxPrice, stars, rating, nearAirport, room, location, tags, amenities } = criteria;
  if (location || tags.length > 0 || amenities.length > 0) return null;
  const asked = {
    all: true,
    type: types.length > 0,
    price: minPrice !== null || maxPrice !== null,
    stars: stars !== null,
    rating: rating !== null,
    airport: nearAirport,
    room,
  };
  return Object.entries(asked).flatMap(([kind, isAsked]) => (isAsked ? kind : []));
}

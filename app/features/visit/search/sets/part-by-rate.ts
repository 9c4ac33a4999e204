import { sql, type SQL } from 'drizzle-orm';

import type { Criteria } from '~/features/directory/criteria/criteria';
import { forEach, type BitSet } from '~/features/directory/facets/bit-set';
import {
  selectWithoutRate,
  walkMatches,
  type Slice,
  type Words,
} from '~/features/directory/search/search-sql';

/** Stays that a search finds, as the sets have them, and the rates of all stays in half dollars. */
export type FoundInSets = { found: BitSet; halfDollars: Int32Array };

type ByRate = Criteria & { sort: 'price_low' | 'price_high' };

/**
 * `id` and `place` of a part of what is found, in an order by the rate. The sets have the half dollar of each stay, so that no others are
 * read but those of the first and the last half dollar, where only some of these are in the part. Those of one half dollar between them have
 * the same place.
 */
export function partByRate(
  criteria: ByRate,
  words: Words,
  stays: FoundInSets,
  { limit, offset }: Slice,
): SQL {
  const rated = listRated(stays, criteria.sort);
  const halves = rated.map(({ half }) => half);
  const end = Math.min(rated.length, offset + limit);
  const part = rated.slice(offset, end);
  const [first, last] = [part[0]?.half ?? -1, part.at(-1)?.half ?? -1];
  const isInPart = (half: number) => halves.indexOf(half) >= offset && halves.lastIndexOf(half) < end;
  const edges = new Set([first, last].filter((half) => half >= 0 && !isInPart(half)));
  const atEdge = (half: number) =>
    walkMatches({ ...criteria, ...boundsOf(half) }, words, {
      limit: part.filter((each) => each.half === half).length,
      offset: Math.max(0, offset - halves.indexOf(half)),
    });
  const between = part
    .filter(({ half }) => !edges.has(half))
    .map(({ id, half }) => ({ id, place: halves.indexOf(half) }));
  const missing = offset + limit - Math.max(offset, rated.length);
  const hasBounds = criteria.minPrice !== null || criteria.maxPrice !== null;
  return afterEachOther([
    ...(edges.has(first) ? [atEdge(first)] : []),
    ...(between.length > 0 ? [selectPlaced(between)] : []),
    ...(edges.has(last) && last !== first ? [atEdge(last)] : []),
    ...(missing > 0 && !hasBounds
      ? [selectWithoutRate(criteria, words, { limit: missing, offset: Math.max(0, offset - rated.length) })]
      : []),
  ]);
}

/** Whole numbers of our own, as they are: a list of values is no table, of which the database would count each row as read. */
export const selectPlaced = (rows: readonly { id: number; place: number }[]): SQL =>
  sql`select column1 as id, column2 as place
    from (values ${sql.raw(rows.map(({ id, place }) => `(${id}, ${place})`).join(', '))})`;

/** The stays that have a rate, in its order; those of the same half dollar in no order of their own. */
function listRated({ found, halfDollars }: FoundInSets, sort: ByRate['sort']) {
  const rated: { id: number; half: number }[] = [];
  forEach(found, (id) => {
    const half = halfDollars[id] ?? -1;
    if (half >= 0) rated.push({ id, half });
  });
  return rated.sort((a, b) => (sort === 'price_low' ? a.half - b.half : b.half - a.half));
}

/** The half between two dollars is that of every rate with cents. */
const boundsOf = (half: number) =>
  half % 2 === 0
    ? { minPrice: half / 2, maxPrice: half / 2 }
    : { minPrice: (half - 1) / 2 + 0.01, maxPrice: (half - 1) / 2 + 0.99 };

const placesOfEach = 1_000;

/** The parts after each other. */
const afterEachOther = (parts: readonly SQL[]): SQL =>
  sql.join(
    parts.map(
      (part, at) => sql`select id, place + ${sql.raw(String(at * placesOfEach))} as place from (${part})`,
    ),
    sql` union all `,
  );

import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { facetBits, locationGroups, properties } from '~/db/schema';
import { forEach, sizeOfBoth, type BitSet } from '~/features/directory/facets/bit-set';
import { readFacetSets } from '~/features/directory/facets/facet-sets';
import { isPublic } from '~/features/directory/visibility/visibility';
import { rememberSets, selectSets, setColumns } from '~/features/visit/search/sets/read-sets.server';

import { commonest, type ResultFacts } from './result-facts';

const maxNames = 1000;
const reviewBits = 20;
/** Stays of one whole dollar whose cents are looked up. */
const maxSameRate = 100;

/** Facts about the stays of a set, without reading them. */
export async function describeInSets({ db, remember }: Required<Reads>, found: BitSet): Promise<ResultFacts> {
  const [{ sets, amenities }, { places, reviews }] = await Promise.all([
    rememberSets(remember, () => db.batch(selectSets(db))),
    remember('facts', ['list', 'terms', 'pages'], () => readFacts(db)),
  ]);
  const [lowestPrice = null, highestPrice = null] = await rateBounds(db, found, sets.halfDollars);
  return {
    lowestPrice,
    highestPrice,
    places: commonest(places.map(({ name, set }) => ({ name, count: sizeOfBoth(found, set) }))),
    amenities: commonest(
      amenities.map(({ id, name }) => ({ name, count: sizeOfBoth(found, sets.of('amenity', String(id))) })),
    ),
    reviewCount: reviews.reduce((sum, set, bit) => sum + 2 ** bit * sizeOfBoth(found, set), 0),
  };
}

/** The places of cards by name, and the bits of the numbers of reviews, each with its set. */
async function readFacts(db: Database) {
  const ofBlock = eq(facetBits.block, 0);
  const [atPlaces, bits] = await db.batch([
    db
      .select({ ...setColumns, name: locationGroups.name })
      .from(locationGroups)
      .crossJoin(facetBits)
      .where(and(eq(facetBits.kind, 'at'), ofBlock, eq(facetBits.key, locationGroups.slug)))
      .limit(maxNames),
    db
      .select(setColumns)
      .from(facetBits)
      .where(and(eq(facetBits.kind, 'reviews'), ofBlock))
      .limit(reviewBits),
  ]);
  const sets = readFacetSets([...atPlaces, ...bits]);
  return {
    places: atPlaces.map(({ key, name }) => ({ name, set: sets.of('at', key) })),
    reviews: Array.from({ length: reviewBits }, (_, bit) => sets.of('reviews', String(bit))),
  };
}

/** The lowest and the highest rate. Sets have whole dollars, and the half in place of cents, which are looked up. */
async function rateBounds(db: Database, found: BitSet, halfDollars: Int32Array) {
  let [low, high] = [Infinity, -1];
  forEach(found, (id) => {
    const half = halfDollars[id] ?? -1;
    if (half < 0) return;
    low = Math.min(low, half);
    high = Math.max(high, half);
  });
  if (high < 0) return [null, null];
  const ids = [low, high].flatMap((half) => (half % 2 === 0 ? [] : idsAt(half, found, halfDollars)));
  const rates = ids.length > 0 ? await listRates(db, ids) : [];
  return [
    low % 2 === 0 ? low / 2 : Math.min(...rates, high / 2),
    high % 2 === 0 ? high / 2 : Math.max(...rates, low / 2),
  ];
}

function idsAt(half: number, found: BitSet, halfDollars: Int32Array) {
  const ids: number[] = [];
  forEach(found, (id) => halfDollars[id] === half && ids.length < maxSameRate && ids.push(id));
  return ids;
}

async function listRates(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ rate: properties.priceAud })
    .from(properties)
    .where(and(sql`${properties.id} in (select value from json_each(${JSON.stringify(ids)}))`, isPublic))
    .limit(2 * maxSameRate);
  return rows.flatMap(({ rate }) => rate ?? []);
}

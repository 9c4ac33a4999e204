import {
  alternativesOf,
  maxGuests,
  ratingChoices,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { highestHalf } from '~/features/directory/search/facets';
import { once } from '~/lib/memory/once';

import {
  add,
  common,
  difference,
  emptySet,
  forEach,
  setOf,
  size,
  sizeOfBoth,
  union,
  type BitSet,
} from './bit-set';
import type { FacetSets } from './facet-sets';

/**
 * Filters whose choices are counted, each without its own selection; amenities and tags are counted with
 * their own selection, since choices add up.
 */
const facets = [
  'types',
  'location',
  'price',
  'stars',
  'rating',
  'nearAirport',
  'room',
  'amenities',
  'tags',
] as const;
type Facet = (typeof facets)[number];

/** The properties that have an id of these, or with `areOthers` all others. */
type Text = { ids: readonly number[]; areOthers: boolean };

/** What only the text index finds: matches of the words, and of a place that is not in the list. */
export type TextSets = { words: Text | null; location: Text | null };

export type AmenityId = (name: string) => number | null;

type Given = { idOf: AmenityId; found: TextSets };

/** The width of a bar of the histogram in dollars; the last bar contains every higher rate too. */
export const barDollars = 50;
export const bars = 20;

/** Number of stays that a choice finds. */
export type Counter = {
  type: (value: string) => number;
  place: (slug: string) => number;
  amenity: (id: number) => number;
  tag: (tag: string) => number;
  /** Minimum; null for any. */
  stars: (least: number | null) => number;
  rating: (least: number | null) => number;
  nearAirport: () => number;
  room: () => number;
  /** Stays by their nightly rate, and without one. */
  rates: () => { bars: number[]; unknown: number };
};

/** `criteria.within` is left out: a choice leaves the landing page for the search without it. */
export function countFacets(sets: FacetSets, criteria: Criteria, given: Given): Counter {
  const without = matching(sets, criteria, given);
  const all = once(() => without());
  const bases = Object.fromEntries(facets.map((facet) => [facet, once(() => without(facet))]));
  const base = (facet: Facet): BitSet => bases[facet]?.() ?? all();
  return {
    type: (value) => sizeOfBoth(base('types'), sets.of('type', value)),
    place: (slug) => sizeOfBoth(base('location'), placeSet(sets, slug)),
    amenity: (id) => sizeOfBoth(all(), sets.of('amenity', String(id))),
    tag: (tag) => sizeOfBoth(all(), sets.of('tag', tag)),
    stars: (least) => sizeOrBoth(base('stars'), least === null ? null : starSet(sets, least)),
    rating: (least) => sizeOrBoth(base('rating'), least === null ? null : ratingSet(sets, least)),
    nearAirport: () => sizeOfBoth(base('nearAirport'), sets.of('airport', '')),
    room: () => sizeOfBoth(base('room'), roomSet(sets, criteria.guests)),
    rates: () => ratesOf(base('price'), sets),
  };
}

/** The stays that a whole search finds. */
export const foundSet = (sets: FacetSets, criteria: Criteria, given: Given): BitSet =>
  matching(sets, criteria, given)();

/** Their number. */
export const countFound = (sets: FacetSets, criteria: Criteria, given: Given): number =>
  size(foundSet(sets, criteria, given));

/** The stays that the search finds, without the selection of its `own` facet if one is named. */
function matching(sets: FacetSets, criteria: Criteria, given: Given): (own?: Facet) => BitSet {
  const chosen = chosenSets(sets, criteria, given);
  const words = given.found.words ? [textSet(given.found.words, sets)] : [];
  return (own) =>
    common(sets.all, ...words, ...facets.flatMap((facet) => (facet === own ? [] : chosen[facet])));
}

const sizeOrBoth = (base: BitSet, set: BitSet | null) => (set ? sizeOfBoth(base, set) : size(base));

function textSet({ ids, areOthers }: Text, { all, length }: FacetSets): BitSet {
  const set = setOf(ids, length);
  return areOthers ? difference(all, set) : set;
}

/** The sets of the chosen values, none for a filter without a choice; all of them apply. */
function chosenSets(sets: FacetSets, criteria: Criteria, { idOf, found }: Given): Record<Facet, BitSet[]> {
  const { types, tags, amenities, minPrice, maxPrice, stars, rating, nearAirport, room, guests, location } =
    criteria;
  const any = (choices: BitSet[]) => union(choices, sets.length);
  const named = (name: string) => sets.of('amenity', String(idOf(name) ?? ''));
  return {
    types: types.length > 0 ? [any(types.map((type) => sets.of('type', type)))] : [],
    location: location
      ? [
          found.location
            ? textSet(found.location, sets)
            : any(alternativesOf(location.toLowerCase()).map((slug) => placeSet(sets, slug))),
        ]
      : [],
    price: minPrice !== null || maxPrice !== null ? [rateSet(sets, minPrice, maxPrice)] : [],
    stars: stars !== null ? [starSet(sets, stars)] : [],
    rating: rating !== null ? [ratingSet(sets, rating)] : [],
    nearAirport: nearAirport ? [sets.of('airport', '')] : [],
    room: room ? [roomSet(sets, guests)] : [],
    amenities: amenities.map((names) => any(alternativesOf(names).map(named))),
    tags: tags.map((tag) => sets.of('tag', tag)),
  };
}

/** At the place, or with its slug in the address. */
const placeSet = (sets: FacetSets, slug: string) =>
  union([sets.of('place', slug), sets.of('named', slug)], sets.length);

const starSet = (sets: FacetSets, least: number) =>
  fromTo(
    sets,
    'stars',
    [1, 2, 3, 4, 5].filter((stars) => stars >= least),
  );

const ratingSet = (sets: FacetSets, least: number) =>
  fromTo(
    sets,
    'rating',
    ratingChoices.filter((choice) => choice >= least).map((choice) => choice * 10),
  );

const roomSet = (sets: FacetSets, guests: number) =>
  fromTo(
    sets,
    'room',
    [...Array(maxGuests - guests + 1).keys()].map((more) => guests + more),
  );

const fromTo = (sets: FacetSets, kind: 'stars' | 'rating' | 'room', keys: readonly number[]) =>
  union(
    keys.map((key) => sets.of(kind, String(key))),
    sets.length,
  );

/** As the blocks of prices in the text index: whole dollars or 99 cents more, and the half between two dollars. */
function rateSet({ length, halfDollars }: FacetSets, min: number | null, max: number | null): BitSet {
  const low = Math.min((min ?? 0) * 2, highestHalf);
  const high = max === null ? highestHalf : Math.min(Math.floor(max * 2), highestHalf);
  const set = emptySet(length);
  for (let id = 0; id < halfDollars.length; id += 1) {
    const rate = halfDollars[id] ?? -1;
    if (rate >= low && rate <= high) add(set, id);
  }
  return set;
}

function ratesOf(base: BitSet, { halfDollars }: FacetSets) {
  const counts = Array.from({ length: bars }, () => 0);
  let unknown = 0;
  forEach(base, (id) => {
    const rate = halfDollars[id] ?? -1;
    if (rate < 0) unknown += 1;
    else {
      const bar = Math.min(bars - 1, Math.floor(rate / (2 * barDollars)));
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
  });
  return { bars: counts, unknown };
}

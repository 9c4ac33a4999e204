import { decodePercent } from '~/lib/text/decode-percent';

import type { AliasKey } from './alias-texts';
import type { Criteria, Filters } from './criteria';

/** The search of a landing page's address. `canonical` is the one address of several equivalent ones. */
export type PathPreset = {
  canonical: string;
  criteria: Partial<Filters>;
} & ({ kind: 'alias'; key: AliasKey } | { kind: 'place'; place: string });

const aliases: { key: AliasKey; paths: readonly [string, ...string[]]; criteria: Partial<Filters> }[] = [
  { key: 'adelaide', paths: ['/accommodation-adelaide', '/accommodation/adelaide'], criteria: {} },
  { key: 'hotels', paths: ['/adelaide-hotels'], criteria: { types: ['hotel'] } },
  {
    key: 'serviced-apartments',
    paths: ['/serviced-apartments-adelaide', '/adelaide-serviced-apartments'],
    criteria: { types: ['serviced-apartment'] },
  },
  { key: 'apartments', paths: ['/adelaide-apartments'], criteria: { types: ['apartment'] } },
  { key: 'motels', paths: ['/adelaide-motels'], criteria: { types: ['motel'] } },
  {
    key: 'budget',
    paths: ['/budget-accommodation-adelaide', '/cheap-hotels-adelaide'],
    criteria: { maxPrice: 150 },
  },
  { key: 'luxury', paths: ['/luxury-accommodation-adelaide'], criteria: { minPrice: 300 } },
  { key: 'family', paths: ['/family-accommodation-adelaide'], criteria: { tags: ['family'] } },
  {
    key: 'adelaide-cbd',
    paths: ['/accommodation/sa/adelaide-cbd', '/accommodation-adelaide-cbd', '/accommodation/adelaide-cbd'],
    criteria: { location: 'adelaide-cbd' },
  },
  {
    key: 'adelaide-hills',
    paths: [
      '/adelaide-hills-accommodation',
      '/accommodation/adelaide-hills',
      '/accommodation-adelaide-hills',
    ],
    criteria: { location: 'adelaide-hills' },
  },
  { key: 'airport', paths: ['/accommodation-near-adelaide-airport'], criteria: { nearAirport: true } },
  {
    key: 'glenelg-beach',
    paths: ['/glenelg-beach-accommodation', '/accommodation/glenelg', '/accommodation-glenelg'],
    criteria: { location: 'glenelg' },
  },
];

/** Canonical addresses of the named landing pages, for the sitemap. */
export const aliasPaths: readonly string[] = aliases.map(({ paths }) => paths[0]);

/** The named landing page with exactly this search; null when none does. */
export function aliasPathOf(search: Partial<Filters>): string | null {
  const wanted = JSON.stringify(search);
  return aliases.find(({ criteria }) => JSON.stringify(criteria) === wanted)?.paths[0] ?? null;
}

const placePattern = /^\/accommodation[-/]([^/]+)$/;
const longestPlace = 80;

/**
 * The search that a path presets, or null when the path is not a landing page. Named pages come first, then
 * `/accommodation-{place}` and `/accommodation/{place}`; whether the place exists is not checked here.
 */
export function findPathPreset(pathname: string): PathPreset | null {
  const path = pathname.toLowerCase();
  for (const { key, paths, criteria } of aliases) {
    if (paths.includes(path)) return { kind: 'alias', key, canonical: paths[0], criteria };
  }
  const place = decodePercent(placePattern.exec(path)?.[1] ?? '').trim();
  if (!place || place.length > longestPlace) return null;
  const canonical = `/accommodation/${encodeURIComponent(place)}`;
  return { kind: 'place', place, canonical, criteria: { location: place } };
}

/**
 * The search that a landing page shows: the preset, narrowed by the filters of the visitor's query. Where the two
 * contradict each other, both apply, so that nothing is found; the page shows the visitor's filters.
 */
export function presetCriteria({ criteria: preset }: PathPreset, own: Criteria): Criteria {
  const { types = [], location = '', tags = [], minPrice = null, maxPrice = null } = preset;
  const shared = own.types.filter((type) => types.includes(type));
  const low = Math.max(minPrice ?? 0, own.minPrice ?? 0) || null;
  const high = Math.min(maxPrice ?? Infinity, own.maxPrice ?? Infinity);
  const within: Partial<Filters> = {
    ...(types.length > 0 && own.types.length > 0 && shared.length === 0 && { types }),
    ...(location && own.location && location !== own.location && { location }),
    ...(low !== null && low > high && { minPrice, maxPrice }),
  };
  const prices = low !== null && low > high ? own : { minPrice: low, maxPrice: finite(high) };
  return {
    ...own,
    types: [shared, own.types, types].find((chosen) => chosen.length > 0) ?? [],
    location: own.location || location,
    tags: [...new Set([...tags, ...own.tags])],
    minPrice: prices.minPrice,
    maxPrice: prices.maxPrice,
    nearAirport: own.nearAirport || preset.nearAirport === true,
    ...(Object.keys(within).length > 0 && { within }),
  };
}

const finite = (value: number) => (Number.isFinite(value) ? value : null);

/**
 * True when the query narrows the result, so that the search belongs at /search and not on a landing page.
 */
export function narrows({
  q,
  location,
  types,
  tags,
  minPrice,
  maxPrice,
  amenities,
  stars,
  rating,
  nearAirport,
  room,
  near,
  area,
}: Criteria): boolean {
  return Boolean(
    q ||
    location ||
    types.length ||
    tags.length ||
    amenities.length ||
    minPrice !== null ||
    maxPrice !== null ||
    stars ||
    rating ||
    nearAirport ||
    room ||
    near ||
    area,
  );
}

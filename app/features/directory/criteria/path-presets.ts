import type { AliasKey } from './alias-texts';
import { emptyCriteria, type Criteria } from './criteria';

/**
 * The search that a landing page's address stands for. `canonical` is the one address of several equivalent
 * ones.
 */
export type PathPreset = {
  canonical: string;
  criteria: Partial<Criteria>;
} & ({ kind: 'alias'; key: AliasKey } | { kind: 'place'; place: string });

const aliases: { key: AliasKey; paths: readonly [string, ...string[]]; criteria: Partial<Criteria> }[] = [
  { key: 'hotels', paths: ['/adelaide-hotels'], criteria: { types: ['hotel'] } },
  {
    key: 'serviced-apartments',
    paths: ['/serviced-apartments-adelaide', '/adelaide-serviced-apartments'],
    criteria: { types: ['serviced-apartment'] },
  },
  { key: 'apartments', paths: ['/adelaide-apartments'], criteria: { types: ['apartment'] } },
  { key: 'motels', paths: ['/adelaide-motels'], criteria: { types: ['motel'] } },
  {
    key: 'cheap',
    paths: ['/cheap-hotels-adelaide'],
    criteria: { types: ['hotel', 'motel'], maxPrice: 150, sort: 'price_low' },
  },
  { key: 'budget', paths: ['/budget-accommodation-adelaide'], criteria: { maxPrice: 150 } },
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

const placePattern = /^\/accommodation[-/]([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * The search that a path presets, or null when the path is not a landing page. Named pages come first, then
 * `/accommodation-{place}` and `/accommodation/{place}`; whether the place exists is not checked here.
 */
export function findPathPreset(pathname: string): PathPreset | null {
  const path = pathname.toLowerCase();
  for (const { key, paths, criteria } of aliases) {
    if (paths.includes(path)) return { kind: 'alias', key, canonical: paths[0], criteria };
  }
  const place = placePattern.exec(path)?.[1];
  if (!place || place.length > 80) return null;
  return { kind: 'place', place, canonical: `/accommodation/${place}`, criteria: { location: place } };
}

/**
 * The preset with the parts of the visitor's query that do not narrow it: dates, guests, order, view, page.
 */
export function presetCriteria(preset: PathPreset, asked: Criteria): Criteria {
  return {
    ...emptyCriteria,
    ...preset.criteria,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    guests: asked.guests,
    sort: asked.sort === 'relevance' ? (preset.criteria.sort ?? 'relevance') : asked.sort,
    view: asked.view,
    page: asked.page,
  };
}

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
  stars,
  nearAirport,
}: Criteria): boolean {
  return Boolean(
    q ||
    location ||
    types.length ||
    tags.length ||
    minPrice !== null ||
    maxPrice !== null ||
    stars ||
    nearAirport,
  );
}

import { isIndexable } from '~/features/directory/criteria/indexable';
import { aliasPaths, findPathPreset } from '~/features/directory/criteria/path-presets';

/** Main pages, with their names on the sitemap screen. */
export const mainPages = [
  { path: '/', title: 'Home' },
  { path: '/search', title: 'Search accommodation' },
  { path: '/contact', title: 'Contact' },
  { path: '/auth', title: 'Sign in' },
] as const;

/** Lists that link to everything else. */
export const listPages = [
  { path: '/locations', title: 'Locations' },
  { path: '/guides', title: 'Guides' },
  { path: '/blog', title: 'Blog' },
] as const;

/** Landing pages that the screen lists as hubs, each by its canonical address. */
export const hubPages = [
  { path: '/accommodation/sa/adelaide-cbd', title: 'Adelaide CBD accommodation' },
  { path: '/cheap-hotels-adelaide', title: 'Cheap hotels in Adelaide' },
  { path: '/adelaide-hills-accommodation', title: 'Adelaide Hills accommodation' },
  { path: '/accommodation-near-adelaide-airport', title: 'Accommodation near Adelaide Airport' },
  { path: '/luxury-accommodation-adelaide', title: 'Luxury accommodation in Adelaide' },
  { path: '/serviced-apartments-adelaide', title: 'Serviced apartments in Adelaide' },
].map(({ path, title }) => ({ path: findPathPreset(path)?.canonical ?? path, title }));

/** Indexable paths besides stored pages and properties. */
export const fixedPaths: readonly string[] = [
  '/',
  '/search',
  '/contact',
  '/your-data',
  '/travel-times',
  ...listPages.map(({ path }) => path),
  ...aliasPaths,
].filter(isIndexable);

import type { Database } from '~/db/client';
import { findAmenity, listAmenities } from '~/features/content/amenities/list-amenities.server';
import { countMerges } from '~/features/content/amenities/merge-amenities.server';
import { findHomeSettings } from '~/features/content/home/find-home-settings.server';
import { findPropertiesToFeature } from '~/features/content/home/find-properties-to-feature.server';
import { listLocationTree } from '~/features/content/location-editor/list-location-tree.server';
import { findLocation } from '~/features/content/location-editor/find-location.server';
import { findLocationPage } from '~/features/content/locations/find-location-page.server';
import { listLocations } from '~/features/content/locations/list-locations.server';
import { loadContentPage } from '~/features/content/pages/load-content-page.server';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { listCardsOf } from '~/features/directory/property/list-property-cards.server';
import { listPlaces } from '~/features/directory/search/list-places.server';
import { managesProperty } from '~/features/directory/visibility/manages-property.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { listLeadProperties } from '~/features/manage/leads/lists/list-lead-properties.server';
import { noLeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { countProperties } from '~/features/manage/overview/count-properties.server';
import { listOwnerChores } from '~/features/manage/overview/list-owner-chores.server';
import { listPending } from '~/features/manage/overview/list-pending.server';
import { listAccounts } from '~/features/people/access/list-accounts.server';
import { findHomePage } from '~/features/visit/home/find-home-page.server';
import {
  findProperty,
  findPropertyAndRelated,
} from '~/features/visit/property-page/reading/find-property.server';
import { findMatches } from '~/features/visit/search/results/find-matches.server';
import { loadLanding } from '~/features/visit/search/load-landing.server';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { listNames, listNamesWithin } from '~/features/visit/suggest/list-names.server';
import { listSuggestions } from '~/features/visit/suggest/list-suggestions.server';
import { findSitemap, findSitemapPart } from '~/features/visit/sitemap/find-sitemap.server';
import { listSitemapProperties } from '~/features/visit/sitemap/list-sitemap-properties.server';
import { listSitemapSections } from '~/features/visit/sitemap/list-sitemap-sections.server';

import type { Remember } from '~/lib/memory/remember';

import { syntheticProperty } from './synthetic-properties';

/** A read by its name, of a directory of synthetic properties. `size` is their number. */
export type Read = (db: Database, size: number) => Promise<unknown>;

const search = (query: string) => (db: Database) =>
  loadSearch({ db }, parseCriteria(new URLSearchParams(query)));

/** A search in an isolate that has rendered one before, as most have, at the same size of the directory. */
const remembered = (query: string) => {
  const values = new Map<string, unknown>();
  return (db: Database, size: number) => {
    const remember: Remember = async <Value>(
      name: string,
      _keys: readonly string[],
      make: () => Promise<Value>,
    ) => {
      const key = `${size} ${name}`;
      if (!values.has(key)) values.set(key, await make());
      return values.get(key) as Value;
    };
    return loadSearch({ db, remember }, parseCriteria(new URLSearchParams(query)));
  };
};

/** The same search without the numbers of its filters, to compare. */
const withoutCounts = (query: string) => async (db: Database) => {
  const criteria = parseCriteria(new URLSearchParams(query));
  const [{ shown }] = await Promise.all([findMatches({ db }, criteria), listPlaces({ db })]);
  if (shown) await listCardsOf(db, shown);
};

const landing =
  (path: string, order = '') =>
  (db: Database) => {
    const preset = findPathPreset(path);
    if (!preset) throw new Error(`${path} is no landing page`);
    const given = {
      preset,
      path,
      query: new URLSearchParams(order),
      origin: site.siteOrigin,
      today: '2026-10-31',
    };
    return loadLanding({ db }, given);
  };

const site = { siteOrigin: 'https://stay.test' };

/** Addresses of searches, from simple to difficult. */
const searches: Record<string, string> = {
  'no filter': '',
  'last page': 'page=1000',
  'sort by price': 'sort=price_low',
  'sort by price, last page': 'sort=price_low&page=1000',
  'sort by price down': 'sort=price_high',
  'sort by rating': 'sort=rating',
  'sort by rating, last page': 'sort=rating&page=1000',
  'sort by name': 'sort=name',
  'sort by name, last page': 'sort=name&page=1000',
  map: 'view=map',
  'map by price': 'view=map&sort=price_low',
  'map of an area': 'view=map&area=-35.100_138.400_-34.800_138.800',
  'location slug': 'location=glenelg',
  'location slug by price': 'location=glenelg&sort=price_low',
  'location slug by price, last page': 'location=glenelg&sort=price_low&page=1000',
  'location slug by name': 'location=glenelg&sort=name',
  'part of an address': 'location=tiridge+str',
  'a location of common letters that nothing has': 'location=street+street',
  'one letter as location': 'location=q',
  'two letters as location': 'location=zz',
  'a common letter as location': 'location=a&sort=price_high',
  'type with price band': 'type=hotel&min_price=150&max_price=249',
  'stars near the airport': 'stars=4&near_airport=1',
  'narrow price': 'min_price=985&max_price=999',
  'narrow price by rating': 'min_price=985&max_price=999&sort=rating',
  'unknown tag': 'tag=nowhere',
  'known tag by name': 'tag=family&sort=name',
  'two types by price': 'type=hotel&type=motel&max_price=150&sort=price_low',
  'a common word': 'q=pool',
  'a common word by price': 'q=pool&sort=price_low',
  'a common word by price, last page': 'q=pool&sort=price_low&page=1000',
  'a common word by name': 'q=pool&sort=name',
  'a common word, hotel, five stars, 900 dollars': 'q=pool&type=hotel&stars=5&min_price=900',
  'four filters by name': 'q=pool&type=hotel&stars=5&min_price=900&sort=name',
  'two words': 'q=garden+cottage',
  'two words at a place': 'q=garden+cottage&location=glenelg',
  'a typing error': 'q=gardn+cottage',
  'a common word, last page': 'q=pool&page=1000',
  'a common word on a map by price': 'q=pool&view=map&sort=price_low',
  'a common word at a part of an address by price': 'q=pool&location=street&sort=price_low',
  'a location by name, last page': 'location=glenelg&sort=name&page=1000',
  'a typing error in a common word': 'q=poool',
  'the same, last page': 'q=poool&page=1000',
  'the same by price': 'q=poool&sort=price_low',
  'the same by name': 'q=poool&sort=name',
  'a sentence of seven wishes':
    'said=any&type=hotel&stars=2&min_price=60&max_price=600&location=glenelg&tag=family&amenity=Bar&amenity=Gym',
  'a sentence of words and wishes': 'said=any&q=pool&stars=2&min_price=60&tag=family&amenity=Bar',
  'a sentence that finds nothing':
    'said=any&q=pool&type=hotel&stars=5&min_price=985&max_price=999&location=glenelg&tag=nowhere&amenity=Bar&amenity=Gym',
  'a word of every stay': 'q=rooms',
  'near a landmark that all reach': 'near=the-square',
  'within ten minutes': 'near=the-square&minutes=10&by=walk',
  'nearest first': 'near=the-square&sort=nearest',
  'nearest first, last page': 'near=the-square&sort=nearest&page=1000',
  'nearest first, of few': 'near=the-tower&minutes=7&sort=nearest',
  'a common word within thirteen minutes, nearest first': 'q=pool&near=the-zoo&minutes=13&sort=nearest',
  'a typing error, nearest first': 'q=gardn+cottage&near=the-square&sort=nearest',
  'nothing found, with removals':
    'q=zzqxwv+pool&type=hotel&stars=5&min_price=985&max_price=999&location=glenelg&tag=nowhere',
  'nothing found, with the nearest without two of six wishes':
    'type=hostel&stars=5&min_price=999&location=glenelg&tag=nowhere&near_airport=1',
};

/** Searches that are measured beside the same without the numbers of their filters. */
const compared = [
  'no filter',
  'type with price band',
  'stars near the airport',
  'a common word',
  'two words',
  'a word of every stay',
];

/**
 * Each with `first`, the search of an isolate that remembers nothing, `counted`, that of one that has rendered a search before,
 * and `without` the numbers.
 */
export const comparedReads: Record<
  string,
  Record<'without' | 'counted' | 'first', Read>
> = Object.fromEntries(
  compared.map((name) => {
    const query = searches[name] ?? '';
    return [name, { without: withoutCounts(query), counted: remembered(query), first: search(query) }];
  }),
);

const landings = [
  '/adelaide-hotels',
  '/cheap-hotels-adelaide',
  '/luxury-accommodation-adelaide',
  '/family-accommodation-adelaide',
  '/accommodation/sa/adelaide-cbd',
  '/accommodation-near-adelaide-airport',
  '/accommodation/semaphore',
];

export const publicReads: Record<string, Read> = {
  home: (db) => findHomePage({ db }, null),
  'suggestions: everything but names': (db) => listSuggestions({ db }),
  'suggestions: names by two letters': (db) => listNames({ db }, 'ho'),
  'suggestions: names by four letters': (db) => listNames({ db }, 'cott'),
  'suggestions: names by letters within': (db) => listNamesWithin({ db }, 'tel'),
  'home, by location': (db) => findHomePage({ db }, { tab: 'location', group: 'glenelg' }),
  'home, by type': (db) => findHomePage({ db }, { tab: 'type', group: 'hostel' }),
  'home, by price': (db) => findHomePage({ db }, { tab: 'price', group: 'over-400' }),
  ...Object.fromEntries(Object.entries(searches).map(([name, query]) => [`search: ${name}`, search(query)])),
  ...Object.fromEntries(
    Object.entries(comparedReads).flatMap(([name, { without, counted }]) => [
      [`search without counts: ${name}`, without],
      [`search, sets remembered: ${name}`, counted],
    ]),
  ),
  ...Object.fromEntries(landings.map((path) => [`landing: ${path}`, landing(path)])),
  'landing: a type by rating': landing('/adelaide-hotels', 'sort=rating'),
  'landing: a type by price': landing('/adelaide-hotels', 'sort=price_low'),
  'landing: words at a place': landing('/accommodation/sa/adelaide-cbd', 'q=pool'),
  property: async (db) => {
    const found = await findPropertyAndRelated(db, syntheticProperty(4).slug);
    if (!found) throw new Error('the property is missing');
  },
  'a property that is missing': (db) => findProperty(db, 'nowhere'),
  locations: (db) => listLocations({ db }),
  'location page': (db) => findLocationPage({ db }, 'glenelg'),
  guide: (db) => loadContentPage({ db }, 'guides/trams'),
  'sitemap.xml': (db) => findSitemap({ db, ...site }),
  'sitemap of pages': (db) => findSitemapPart({ db, ...site }, 'pages.xml'),
  'sitemap of properties': (db) => findSitemapPart({ db, ...site }, 'properties-1.xml'),
  'sitemap screen': (db) =>
    Promise.all([listSitemapSections({ db, ...site }), listSitemapProperties({ db }, null)]),
  'sitemap screen, later': (db, size) => listSitemapProperties({ db }, Math.floor(size / 2)),
};

const managers: Record<string, Manager> = {
  staff: { userId: 'staff', profileId: 'staff', role: 'admin' },
  owner: { userId: 'owner', profileId: 'owner', role: 'owner' },
};

const overview = (db: Database, manager: Manager) =>
  Promise.all(
    (['total', 'published', 'active', 'pending'] as const).map((what) =>
      countProperties({ db }, manager, what),
    ),
  );

/** Reads of the dashboard besides its lists of properties and leads, which have benchmarks of their own. */
export const dashboardReads: Record<string, Read> = {
  ...Object.fromEntries(
    Object.entries(managers).flatMap(([who, manager]) => [
      [`overview of ${who}`, (db: Database) => overview(db, manager)],
      [`filter of leads of ${who}`, (db: Database) => listLeadProperties({ db }, manager, noLeadFilters)],
      [`whose property, ${who}`, (db: Database) => managesProperty({ db }, manager, 5)],
    ]),
  ),
  'chores of owner': (db) => listOwnerChores({ db }, managers.owner as Manager),
  'waiting for approval': (db) => listPending({ db }, 5),
  accounts: (db) => listAccounts({ db }, { words: '', before: null }),
  amenities: (db) => listAmenities({ db }),
  amenity: (db) => findAmenity({ db }, 1),
  'merge of two amenities': (db) => countMerges({ db }, [1, 2]),
  'locations with their numbers': (db) => listLocationTree({ db }),
  'location to edit': (db) => findLocation({ db }, 1),
  'home page settings': (db) => findHomeSettings({ db }),
  'properties to feature, rare': (db) => findPropertiesToFeature({ db }, 'zzq xylophone'),
  'properties to feature, common': (db) => findPropertiesToFeature({ db }, 'house gle'),
};

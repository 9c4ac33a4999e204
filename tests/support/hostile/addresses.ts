import { findPathPreset } from '~/features/directory/criteria/path-presets';

import { hostileSearch } from './searches';

type Random = () => number;

const landingPages = [
  'adelaide-hotels',
  'cheap-hotels-adelaide',
  'family-accommodation-adelaide',
  'accommodation-norwood',
  'luxury-accommodation-adelaide',
  'glenelg-beach-accommodation',
  'accommodation-nowhere-at-all',
].filter((path) => findPathPreset(`/${path}`));

const below = (random: Random, count: number) => Math.floor(random() * count);
const one = <T>(random: Random, of: readonly T[]) => of[below(random, of.length)] as T;

/** Words that may appear in a path, meaningful or not. */
const word = (random: Random) =>
  one(random, [
    'glenelg',
    'norwood',
    'nothing-here',
    'x'.repeat(150),
    '%F0%9F%8F%A8',
    "';--",
    '..%2f..',
    'A%20b',
    '__proto__',
    '0',
  ]);
const query = (random: Random) =>
  `?${hostileSearch(random)}&more=${one(random, ['location', 'type', 'price', 'x'])}&group=${word(random)}`;
const alone = (path: string) => (random: Random) => path + query(random);
const either =
  (...paths: readonly ((random: Random) => string)[]) =>
  (random: Random) =>
    one(random, paths)(random);
const under = (path: string) => (random: Random) => path + word(random) + query(random);
const withToken = (path: string) => (random: Random) =>
  `${path}?token=${word(random)}${'.'.repeat(below(random, 4))}`;

/** For each route that a stranger can request: an address that makes it work hard. */
export const hostileAddresses: Record<string, (random: Random) => string> = {
  root: alone('/'),
  _index: alone('/'),
  $: either(under('/a/b/'), under('/404/'), alone('/index.php')),
  $slug: either(
    (random) => `/${one(random, landingPages)}${query(random)}`,
    alone('/about'),
    alone('/terms'),
    under('/'),
  ),
  'accommodation.sa.adelaide-cbd': alone('/accommodation/sa/adelaide-cbd'),
  'accommodation-near.$landmark': either(
    alone('/accommodation-near/adelaide-central-market'),
    under('/accommodation-near/'),
  ),
  'accommodation.$place': either(alone('/accommodation/glenelg'), under('/accommodation/')),
  'accommodation.$location.$property': either(
    alone('/accommodation/north-adelaide/tidmarsh-house'),
    alone('/accommodation/nowhere/tidmarsh-house'),
    under('/accommodation/glenelg/'),
  ),
  'add-property': alone('/add-property'),
  auth: alone('/auth'),
  'auth_.challenge': alone('/auth/challenge'),
  'auth_.change-email': withToken('/auth/change-email'),
  'auth_.closed': alone('/auth/closed'),
  'auth_.code': alone('/auth/code'),
  'auth_.forgot-password': alone('/auth/forgot-password'),
  'auth_.google': alone('/auth/google'),
  'auth_.google_.callback': (random) => `/auth/google/callback?code=${word(random)}&state=${word(random)}`,
  'auth_.passkey': alone('/auth/passkey'),
  'auth_.keep-account': withToken('/auth/keep-account'),
  'auth_.reset-password': withToken('/auth/reset-password'),
  'auth_.verify': withToken('/auth/verify'),
  blog: alone('/blog'),
  consent: alone('/consent'),
  'consent[.]css': alone('/consent.css'),
  contact: alone('/contact'),
  'dev.mail._index': alone('/dev/mail'),
  'dev.mail.$id': under('/dev/mail/'),
  'edit-property.$id': under('/edit-property/'),
  'form-stamp': (random) => `/form-stamp?for=${one(random, ['enquiry', word(random)])}`,
  'guides.$': either(alone('/guides/adelaide-cbd-accommodation'), under('/guides/')),
  'guides._index': alone('/guides'),
  'images.$photo.$file': (random) =>
    `/images/${below(random, 300)}/${one(random, ['320.webp', '640.webp', '641.webp', 'x'])}`,
  'location.$slug': either(alone('/location/glenelg'), alone('/location/hahndorf'), under('/location/')),
  locations: alone('/locations'),
  'media.$name.$file': (random) =>
    `/media/${one(random, ['hero-skyline', 'library-1', 'library-999', 'x'])}/640.webp`,
  'map-tiles': alone('/map-tiles'),
  'map-tiles_.$file': (random) =>
    `/map-tiles/${one(random, ['0123456789abcdef0123456789abcdef.pmtiles', 'x.pmtiles', '..%2f..%2fsite'])}`,
  newsletter: alone('/newsletter'),
  'newsletter_.confirm': withToken('/newsletter/confirm'),
  'newsletter_.unsubscribe': withToken('/newsletter/unsubscribe'),
  'property.$slug': either(alone('/property/tidmarsh-house'), under('/property/')),
  'robots[.]txt': alone('/robots.txt'),
  search: alone('/search'),
  'sign-out': alone('/sign-out'),
  sitemap: (random) => `/sitemap?after=${below(random, 200)}`,
  'sitemap.$part': (random) =>
    `/sitemap/${one(random, ['pages.xml', 'properties-1.xml', 'properties-999999.xml', 'x'])}`,
  'sitemap[.]xml': alone('/sitemap.xml'),
  health: alone('/health'),
  suggestions: (random) =>
    `/suggestions?${one(random, ['begins=gl', 'within=ton', `begins=${word(random)}`, `within=${word(random)}`])}`,
  'travel-times': alone('/travel-times'),
  'your-data': alone('/your-data'),
  'your-data_.confirm': withToken('/your-data/confirm'),
};

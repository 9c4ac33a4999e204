import { staff, wrong, type Row } from './permission-row';

const base = '/dashboard/site';
/** A version that does not exist, so that no form is accepted and no other test is disturbed. */
const late = { version: '999999999' };

/** The home page, settings, locations, landmarks and amenities, which staff edit. */
export const sitePlaceRows: readonly Row[] = [
  {
    route: 'dashboard.site.home',
    path: `${base}/home`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'texts too late': { fields: { intent: 'texts', ...late }, is: staff(409) },
      'featured stays too late': {
        fields: { intent: 'featured', seen: '999999999', order: '' },
        is: staff(409),
      },
      'a search for a stay': { fields: { intent: 'find', find: 'jetty' }, is: staff(303) },
    },
  },
  {
    route: 'dashboard.site.settings',
    path: `${base}/settings`,
    get: staff(200),
    posts: wrong(staff(400)),
  },
  {
    route: 'dashboard.site.locations',
    path: `${base}/locations`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'an order too late': { fields: { area: '', seen: '999999999', order: '999999999' }, is: staff(409) },
    },
  },
  {
    route: 'dashboard.site.locations_.new',
    path: `${base}/locations/new`,
    get: staff(200),
    posts: wrong(staff(400)),
  },
  {
    route: 'dashboard.site.locations_.$id',
    path: `${base}/locations/1`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a location too late': {
        fields: { intent: 'save', name: 'Too late', slug: 'too-late', latitude: '', longitude: '', ...late },
        is: staff(409),
      },
      'related guides too late': {
        fields: { intent: 'guides', seen: '999999999', order: '' },
        is: staff(409),
      },
      'a search for a guide': { fields: { intent: 'find', find: 'tram' }, is: staff(303) },
    },
  },
  { route: 'dashboard.site.landmarks', path: `${base}/landmarks`, get: staff(200) },
  {
    route: 'dashboard.site.landmarks_.$id',
    path: `${base}/landmarks/1`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a landmark too late': {
        fields: { name: 'Too late', kind: 'park', latitude: '-34.9', longitude: '138.6', ...late },
        is: staff(409),
      },
    },
  },
  { route: 'dashboard.site.amenities', path: `${base}/amenities`, get: staff(200) },
  {
    route: 'dashboard.site.amenities_.$id',
    path: `${base}/amenities/1`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'an amenity too late': {
        fields: { name: `Too late`, category: 'general', ...late },
        is: staff(409),
      },
    },
  },
  {
    route: 'dashboard.site.amenities_.merge',
    path: `${base}/amenities/merge`,
    get: staff(200),
    posts: {
      ...wrong(staff(400)),
      'a merge too late': { fields: { keep: '1', id: '1', 'version.1': '999999999' }, is: staff(400) },
    },
  },
];

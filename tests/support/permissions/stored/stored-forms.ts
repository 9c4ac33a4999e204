import { allSettings } from '~/features/content/settings/setting-groups';
import type { Person } from '../permission-row';
import { accountForms, visitorForms } from './visitor-forms';

/**
 * A form that stores something for the whole site, so that it is sent to a server of its own only. Words such as `$redirect` are replaced
 * by what tests/support/permissions/stored/site-things.ts has made or read just before.
 */
export type StoredForm = {
  what: string;
  path: string;
  /** Several values are several fields of one name. */
  fields: Record<string, string | readonly string[]>;
  /** An admin unless a visitor sends it. */
  by: Person;
  /** The status of its answer while every part works. */
  is: number;
  /** Tables of the statements that change rows, a name for each statement, sorted. */
  stores: string;
  /** The changes among the rows of tests/support/permissions/watched-rows.ts; absent where there are none. */
  changes?: string;
};

const site = '/dashboard/site';

const byStaff = (
  path: string,
  forms: Record<string, Pick<StoredForm, 'fields' | 'is' | 'stores' | 'changes'>>,
): StoredForm[] =>
  Object.entries(forms).map(([what, form]) => ({ what: `${path}: ${what}`, path, by: 'admin', ...form }));

const one = { redirect: '$redirect', version: '1' };
const link = { title: 'Guides', url: '/guides', active: 'on' };
const ofMenu = { version: '1' };
const place = { name: 'Wattle Flat $fresh', description: '', parentSlug: '', latitude: '', longitude: '' };
const landmark = {
  name: 'Rotunda $fresh',
  kind: 'park',
  latitude: '-34.9',
  longitude: '138.6',
  description: '',
  isActive: 'on',
};
const amenity = { name: 'Firepit $fresh', category: 'general', icon: '', isActive: 'on' };

/** The whole form of the settings, in which two have been typed into. */
const twoSettings = Object.fromEntries(
  allSettings.flatMap(({ key }) => {
    const version = { claim_local: '$claim', newsletter_claim: '$letter' }[key];
    return [
      [key, version ? 'Read by people $fresh' : ''],
      [`was.${key}`, ''],
      [`version.${key}`, version ?? '0'],
    ];
  }),
);

const redirectForms = [
  ...byStaff(`${site}/redirects`, {
    'one switched off': { fields: { intent: 'off', ...one }, is: 200, stores: 'audit_log redirects' },
    'one switched on': {
      fields: { intent: 'on', redirect: '$sleeping', version: '1' },
      is: 200,
      stores: 'audit_log redirects',
    },
  }),
  ...byStaff(`${site}/redirects/new`, {
    'a new one': {
      fields: { from: '/new-$fresh', to: '/search', status: '301', active: 'on' },
      is: 303,
      stores: 'audit_log redirects',
    },
    'a new one that leads older ones on': {
      fields: { from: '/target-$fresh', to: '/search', status: '301', active: 'on', pointOn: 'on' },
      is: 303,
      stores: 'audit_log redirects redirects',
    },
  }),
  ...byStaff(`${site}/redirects/$redirect`, {
    'a change': {
      fields: { from: '/moved-$fresh', to: '/guides', status: '302', active: 'on', version: '1' },
      is: 303,
      stores: 'audit_log redirects',
    },
    'an end': { fields: { intent: 'delete', version: '1' }, is: 303, stores: 'audit_log redirects' },
  }),
  ...byStaff(`${site}/redirects/missing`, {
    'a path dismissed': {
      fields: { intent: 'dismiss', path: '/missing-$fresh' },
      is: 200,
      stores: 'missing_paths',
    },
  }),
  ...byStaff(`${site}/redirects/import`, {
    'two lines': {
      fields: { intent: 'apply', text: 'from,to\n/one-$fresh,/search\n/two-$fresh,/guides' },
      is: 200,
      stores: 'audit_log redirects',
    },
  }),
];

const menuForms = [
  ...byStaff(`${site}/menus`, {
    'a menu for a place without one': {
      fields: { intent: 'create', location: 'footer-travel' },
      is: 303,
      stores: 'audit_log menus',
    },
  }),
  ...byStaff(`${site}/menus/$menu`, {
    'a name': {
      fields: { intent: 'menu', name: 'Links $fresh', ...ofMenu },
      is: 303,
      stores: 'audit_log menus',
    },
    'a link': {
      fields: { intent: 'add', ...link, ...ofMenu },
      is: 303,
      stores: 'audit_log menu_items menus',
    },
    'a changed link': {
      fields: { intent: 'edit', item: '$first', ...link, ...ofMenu },
      is: 303,
      stores: 'audit_log menu_items menus',
    },
    'an end of a link': {
      fields: { intent: 'delete', item: '$first', ...ofMenu },
      is: 303,
      stores: 'audit_log menu_items menus',
    },
    'an order': {
      fields: { intent: 'order', order: '$last:0,$first:$last', ...ofMenu },
      is: 200,
      stores: 'audit_log menu_items menus',
    },
  }),
];

const placeForms = [
  ...byStaff(`${site}/home`, {
    texts: {
      fields: { intent: 'texts', version: '$home', heroTitle: 'Stay $fresh' },
      is: 303,
      stores: 'audit_log homepage_settings',
    },
    'featured stays': {
      fields: { intent: 'featured', seen: '$featured', order: '$turned' },
      is: 200,
      stores: 'audit_log homepage_settings',
    },
  }),
  ...byStaff(`${site}/settings`, {
    'two of them': { fields: twoSettings, is: 303, stores: 'audit_log site_settings' },
  }),
  ...byStaff(`${site}/locations`, {
    'an order of the areas': {
      fields: { area: '', seen: '$areas', order: '$reordered' },
      is: 200,
      stores: 'audit_log location_groups',
    },
  }),
  ...byStaff(`${site}/locations/new`, {
    'a new place': { fields: { slug: '', ...place }, is: 303, stores: 'audit_log location_groups' },
  }),
  ...byStaff(`${site}/locations/$location`, {
    'a change': {
      fields: { intent: 'save', slug: 'flat-$fresh', version: '1', ...place },
      is: 303,
      stores: 'audit_log location_groups',
    },
  }),
  ...byStaff(`${site}/locations/$guided`, {
    'related guides': {
      fields: { intent: 'guides', seen: '$guides', order: '$regrouped' },
      is: 200,
      stores: 'audit_log location_related_guides',
    },
  }),
  ...byStaff(`${site}/landmarks/new`, {
    'a new one': { fields: { slug: '', version: '0', ...landmark }, is: 303, stores: 'audit_log landmarks' },
  }),
  ...byStaff(`${site}/landmarks/$landmark`, {
    'a change': { fields: { version: '1', ...landmark }, is: 303, stores: 'audit_log landmarks' },
  }),
  ...byStaff(`${site}/amenities/new`, {
    'a new one': { fields: { version: '0', ...amenity }, is: 303, stores: 'amenities audit_log' },
  }),
  ...byStaff(`${site}/amenities/$amenity`, {
    'a change': { fields: { version: '1', ...amenity }, is: 303, stores: 'amenities audit_log' },
  }),
  ...byStaff(`${site}/amenities/merge`, {
    'two into one': {
      fields: {
        keep: '$amenity',
        id: ['$amenity', '$folded'],
        'version.$amenity': '1',
        'version.$folded': '1',
      },
      is: 200,
      stores:
        'amenities audit_log properties property_amenities property_amenities property_drafts property_drafts',
      changes: 'property_amenities+ property_amenities- property_drafts.base_version property_drafts.data',
    },
  }),
];

const recordForms = [
  ...byStaff('/dashboard/media', {
    'an alt text': {
      fields: { intent: 'describe', image: '$picture', altText: 'A jetty at dusk', was: '' },
      is: 200,
      stores: 'audit_log media_images',
    },
    'an end of a picture': {
      fields: { intent: 'delete', image: '$picture' },
      is: 200,
      stores: 'audit_log media_images',
    },
  }),
  ...byStaff(`${site}/subscribers`, {
    'an end of a subscription': {
      fields: { intent: 'unsubscribe', subscriber: '$subscriber' },
      is: 200,
      stores: 'audit_log newsletter_subscribers',
    },
  }),
  ...byStaff(`${site}/messages/$message`, {
    'a message that is handled': {
      fields: { intent: 'handle' },
      is: 200,
      stores: 'audit_log contact_messages',
    },
  }),
  ...byStaff(`${site}/messages/$handled`, {
    'a message that is open again': {
      fields: { intent: 'reopen' },
      is: 200,
      stores: 'audit_log contact_messages',
    },
  }),
];

/** By what tests/support/permissions/stored/site-things.ts makes for them. */
export const storedForms = {
  links: [...redirectForms, ...menuForms],
  places: placeForms,
  records: [...recordForms, ...visitorForms],
  people: accountForms,
} satisfies Record<string, readonly StoredForm[]>;

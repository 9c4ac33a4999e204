import { describe, expect, it } from 'vitest';

import { contentOfForm } from '~/features/directory/listing/content-of-form';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { slugOfName } from '~/features/directory/property/property-slug';

const suburbs = [
  { slug: 'glenelg', name: 'Glenelg', parentSlug: null, latitude: -34.98, longitude: 138.51 },
  { slug: 'hahndorf', name: 'Hahndorf', parentSlug: 'adelaide-hills', latitude: -35.03, longitude: 138.81 },
];
const valid = {
  name: 'Wattle House',
  property_type: 'hotel',
  address: '1 Wattle Row, Glenelg',
  short_description: 'A small house near the sea.',
  min_price: '100',
  currency: 'AUD',
};

function read(fields: Record<string, string>, mode: 'add' | 'edit' = 'add') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.append(name, value);
  return readPropertyForm(form, { mode, suburbs: suburbs.map(({ slug }) => slug) });
}

const errors = (fields: Record<string, string>, mode?: 'add' | 'edit') =>
  read(fields, mode).reply().error ?? {};

function content(fields: Record<string, string>) {
  const submission = read(fields);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return contentOfForm(submission.value, suburbs);
}

describe('the rules of a property', () => {
  it.each([
    ['add', { min_price: '' }, 'min_price', 'Minimum price must be greater than 0'],
    ['add', { min_price: '0.5' }, 'min_price', 'Minimum price must be greater than 0'],
    ['edit', { min_price: '-0.5' }, 'min_price', 'Price must be positive'],
    ['edit', { max_price: '-1' }, 'max_price', 'Price must be positive'],
    ['edit', { max_price: '50' }, 'max_price', 'The highest price must not be below the lowest'],
    ['edit', { name: '   ' }, 'name', 'Property name is required'],
    ['edit', { guest_rating: '10.1' }, 'guest_rating', 'Guest rating must be a number from 0 to 10'],
    ['edit', { review_count: '-1' }, 'review_count', 'Number of reviews must be a whole number, 0 or more'],
    ['edit', { star_rating: '6' }, 'star_rating', 'Stars must be a whole number from 1 to 5'],
    [
      'edit',
      { google_maps_url: 'data:text/html,x' },
      'google_maps_url',
      'Please enter a valid URL (including http:// or https://)',
    ],
    [
      'edit',
      { slug: 'Not A Slug' },
      'slug',
      'The web address must contain only lowercase letters, numbers, and hyphens',
    ],
    ['edit', { slug: 'search' }, 'slug', 'This web address is kept for the site itself'],
    ['edit', { suburb: 'atlantis' }, 'suburb', 'Please choose a suburb from the list'],
    ['edit', { latitude: '-34.9' }, 'longitude', 'Please give both, or neither'],
    ['edit', { 'units[0].max_guests': '2' }, 'units[0].name', 'Please give this unit a name'],
    [
      'edit',
      { map_embed_url: 'https://evil.example/maps/embed' },
      'map_embed_url',
      'Please paste the address or the code that Google Maps gives under Share, Embed a map',
    ],
  ] as const)('on the %s screen refuse %j', (mode, fields, name, message) => {
    expect(errors(fields, mode)[name]).toEqual([message]);
  });

  it('leave blank fields blank, and drop units without any text', () => {
    const stored = content({ star_rating: '', 'units[0].name': '', 'units[1].name': 'Loft' });
    expect(stored).toMatchObject({ starRating: null, maxPrice: null, description: null, nearAirport: false });
    expect(stored.units.map(({ name }) => name)).toEqual(['Loft']);
  });

  it('list a property in its suburb, with the suburb’s coordinates unless others are given', () => {
    expect(content({ suburb: 'hahndorf' })).toMatchObject({
      locationSlug: 'adelaide-hills',
      placeSlug: 'hahndorf',
      latitude: -35.03,
      longitude: 138.81,
    });
    expect(content({ suburb: 'glenelg', latitude: '-34.5', longitude: '138.5' })).toMatchObject({
      locationSlug: 'glenelg',
      placeSlug: 'glenelg',
      latitude: -34.5,
      longitude: 138.5,
    });
  });

  it('keep only the address of the map that Google offers to embed', () => {
    const address = 'https://www.google.com/maps/embed?pb=!1m18';
    expect(
      content({ map_embed_url: `<iframe src="${address}" onload="alert(1)"></iframe>` }).mapEmbedUrl,
    ).toBe(address);
  });

  it('look at nothing but their own fields and buttons', () => {
    const submission = read({
      owner_id: '1',
      is_approved: 'on',
      __state__: '{',
      'units[999999999].name': 'x',
      'name.x': 'y',
      __intent__: '{"type":"update","payload":{"value":{"owner_id":1}}}',
    });
    expect(submission.status).toBe('success');
    expect(Object.keys(submission.payload).sort()).toEqual(Object.keys(valid).sort());
    expect(read({ __intent__: 'not json' }).status).toBe('success');
  });
});

describe('a slug', () => {
  it.each([
    ['Café & Bar “Élan”', 'cafe-bar-elan'],
    ['Dashboard', 'dashboard-stay'],
    ['日本', 'stay'],
    [`${'long '.repeat(30)}`, `${'long-'.repeat(16)}`.slice(0, -1)],
  ])('of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});

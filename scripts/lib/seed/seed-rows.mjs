import { steadyNumber } from '../steady.mjs';

const adelaideAirport = { lat: -34.945, lng: 138.5306 };
const nearAirportKm = 10;
/** The date of the demo data. */
export const demoNow = Date.UTC(2026, 10, 1);
const demoStart = Date.UTC(2025, 4, 1);

/**
 * Rows for D1 as { table, columns, rows } in the order of insertion. The other results: when each guide was
 * made and last changed, the guides of location pages, the owner of each property, the reason of a rejection,
 * and the flags that make properties public, which are set last so that the search triggers run once per
 * property. Ids of properties are positions in the seed files.
 */
export function seedRows(seed, assigned, photoFiles) {
  const ids = new Map(seed.properties.map(({ slug }, index) => [slug, index + 1]));
  return {
    inserts: [
      amenityRows(seed.amenities),
      placeRows(seed.places),
      landmarkRows(seed.landmarks),
      propertyRows(seed.properties),
      ...propertyParts(seed, ids),
      photoRows(seed.properties, ids, assigned, photoFiles),
      pageTable(seed.pages.filter(({ page_type: type }) => type !== 'guide')),
      ...siteTables(seed, ids),
    ],
    guideMoments: seed.pages
      .filter(({ page_type: type }) => type === 'guide')
      .map(({ slug }) => [slug, momentsOf(slug).created, momentsOf(slug).updated]),
    relatedGuides: relatedGuides(seed.pages),
    listings: seed.listings.map(({ property, owner, rejected }) => [
      ids.get(property),
      `demo-${owner}`,
      rejected,
      rejected && momentsOf(property).updated,
    ]),
    flags: seed.properties
      .filter(({ state }) => state !== 'unapproved')
      .map(({ slug, state }) => [
        ids.get(slug),
        state === 'unpublished' ? 0 : 1,
        state === 'archived' ? momentsOf(slug).updated : null,
      ]),
  };
}

/** Column of a picture of the site itself, served by the /media route. */
const mediaUrl = (stem) => (stem ? `/media/${stem}` : null);

const table = (name, columns, rows) => ({ table: name, columns: columns.split(' '), rows });

function amenityRows(amenities) {
  const rows = amenities.map(({ name, category, icon }, index) => [index + 1, name, category, icon]);
  return table('amenities', 'id name category icon', rows);
}

function placeRows(places) {
  const rows = places.map((place) => [
    place.slug,
    place.name,
    place.description,
    place.parent,
    mediaUrl(place.image),
    place.lat,
    place.lng,
    place.isActive,
    place.sortOrder,
  ]);
  const columns = 'slug name description parent_slug image_url latitude longitude is_active sort_order';
  return table('location_groups', columns, rows);
}

/** Landmarks have no ids of their own in the files, so that a deployed site can be given them too. */
export function landmarkRows(landmarks) {
  const rows = landmarks.map(({ slug, name, kind, lat, lng, description }) => [
    slug,
    name,
    kind,
    lat,
    lng,
    description,
  ]);
  return table('landmarks', 'slug name kind latitude longitude description', rows);
}

const propertyColumns = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  property_type: ({ type }) => type,
  location_slug: ({ location }) => location,
  place_slug: ({ place }) => place,
  address: ({ address }) => address,
  latitude: ({ lat }) => lat,
  longitude: ({ lng }) => lng,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  website_url: ({ website }) => website,
  booking_url: ({ booking }) => booking,
  affiliate_cta_label: ({ cta }) => cta,
  short_description: ({ short }) => short,
  description: ({ description }) => description,
  cancellation_policy: ({ cancellation }) => cancellation,
  star_rating: ({ stars }) => stars,
  guest_rating: ({ rating }) => rating,
  review_count: ({ reviews }) => reviews,
  min_price: ({ minPrice }) => minPrice,
  max_price: ({ maxPrice }) => maxPrice,
  currency: ({ currency }) => currency,
  check_in_time: ({ checkIn }) => checkIn,
  check_out_time: ({ checkOut }) => checkOut,
  near_airport: isNearAirport,
  is_featured: ({ featured }) => featured,
  created_at: ({ slug }) => momentsOf(slug).created,
  updated_at: ({ slug }) => momentsOf(slug).updated,
};

function propertyRows(properties) {
  const columns = Object.keys(propertyColumns);
  const rows = properties.map((property, index) => [
    index + 1,
    ...columns.map((column) => propertyColumns[column](property)),
  ]);
  return table('properties', ['id', ...columns].join(' '), rows);
}

function propertyParts({ properties, amenities }, ids) {
  const amenityIds = new Map(amenities.map(({ name }, index) => [name, index + 1]));
  const each = (toRows) => properties.flatMap((property) => toRows(property, ids.get(property.slug)));
  const distinct = (values) => [...new Set(values)];
  return [
    table(
      'property_amenities',
      'property_id amenity_id',
      each((property, id) => distinct(property.amenities).map((name) => [id, amenityIds.get(name)])),
    ),
    table(
      'property_tags',
      'property_id tag',
      each(({ tags }, id) => distinct(tags).map((tag) => [id, tag])),
    ),
    table(
      'units',
      'property_id name description max_guests bed_configuration sort_order',
      each(({ units }, id) =>
        units.map((unit, index) => [id, unit.name, unit.description, unit.maxGuests, unit.beds, index]),
      ),
    ),
  ];
}

function photoRows(properties, ids, assigned, photoFiles) {
  const rows = properties.flatMap(({ slug }) =>
    assigned.get(slug).map(({ name, alt }, index) => {
      const { width, height, placeholder } = photoFiles.get(name);
      const moment = momentsOf(slug).created + index;
      return [ids.get(slug), `demo/${name}`, alt, index === 0, index, width, height, placeholder, moment];
    }),
  );
  const columns = 'property_id storage_key alt_text is_hero sort_order width height placeholder created_at';
  return table('property_photos', columns, rows);
}

function pageTable(pages) {
  const rows = pages.map((page) => [
    page.title,
    page.slug,
    page.h1_title,
    page.content,
    page.excerpt,
    page.meta_description,
    page.meta_keywords,
    mediaUrl(page.image),
    page.page_type,
    true,
    JSON.stringify(page.faq),
    momentsOf(page.slug).created,
    momentsOf(page.slug).updated,
  ]);
  const columns =
    'title slug h1_title content excerpt meta_description meta_keywords featured_image_url page_type' +
    ' is_published faq_content created_at updated_at';
  return table('pages', columns, rows);
}

/** [page, guide, place in the order], both by slug. */
function relatedGuides(pages) {
  return pages.flatMap(({ slug, related_guides: guides }) =>
    guides.map((guide, index) => [slug, `guides/${guide.replace(/^guides\//, '')}`, index]),
  );
}

function siteTables({ properties, site }, ids) {
  const { menus, homepage, redirects, settings } = site;
  const items = menus.flatMap((menu, index) =>
    menu.items.map((item) => [index + 1, item.title, item.url, item.target, item.sortOrder, item.isActive]),
  );
  const featured = properties
    .filter((property) => property.featured)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .map(({ slug }) => ids.get(slug));
  const { hero_image: heroImage, ...homepageColumns } = homepage;
  const homepageRow = { ...homepageColumns, hero_image_url: mediaUrl(heroImage) };
  return [
    table(
      'menus',
      'id name location',
      menus.map(({ name, location }, index) => [index + 1, name, location]),
    ),
    table('menu_items', 'menu_id title url target sort_order is_active', items),
    table(
      'redirects',
      'from_path to_path status_code is_active created_at updated_at',
      redirects.map(({ from, to, status, isActive }) => {
        const { created, updated } = momentsOf(from);
        return [from, to, status, isActive, created, updated];
      }),
    ),
    table(
      'homepage_settings',
      `id featured_properties_ids updated_at ${Object.keys(homepageRow).join(' ')}`,
      [[1, JSON.stringify(featured), demoNow, ...Object.values(homepageRow)]],
    ),
    table(
      'site_settings',
      'key value updated_at',
      Object.entries(settings).map(([key, value]) => [key, value, demoNow]),
    ),
  ];
}

/** When a row was made and last changed: fixed for its slug, spread over eighteen months. */
function momentsOf(slug) {
  const created = Math.round(demoStart + steadyNumber(slug) * (demoNow - demoStart - 86_400_000));
  return { created, updated: Math.round(created + steadyNumber(slug, 'updated') * (demoNow - created)) };
}

function isNearAirport({ lat, lng }) {
  if (lat === null || lng === null) return false;
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const dLat = radians(lat - adelaideAirport.lat);
  const dLng = radians(lng - adelaideAirport.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(adelaideAirport.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a)) <= nearAirportKm;
}

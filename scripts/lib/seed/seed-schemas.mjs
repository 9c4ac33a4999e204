import { z } from 'zod';

const words = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');
const path = z.string().startsWith('/');
const price = z.number().min(0);
const count = z.number().int().min(0);

const looks = ['modern', 'heritage', 'boutique', 'coastal', 'budget', 'hills'];
const states = ['live', 'unapproved', 'unpublished', 'archived'];

/** zod schemas of the files under seed/; seed/README.md explains the fields. */
export function seedSchemas(stored) {
  const { propertyTypes, currencies, pageTypes, menuLocations, redirectStatuses, landmarkKinds } = stored;
  return {
    amenities: z.array(z.strictObject({ name: words, category: words, icon: words.nullable() })),
    places: z.array(placeSchema()),
    landmarks: z.array(landmarkSchema(landmarkKinds)),
    properties: z.array(propertySchema(propertyTypes, currencies)),
    listings: z.array(listing),
    page: pageSchema(pageTypes),
    site: siteSchema(menuLocations, redirectStatuses),
  };
}

const placeSchema = () =>
  z.strictObject({
    slug,
    name: words,
    description: words.nullable(),
    parent: slug.nullable(),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    sortOrder: z.number().int(),
    isActive: z.boolean(),
    image: slug.nullable(),
  });

const landmarkSchema = (kinds) =>
  z.strictObject({
    slug,
    name: words,
    kind: z.enum(kinds),
    lat: z.number().min(-38.1).max(-26),
    lng: z.number().min(129).max(141),
    description: words.max(600).nullable(),
  });

const unit = z.strictObject({
  name: words,
  description: words.nullable(),
  maxGuests: z.number().int().min(1).nullable(),
  beds: words.nullable(),
});

const listing = z.strictObject({
  property: slug,
  owner: z.enum(['admin', 'moderator', 'owner']),
  rejected: words.min(10).max(1000).nullable(),
});

function propertySchema(types, currencies) {
  return z.strictObject({
    name: words,
    slug,
    type: z.enum(types),
    location: slug,
    place: slug.nullable(),
    address: words,
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
    short: words.nullable(),
    description: words.nullable(),
    stars: z.number().int().min(1).max(5).nullable(),
    rating: z.number().min(0).max(10).nullable(),
    reviews: count.nullable(),
    minPrice: price.nullable(),
    maxPrice: price.nullable(),
    currency: z.enum(currencies),
    checkIn: clock.nullable(),
    checkOut: clock.nullable(),
    phone: words.nullable(),
    email: z.email().nullable(),
    website: z.url().nullable(),
    booking: words.nullable(),
    cta: words.nullable(),
    cancellation: words.nullable(),
    amenities: z.array(words),
    tags: z.array(slug),
    units: z.array(unit),
    look: z.enum(looks),
    photos: z.union([z.literal(0), z.number().int().min(4).max(9)]),
    state: z.enum(states),
    featured: z.boolean(),
  });
}

const pageSchema = (pageTypes) =>
  z.strictObject({
    slug: z.string().regex(/^(guides\/)?[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
    title: words,
    h1_title: words,
    excerpt: words.nullable(),
    meta_description: words.nullable(),
    meta_keywords: words.nullable(),
    content: words,
    faq: z.array(z.strictObject({ question: words, answer: words })).default([]),
    image: slug.nullable(),
    page_type: z.enum(pageTypes).optional(),
    related_guides: z.array(words).default([]),
  });

function siteSchema(menuLocations, redirectStatuses) {
  const item = z.strictObject({
    title: words,
    url: words,
    target: words.nullable(),
    sortOrder: z.number().int(),
    isActive: z.boolean(),
  });
  return z.strictObject({
    menus: z.array(z.strictObject({ name: words, location: z.enum(menuLocations), items: z.array(item) })),
    homepage: z.strictObject({
      meta_title: words.nullable(),
      meta_description: words.nullable(),
      hero_title: words.nullable(),
      hero_subtitle: words.nullable(),
      hero_image: slug.nullable(),
      optional_cta_text: words.nullable(),
      optional_cta_url: words.nullable(),
    }),
    redirects: z.array(
      z.strictObject({ from: path, to: path, status: z.literal(redirectStatuses), isActive: z.boolean() }),
    ),
    settings: z.record(z.string(), z.string()),
  });
}

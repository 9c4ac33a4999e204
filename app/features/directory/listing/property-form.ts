import { z } from 'zod';

import { currencies, propertyTypes } from '~/db/vocabulary';

import { isKeptSlug } from '~/features/directory/property/property-slug';
import { emailField, phoneField } from '~/lib/form/fields';
import { isSlug } from '~/lib/text/slug';

import { maxUnits } from './editor-fields';
import {
  idList,
  line,
  mapEmbed,
  numeric,
  optional,
  paragraphs,
  required,
  tagList,
  time,
  webUrl,
} from './editor-rules';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

/** The two screens have their own messages. A draft is edited like a property. */
export type EditorMode = 'add' | 'edit';

const highestPrice = 1_000_000;

const messages = {
  add: {
    name: 'Property name must be at least 2 characters',
    type: 'Please select a property type',
    address: 'Please enter a complete address',
    price: 'Minimum price must be greater than 0',
    maxPrice: 'Maximum price must be a number greater than 0',
  },
  edit: {
    name: 'Property name is required',
    type: 'Property type is required',
    address: 'Address is required',
    price: 'Price must be positive',
    maxPrice: 'Price must be positive',
  },
} as const;

const shortText = 'Short description must be at least 20 characters';
const badSlug = 'The web address must contain only lowercase letters, numbers, and hyphens';

const unit = z
  .object({
    name: optional(line(120, 'Name')),
    description: optional(paragraphs(1000, 'Description')),
    max_guests: optional(numeric('Guests must be a number from 1 to 50', { min: 1, max: 50 })),
    bed_configuration: optional(line(200, 'Beds')),
  })
  .refine((values) => values.name !== null || Object.values(values).every((value) => value === null), {
    path: ['name'],
    error: 'Please give this unit a name',
  });

function byMode(mode: EditorMode) {
  const say = messages[mode];
  const isNew = mode === 'add';
  const price = { min: isNew ? 1 : 0, max: highestPrice, decimals: 2 };
  const short = paragraphs(1000, 'Short description');
  return {
    name: required(
      z
        .string(say.name)
        .min(isNew ? 2 : 1, say.name)
        .pipe(line(120, 'Property name')),
    ),
    property_type: required(z.enum(propertyTypes, say.type)),
    address: required(
      z
        .string(say.address)
        .min(isNew ? 5 : 1, say.address)
        .pipe(line(250, 'Address')),
    ),
    short_description: isNew ? required(z.string(shortText).min(20, shortText).pipe(short)) : optional(short),
    min_price: isNew ? required(numeric(say.price, price)) : optional(numeric(say.price, price)),
    max_price: optional(numeric(say.maxPrice, { ...price, min: 0 })),
  };
}

const slug = optional(
  z
    .string()
    .max(90, 'The web address must be at most 90 characters')
    .refine(isSlug, badSlug)
    .refine((slug) => !isKeptSlug(slug), 'This web address is kept for the site itself'),
);

/** Fields with the same rules on both screens. */
const commonFields = {
  near_airport: z.preprocess((value) => value === 'on', z.boolean()),
  latitude: optional(coordinate('Latitude', 90)),
  longitude: optional(coordinate('Longitude', 180)),
  google_maps_url: webUrl,
  google_maps_place_id: optional(
    z
      .string()
      .trim()
      .regex(/^[\w-]{10,255}$/, 'A place ID has only letters, numbers, hyphens and underscores'),
  ),
  map_embed_url: mapEmbed,
  tags: tagList,
  description: optional(paragraphs(20_000, 'Full description')),
  currency: z.enum(currencies, 'Please choose a currency'),
  check_in_time: time('Check-in'),
  check_out_time: time('Check-out'),
  cancellation_policy: optional(paragraphs(3000, 'Cancellation policy')),
  phone: optional(phoneField()),
  email: optional(emailField()),
  website_url: webUrl,
  booking_url: webUrl,
  affiliate_cta_label: optional(line(40, 'Booking button text')),
  guest_rating: optional(
    numeric('Guest rating must be a number from 0 to 10', { min: 0, max: 10, decimals: 2 }),
  ),
  review_count: optional(
    numeric('Number of reviews must be a whole number, 0 or more', { min: 0, max: 9_999_999 }),
  ),
  amenities: idList,
  units: z.array(unit).max(maxUnits, `A property may have at most ${maxUnits} units`).optional(),
};

type Choices = {
  mode: EditorMode;
  /** Slugs of the suburbs that may be chosen. */
  suburbs: readonly string[];
};

/** The form as it is typed, field by field as text; other names are ignored. */
export function propertySchema({ mode, suburbs }: Choices) {
  return z
    .object({
      ...byMode(mode),
      slug,
      star_rating: optional(numeric('Stars must be a whole number from 1 to 5', { min: 1, max: 5 })),
      suburb: optional(
        z.string().refine((slug) => suburbs.includes(slug), 'Please choose a suburb from the list'),
      ),
      ...commonFields,
    })
    .superRefine((values, context) => {
      if (isNumber(values.min_price) && isNumber(values.max_price) && values.max_price < values.min_price) {
        const message = 'The highest price must not be below the lowest';
        context.addIssue({ code: 'custom', path: ['max_price'], message });
      }
      if ((values.latitude === null) !== (values.longitude === null)) {
        const missing = values.latitude === null ? 'latitude' : 'longitude';
        context.addIssue({ code: 'custom', path: [missing], message: 'Please give both, or neither' });
      }
    });
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function coordinate(label: string, max: number) {
  const message = `${label} must be a number from -${max} to ${max}`;
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, message)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, message);
}

export type PropertyForm = z.output<ReturnType<typeof propertySchema>>;

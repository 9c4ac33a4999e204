import { z } from 'zod';

import { currencies, propertyTypes } from '~/db/vocabulary';

z.config({ jitless: true });

const text = z.string().nullable();
const number = z.number().nullable();

/**
 * All of a property that its owner edits, ready to store. Columns are named one by one: other values in a
 * draft or a form are ignored.
 */
export const contentSchema = z.object({
  name: z.string(),
  slug: z.string(),
  propertyType: z.enum(propertyTypes),
  locationSlug: text,
  placeSlug: text,
  address: z.string(),
  latitude: number,
  longitude: number,
  mapEmbedUrl: text,
  googleMapsUrl: text,
  /** Absent in drafts that are older than its field. */
  googleMapsPlaceId: text.default(null),
  phone: text,
  email: text,
  websiteUrl: text,
  bookingUrl: text,
  affiliateCtaLabel: text,
  shortDescription: text,
  description: text,
  cancellationPolicy: text,
  starRating: number,
  minPrice: number,
  maxPrice: number,
  currency: z.enum(currencies),
  checkInTime: text,
  checkOutTime: text,
  nearAirport: z.boolean(),
  amenities: z.array(z.number()),
  tags: z.array(z.string()),
  units: z.array(
    z.object({ name: z.string(), description: text, maxGuests: number, bedConfiguration: text }),
  ),
});

export type PropertyContent = z.infer<typeof contentSchema>;

/** Fields that only admins and moderators edit; blank is unknown. */
export type StaffContent = { guestRating: number | null; reviewCount: number | null };

/** The columns that a save writes: only what the schema names, whatever else the object carries. */
export function columnsOf(content: PropertyContent): Omit<PropertyContent, 'amenities' | 'tags' | 'units'> {
  const { amenities: _a, tags: _t, units: _u, ...values } = contentSchema.parse(content);
  return values;
}

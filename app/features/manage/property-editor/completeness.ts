import type { EditorField } from '~/features/directory/listing/editor-fields';
import type { PropertyContent } from '~/features/directory/listing/property-content';

export type CompletenessFacts = Pick<
  PropertyContent,
  | 'shortDescription'
  | 'description'
  | 'minPrice'
  | 'checkInTime'
  | 'checkOutTime'
  | 'phone'
  | 'email'
  | 'bookingUrl'
  | 'websiteUrl'
  | 'latitude'
  | 'longitude'
  | 'placeSlug'
  | 'locationSlug'
  | 'cancellationPolicy'
> & { photos: number; amenities: number; units: number };

/**
 * One step that would raise the score: what to do, by how many points, and in which field; photos have no
 * field.
 */
export type CompletenessStep = { text: string; points: number; field: EditorField | 'photos' };

/** From this number on, more of them do not raise the score. */
export const enough = { photos: 5, amenities: 5, units: 1 } as const;
export const longDescription = 300;

type Rule = CompletenessStep & { isMet: (facts: CompletenessFacts) => boolean };

const has = (text: string | null) => Boolean(text?.trim());

/** Weighted by what travellers look at first; together 100. */
const rules: readonly Rule[] = [
  {
    field: 'photos',
    points: 15,
    text: 'Add a first photo: it becomes the hero',
    isMet: ({ photos }) => photos > 0,
  },
  {
    field: 'photos',
    points: 15,
    text: `Show at least ${enough.photos} photos`,
    isMet: ({ photos }) => photos >= enough.photos,
  },
  {
    field: 'description',
    points: 14,
    text: `Describe the property in at least ${longDescription} characters`,
    isMet: ({ description }) => (description?.trim().length ?? 0) >= longDescription,
  },
  {
    field: 'amenities',
    points: 10,
    text: `Choose at least ${enough.amenities} amenities`,
    isMet: ({ amenities }) => amenities >= enough.amenities,
  },
  {
    field: 'short_description',
    points: 8,
    text: 'Write a short description of at least 20 characters',
    isMet: ({ shortDescription }) => (shortDescription?.trim().length ?? 0) >= 20,
  },
  {
    field: 'min_price',
    points: 8,
    text: 'Say what a night costs',
    isMet: ({ minPrice }) => minPrice !== null && minPrice > 0,
  },
  { field: 'units', points: 8, text: 'List the rooms or units', isMet: ({ units }) => units >= enough.units },
  {
    field: 'booking_url',
    points: 6,
    text: 'Give the page where guests book',
    isMet: ({ bookingUrl, websiteUrl }) => has(bookingUrl) || has(websiteUrl),
  },
  {
    field: 'phone',
    points: 4,
    text: 'Give a phone number or an email address',
    isMet: ({ phone, email }) => has(phone) || has(email),
  },
  {
    field: 'check_in_time',
    points: 4,
    text: 'Give check-in and check-out times',
    isMet: ({ checkInTime, checkOutTime }) => has(checkInTime) && has(checkOutTime),
  },
  {
    field: 'suburb',
    points: 4,
    text: 'Choose the suburb',
    isMet: ({ locationSlug, placeSlug }) => has(placeSlug) || has(locationSlug),
  },
  {
    field: 'latitude',
    points: 2,
    text: 'Give the coordinates',
    isMet: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  },
  {
    field: 'cancellation_policy',
    points: 2,
    text: 'Say how guests can cancel',
    isMet: ({ cancellationPolicy }) => has(cancellationPolicy),
  },
];

/** Completeness of a listing, 0 to 100, and the steps that would raise it, the largest first. */
export function completeness(facts: CompletenessFacts): { score: number; steps: CompletenessStep[] } {
  const open = rules.filter((rule) => !rule.isMet(facts));
  const missing = open.reduce((sum, { points }) => sum + points, 0);
  return {
    score: 100 - missing,
    steps: open
      .map(({ text, points, field }) => ({ text, points, field }))
      .sort((a, b) => b.points - a.points),
  };
}

import type { FormShape } from '~/lib/editing/form-shape';

/** Every editable field with its label, in the order of the form. */
export const fieldLabels = {
  name: 'Property name',
  slug: 'Web address',
  property_type: 'Property type',
  star_rating: 'Star rating',
  address: 'Address',
  suburb: 'Suburb',
  near_airport: 'Near the airport',
  latitude: 'Latitude',
  longitude: 'Longitude',
  google_maps_url: 'Google Maps link',
  google_maps_place_id: 'Google Maps place ID',
  map_embed_url: 'Map to embed',
  tags: 'Tags',
  short_description: 'Short description',
  description: 'Full description',
  min_price: 'Price from',
  max_price: 'Price to',
  currency: 'Currency',
  check_in_time: 'Check-in time',
  check_out_time: 'Check-out time',
  cancellation_policy: 'Cancellation policy',
  phone: 'Phone',
  email: 'Email',
  website_url: 'Website',
  booking_url: 'Booking page',
  affiliate_cta_label: 'Booking button text',
  guest_rating: 'Guest rating',
  review_count: 'Number of reviews',
  amenities: 'Amenities',
  units: 'Rooms and units',
} as const;

export type EditorField = keyof typeof fieldLabels;

export const editorFields = Object.keys(fieldLabels) as EditorField[];

export const unitLabels = {
  name: 'Name',
  description: 'Description',
  max_guests: 'Guests',
  bed_configuration: 'Beds',
} as const;

export type UnitField = keyof typeof unitLabels;

/** Limits for one property. */
export const maxUnits = 40;
export const maxPropertyTags = 20;

/** The form's values: texts, as they are typed. */
export type UnitValues = Partial<Record<UnitField, string>>;
export type EditorValues = Partial<Record<Exclude<EditorField, 'amenities' | 'units'>, string>> & {
  amenities?: string[];
  units?: UnitValues[];
};

/** The names that a property's form sends. */
export const propertyShape: FormShape = {
  fields: editorFields,
  choices: ['amenities'],
  rows: { name: 'units', fields: Object.keys(unitLabels) },
};

/** 'Unit 2: Name' for `units[1].name`. */
export function fieldLabel(name: string): string {
  const unit = /^units\[(\d+)\]\.(\w+)$/.exec(name);
  if (unit) return `Unit ${Number(unit[1]) + 1}: ${unitLabels[unit[2] as UnitField]}`;
  return fieldLabels[name as EditorField] ?? name;
}

/** The form's own fields beside the property's, read by name. */
export const keyField = 'form_key';
/** 'yes' when photos were chosen that are uploaded once the property is stored. */
export const photosField = 'photos_follow';
/** The names that are kept of a new one. */
export const newPropertyShape: FormShape = { ...propertyShape, fields: [...editorFields, photosField] };
/** The live version that a draft was compared with, field by field. */
export const liveVersionField = 'live_version';

/** The live version that the draft in the form is based on. */
export const baseVersionField = 'base_version';

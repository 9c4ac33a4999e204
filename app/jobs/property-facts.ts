/** Facts that a website may state about a property, by the names of the editor's fields. */
export const propertyFacts = [
  'name',
  'property_type',
  'star_rating',
  'address',
  'currency',
  'min_price',
  'max_price',
  'short_description',
  'description',
  'phone',
  'email',
  'website_url',
  'check_in_time',
  'check_out_time',
] as const;
export type PropertyFact = (typeof propertyFacts)[number];

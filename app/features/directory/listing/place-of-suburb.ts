export type Suburb = {
  slug: string;
  name: string;
  /** The area that contains it; null for an area. */
  parentSlug: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Location and place of a property in that suburb; an area without parent is both. */
export function placeOfSuburb(suburbs: readonly Suburb[], slug: string | null) {
  const suburb = suburbs.find((candidate) => candidate.slug === slug);
  if (!suburb) return { locationSlug: null, placeSlug: null, latitude: null, longitude: null };
  const { latitude, longitude, parentSlug } = suburb;
  return { locationSlug: parentSlug ?? suburb.slug, placeSlug: suburb.slug, latitude, longitude };
}

/** The option that matches a property's present location and place. */
export function suburbOf(place: { locationSlug: string | null; placeSlug: string | null }): string | null {
  return place.placeSlug ?? place.locationSlug;
}

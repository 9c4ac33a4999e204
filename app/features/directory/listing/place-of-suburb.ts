export type Suburb = {
  slug: string;
  name: string;
  /** The area that it belongs to; null for an area. */
  parentSlug: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Where a property is listed that lies in that suburb; an area of its own is both its location and its place. */
export function placeOfSuburb(suburbs: readonly Suburb[], slug: string | null) {
  const suburb = suburbs.find((candidate) => candidate.slug === slug);
  if (!suburb) return { locationSlug: null, placeSlug: null, latitude: null, longitude: null };
  const { latitude, longitude, parentSlug } = suburb;
  return { locationSlug: parentSlug ?? suburb.slug, placeSlug: suburb.slug, latitude, longitude };
}

/** The choice that stands for where a property is listed now. */
export function suburbOf(place: { locationSlug: string | null; placeSlug: string | null }): string | null {
  return place.placeSlug ?? place.locationSlug;
}

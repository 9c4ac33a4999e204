/** The one canonical address of a property: below its location when it has one. */
export function canonicalPropertyPath(property: { slug: string; locationSlug: string | null }): string {
  return property.locationSlug
    ? `/accommodation/${property.locationSlug}/${property.slug}`
    : propertyPath(property);
}

/** Layout A's address, which the search results open. */
export function propertyPath({ slug }: { slug: string }): string {
  return `/property/${slug}`;
}

/** The message beside the field when a location cannot be saved, by reason. */
export const refusalErrors = {
  'slug-taken': { slug: ['Another location has this slug'] },
  'slug-fixed': { slug: ['The slug is fixed: properties, places or a page use it'] },
  'area-fixed': { parentSlug: ['The area is fixed: properties or places belong here'] },
  'no-area': { parentSlug: ['Please choose an area that belongs to none itself'] },
} as const;

/** Those messages as a form's errors. */
export function errorsOf(refusal: keyof typeof refusalErrors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(refusalErrors[refusal]).map(([name, texts]) => [name, [...texts]]),
  );
}

/** The form for a new property, whose route also answers the generator's requests. */
export const generatorPath = '/dashboard/add-property';

/** The form with the generated proposals beside it. */
export function generatedPath({
  website,
  rewrite,
}: {
  website: string | null;
  rewrite?: string | null;
}): string {
  const params = new URLSearchParams({ ...(website && { website }), ...(rewrite && { rewrite }) });
  return generatorPath + (params.size > 0 ? `?${params}` : '');
}

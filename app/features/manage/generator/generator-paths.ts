/** The form for a new property, which takes what the generator beside it is asked for. */
export const generatorPath = '/dashboard/add-property';

/** The form with what was generated beside it. */
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

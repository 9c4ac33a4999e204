/** True when a write failed because another row has the same value in a unique column, as in `pages.slug`. */
export function isUniqueViolation(error: unknown, column: `${string}.${string}`): boolean {
  const texts = [error, error instanceof Error ? error.cause : null].map(String);
  return texts.some((text) => text.includes(`UNIQUE constraint failed: ${column}`));
}

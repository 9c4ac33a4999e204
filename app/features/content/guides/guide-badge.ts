/** Words in a guide's slug and their category; the first match counts. */
const categories: readonly (readonly [label: string, words: readonly string[]])[] = [
  ['Luxury', ['luxury', 'hotel']],
  ['Budget', ['budget', 'cheap']],
  ['Family', ['family']],
  ['Business', ['business']],
  ['City Center', ['cbd', 'city']],
  ['Wine Country', ['hills', 'cottage']],
  ['Beachside', ['beach', 'glenelg']],
  ['Airport', ['airport']],
];

/** Category badge of a guide. */
export function guideBadge(slug: string): string {
  const fits = ([, words]: (typeof categories)[number]) => words.some((word) => slug.includes(word));
  return categories.find(fits)?.[0] ?? 'General';
}

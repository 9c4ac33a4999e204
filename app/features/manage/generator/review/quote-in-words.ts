const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&ndash;': '–',
  '&mdash;': '—',
};
const spoken = /\s(?:content|alt|aria-label|title|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * What a quote of a page's source says, for people: the words between its tags, else those of its alternative text, or the
 * like. A quote without tags stays as it is.
 */
export function quoteInWords(quote: string): string {
  if (!/^<[a-z]/i.test(quote)) return quote;
  const [, ...said] = spoken.exec(quote) ?? [];
  const words = quote.replace(/<[^>]*>?/g, ' ').trim() || said.find(Boolean) || quote;
  return words
    .replace(/&#?\w+;/g, (code) => entities[code] ?? code)
    .replace(/\s+/g, ' ')
    .trim();
}

import type { Evidence } from './findings';
import type { PageDocument } from './page-document';
import { isOrder } from './text-around';

/**
 * Where a page says these words, white space apart: the page's own words, of 500 characters at most. Null when none does, or
 * when they stand in a line that speaks to a machine.
 */
export function findQuote(documents: readonly PageDocument[], quote: string): Evidence | null {
  const words = quote
    .replace(/^\|[ \t]?/gm, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const length = words.join(' ').length;
  if (length < 2 || length > 500) return null;
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'));
  for (const { url, text } of documents) {
    const match = pattern.exec(text);
    if (match && !standsInOrder(text, match.index, match.index + match[0].length))
      return { url, quote: match[0] };
  }
  return null;
}

function standsInOrder(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  return text
    .slice(from, next < 0 ? text.length : next)
    .split('\n')
    .some(isOrder);
}

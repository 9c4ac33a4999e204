import type { Evidence } from './findings';
import type { PageDocument } from './page-document';
import { isOrder } from './text-around';

/**
 * The page that contains these words, ignoring white space, with the page's own wording, 500 characters at
 * most. Null when no page does, or when they are in a line of instructions to a machine.
 */
export function findQuote(documents: readonly PageDocument[], quote: string): Evidence | null {
  const words = quote
    .slice(0, 2000)
    .replace(/^\|[ \t]?/gm, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (words.length < 2 || words.length > 500) return null;
  for (const { url, text } of documents) {
    // Between two words of a page's text there is one space or one line break.
    const start = text.replaceAll('\n', ' ').indexOf(words);
    const end = start + words.length;
    if (start >= 0 && !isInOrder(text, start, end)) return { url, quote: text.slice(start, end) };
  }
  return null;
}

function isInOrder(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  return text
    .slice(from, next < 0 ? text.length : next)
    .split('\n')
    .some(isOrder);
}

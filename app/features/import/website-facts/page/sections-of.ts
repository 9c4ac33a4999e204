import { textOf } from '~/features/import/crawling/markup/elements-of';

import { plain, type PageDocument } from './page-document';

/** Headings of one page, and characters of a short one. */
const max = { headings: 200, characters: 40 };

/** The short heading above a position of the text; blank without one. */
export function sectionsOf({
  elements,
  lines,
}: Pick<PageDocument, 'elements' | 'lines'>): (at: number) => string {
  const headings = new Set(
    elements
      .filter(({ name }) => /^h[2-6]$/.test(name))
      .slice(0, max.headings)
      .map((element) => plain(textOf(element)))
      .filter((said) => said.length <= max.characters),
  );
  const starts: { at: number; said: string }[] = [];
  let at = 0;
  for (const line of lines) {
    if (headings.has(line)) starts.push({ at, said: line });
    at += line.length + 1;
  }
  return (position) => starts.findLast((start) => start.at <= position)?.said ?? '';
}

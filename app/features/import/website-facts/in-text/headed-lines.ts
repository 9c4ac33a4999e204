import { textOf } from '~/features/import/crawling/markup/elements-of';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';

/** Characters of a heading, and of the line below it, that are read as one. */
const max = { heading: 24, headed: 70 };

/** Short lines with the short heading above them: 'Parking', 'At your door, at no charge'. */
export function headedIn(
  { elements }: PageDocument,
  lines: readonly string[],
): { heading: string; line: string }[] {
  const headings = new Set(
    elements
      .filter(({ name }) => /^(?:h[2-6]|dt|summary)$/.test(name))
      .map((element) => plain(textOf(element)))
      .filter((said) => said.length <= max.heading && !/[.?!:]$/.test(said)),
  );
  return lines.flatMap((line, index) => {
    const heading = lines[index - 1] ?? '';
    return headings.has(heading) && line.length <= max.headed ? [{ heading, line }] : [];
  });
}

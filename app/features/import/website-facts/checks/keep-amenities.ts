import { findQuote } from '~/features/import/website-facts/page/find-quote';
import type { AmenityFinding } from '~/features/import/website-facts/page/findings';
import type { PageDocument } from '~/features/import/website-facts/page/page-document';
import { denied, notHere } from '~/features/import/website-facts/values/amenity-words';

import { isStated } from './is-stated';
import { linesAround } from './keep-supported';

export type AnsweredAmenity = { name: string; quotes: readonly string[] };

/**
 * Of a model's answer, the amenities that were asked for and that the whole lines of a quote state, without a word that denies
 * them or places them elsewhere.
 */
export function keepAmenities(
  answered: readonly AnsweredAmenity[],
  { documents, names }: { documents: readonly PageDocument[]; names: readonly string[] },
): AmenityFinding[] {
  const kept: AmenityFinding[] = [];
  for (const { name: said, quotes } of answered) {
    const name = names.find((one) => one.toLowerCase() === said.trim().toLowerCase());
    if (!name || kept.some((amenity) => amenity.name === name)) continue;
    const evidence = quotes
      .slice(0, 4)
      .flatMap((quote) => findQuote(documents, quote) ?? [])
      .find((quote) => {
        const lines = linesAround(documents, quote);
        const text = lines.join('\n');
        return isStated(name, lines) && !text.endsWith('?') && !denied.test(text) && !notHere.test(text);
      });
    if (evidence) kept.push({ name, source: 'model', evidence });
  }
  return kept;
}

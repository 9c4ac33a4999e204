import { findQuote } from '~/features/import/website-facts/page/find-quote';
import type { Evidence } from '~/features/import/website-facts/page/findings';
import type { PageDocument } from '~/features/import/website-facts/page/page-document';
import { isOrder } from '~/features/import/website-facts/page/text-around';
import { fieldValue } from '~/features/import/website-facts/values/field-value';
import { propertyTypeIn } from '~/features/import/website-facts/values/property-type-of';
import { sentencesOf } from '~/features/import/writing/local/sentences';
import { plainAnswer } from '~/features/import/writing/plain-text';
import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';
import type { FactProposal } from '~/jobs/property-from-url-job';

import { isStated } from './is-stated';
import { isComposedOf, isSupported } from './is-supported';

export type AnsweredFact = { field: string; value: string; quotes: readonly string[] };

type Pages = {
  documents: readonly PageDocument[];
  known: readonly FactProposal[];
  missing: readonly PropertyFact[];
};

/**
 * Of a model's answer, the fields that were requested and that words of the pages state; everything else is
 * dropped, whatever the model claims.
 */
export function keepSupported(answered: readonly AnsweredFact[], pages: Pages): FactProposal[] {
  const kept: FactProposal[] = [];
  for (const { field, value: said, quotes } of answered) {
    const known = propertyFacts.find((name) => name === field);
    if (!known || !pages.missing.includes(known) || kept.some((proposal) => proposal.field === known))
      continue;
    const value = fieldValue(
      known,
      known === 'property_type' ? (propertyTypeIn(said) ?? '') : plainAnswer(said),
    );
    const evidence = quotes.slice(0, 12).flatMap((quote) => findQuote(pages.documents, quote) ?? []);
    if (value === null || evidence.length === 0 || isOrder(value)) continue;
    const stated = statedOf(known, value, evidence, pages);
    if (stated) kept.push({ field: known, value: stated.value, source: 'model', evidence: stated.evidence });
  }
  return kept;
}

type Stated = { value: string; evidence: Evidence[] };

/** The value with the quotes that support it; of a text the sentences that they state. Null when none do. */
function statedOf(
  field: PropertyFact,
  value: string,
  evidence: Evidence[],
  { documents, known }: Pages,
): Stated | null {
  if (field !== 'short_description' && field !== 'description') {
    const supporting = evidence.filter(({ quote }) => isSupported(field, value, quote));
    return supporting.length > 0 ? { value, evidence: supporting } : null;
  }
  const named = known.filter(
    (fact) => (fact.field === 'name' || fact.field === 'address') && mentions(value, fact.value),
  );
  const names = named.map((fact) => fact.value);
  const quoted = [...evidence.flatMap((one) => linesAround(documents, one)), ...names];
  const text = statedText(value, quoted);
  const taken = text && fieldValue(field, text);
  return taken
    ? { value: taken, evidence: [...evidence, ...named.flatMap((fact) => fact.evidence)].slice(0, 20) }
    : null;
}

/** A sentence that the quotes do not state is dropped; the rest of the text stays. */
function statedText(value: string, quoted: readonly string[]): string {
  const whole = quoted.join('\n');
  return value
    .split(/\n\s*\n/)
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => isStated(sentence, quoted) && isComposedOf(sentence, whole))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** The whole lines of the page: a quote that begins after 'no' states the opposite of its line. */
export function linesAround(documents: readonly PageDocument[], { url, quote }: Evidence): string[] {
  const text =
    documents.find((document) => document.url === url && document.text.includes(quote))?.text ?? quote;
  const start = text.indexOf(quote);
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', start + quote.length);
  return text.slice(from, next < 0 ? text.length : next).split('\n');
}

const mentions = (text: string, words: string) =>
  text.toLowerCase().includes((words.split(/[ ,]/)[0] ?? words).toLowerCase());

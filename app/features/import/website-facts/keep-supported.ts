import { plainText } from '~/features/import/writing/plain-text';
import { propertyFacts, type FactProposal, type PropertyFact } from '~/jobs/property-from-url-job';

import { fieldValue } from './field-value';
import type { Evidence } from './findings';
import { findQuote } from './find-quote';
import { isComposedOf, isSupported } from './is-supported';
import type { PageDocument } from './page-document';
import { propertyTypeIn } from './property-type-of';
import { isOrder } from './text-around';

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
    const asked = propertyFacts.find((name) => name === field);
    if (!asked || !pages.missing.includes(asked) || kept.some((proposal) => proposal.field === asked))
      continue;
    const value = fieldValue(
      asked,
      asked === 'property_type' ? (propertyTypeIn(said) ?? '') : plainText(said),
    );
    const evidence = quotes.slice(0, 12).flatMap((quote) => findQuote(pages.documents, quote) ?? []);
    if (value === null || evidence.length === 0 || isOrder(value)) continue;
    const stated = statedBy(asked, value, evidence, pages.known);
    if (stated.length > 0) kept.push({ field: asked, value, source: 'model', evidence: stated });
  }
  return kept;
}

/** The quotes that support the value; empty when none do. */
function statedBy(
  field: PropertyFact,
  value: string,
  evidence: Evidence[],
  known: readonly FactProposal[],
): Evidence[] {
  if (field !== 'short_description' && field !== 'description') {
    return evidence.filter(({ quote }) => isSupported(field, value, quote));
  }
  const named = known.filter(
    (fact) => (fact.field === 'name' || fact.field === 'address') && mentions(value, fact.value),
  );
  const quoted = [...evidence.map(({ quote }) => quote), ...named.map((fact) => fact.value)].join('\n');
  return isComposedOf(value, quoted)
    ? [...evidence, ...named.flatMap((fact) => fact.evidence)].slice(0, 20)
    : [];
}

const mentions = (text: string, words: string) =>
  text.toLowerCase().includes((words.split(/[ ,]/)[0] ?? words).toLowerCase());

import { fieldLabels } from '~/features/directory/listing/editor-fields';
import type { PropertyFact } from '~/jobs/property-facts';
import type { FactProposal } from '~/jobs/property-from-url-job';

import { comparable } from './choose-proposals';
import { keepSupported, type AnsweredFact } from './checks/keep-supported';
import type { PageDocument } from './page/page-document';

/** Facts that rules read from running text: a model is asked whether other words of the website contradict it. */
export const readByRules = (proposals: readonly FactProposal[]): FactProposal[] =>
  proposals.filter(({ field, source }) => source === 'text' && comparable.includes(field));

export type Contradiction = { field: PropertyFact; warning: string };

/**
 * Values that a model can quote differently from the rules. A person decides; until then the rules' value stays. A
 * value without a quote that states it contradicts nothing.
 */
export function contradictionsOf(
  answered: readonly AnsweredFact[],
  { documents, known }: { documents: readonly PageDocument[]; known: readonly FactProposal[] },
): Contradiction[] {
  const read = readByRules(known);
  const others = keepSupported(answered, { documents, known, missing: read.map(({ field }) => field) });
  return others.flatMap(({ field, value, evidence }) => {
    const before = read.find((one) => one.field === field);
    if (!before || isSame(before.value, value)) return [];
    const quote = evidence[0]?.quote.slice(0, 100) ?? '';
    const warning = `${fieldLabels[field]}: the text says ${before.value.slice(0, 60)}, but the website also says ${value.slice(0, 60)} (‘${quote}’).`;
    return [{ field, warning }];
  });
}

const bare = (value: string) =>
  /^[\d\s()+-]+$/.test(value) ? value.replace(/\D/g, '').replace(/^(61|0)+/, '') : value.toLowerCase().trim();
/** True when two values of a field say the same. */
export const isSame = (one: string, other: string) => bare(one) === bare(other);

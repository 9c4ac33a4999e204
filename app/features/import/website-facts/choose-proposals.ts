import { currencies } from '~/db/vocabulary';
import { fieldLabels } from '~/features/directory/listing/editor-fields';
import { propertyTypeLabels, isPropertyType } from '~/features/directory/property/property-types';
import { propertyFacts, type PropertyFact } from '~/jobs/property-facts';
import { factSources, type FactProposal } from '~/jobs/property-from-url-job';

import type { Finding } from './page/findings';

const sourceWords = {
  'json-ld': 'structured data',
  microdata: 'markup',
  'open-graph': 'page head',
  text: 'text',
  model: 'text',
} as const;

/** Findings of one field that are compared with each other. */
const maxOfField = 500;

/** Fields of which a property has one value, so that two values are a contradiction. */
export const comparable: readonly PropertyFact[] = [
  'property_type',
  'star_rating',
  'min_price',
  'currency',
  'phone',
  'email',
  'check_in_time',
  'check_out_time',
];

/**
 * One value per field: from the most reliable source, and there the most frequent one. Contradictions become
 * warnings.
 */
export function chooseProposals(findings: readonly Finding[]): {
  proposals: FactProposal[];
  warnings: string[];
} {
  const proposals: FactProposal[] = [];
  const warnings: string[] = [];
  for (const field of propertyFacts) {
    const ranked = rank(findings.filter((finding) => finding.field === field).slice(0, maxOfField));
    const [best] = ranked;
    if (!best) continue;
    const { value, source } = best;
    proposals.push({ field, value, source, evidence: evidenceFor(best, ranked) });
    const other = comparable.includes(field) ? contradiction(best, ranked) : null;
    if (other) warnings.push(contradictionText(best, other));
  }
  return { proposals: withoutOddPrices(proposals), warnings: [...warnings, ...foreign(proposals)] };
}

function rank(findings: readonly Finding[]): Finding[] {
  const keys = new Map(findings.map((finding) => [finding, `${finding.source} ${sameKey(finding)}`]));
  const totals = new Map<string | undefined, number>();
  for (const [finding, key] of keys) totals.set(key, (totals.get(key) ?? 0) + finding.weight);
  const total = (finding: Finding) => totals.get(keys.get(finding)) ?? 0;
  const isBound = findings[0]?.field === 'min_price' || findings[0]?.field === 'max_price';
  const bound = (one: Finding, other: Finding) =>
    (Number(one.value) - Number(other.value)) * (one.field === 'min_price' ? 1 : -1);
  return [...findings].sort(
    (one, other) =>
      factSources.indexOf(one.source) - factSources.indexOf(other.source) ||
      (isBound ? bound(one, other) : total(other) - total(one)),
  );
}

/** Key that is equal for two ways to write the same value. */
function sameKey({ field, value }: Finding): string {
  if (field === 'phone') return value.replace(/\D/g, '').replace(/^(61|0)+/, '');
  return value
    .toLowerCase()
    .replace(/[^\p{L}\d.@:]+/gu, ' ')
    .trim();
}

function evidenceFor(best: Finding, ranked: readonly Finding[]): FactProposal['evidence'] {
  const key = sameKey(best);
  const same = ranked.filter((finding) => finding !== best && sameKey(finding) === key);
  const quotes = new Set(['']);
  const quoted = [best, ...same].flatMap(({ evidence }) => evidence);
  const distinct = quoted.filter(({ quote }) => !quotes.has(quote) && quotes.add(quote));
  return distinct.slice(0, best.evidence.length + 2);
}

function contradiction(best: Finding, ranked: readonly Finding[]): Finding | null {
  const surer = ranked.filter(({ source }) => source === best.source);
  const said = new Set(surer.map(sameKey));
  for (const source of factSources.filter((one) => one !== best.source)) {
    const others = ranked.filter((finding) => finding.source === source);
    const agrees = others.some((finding) => said.has(sameKey(finding)));
    if (others[0] && !agrees) return others[0];
  }
  const isTime = best.field === 'check_in_time' || best.field === 'check_out_time';
  return isTime ? (surer.find((finding) => finding.value !== best.value) ?? null) : null;
}

function contradictionText(best: Finding, other: Finding): string {
  const where = `the ${sourceWords[other.source]} ${other.source === best.source ? 'also ' : ''}says`;
  return `${fieldLabels[best.field]}: the ${sourceWords[best.source]} says ${shown(best)}, ${where} ${shown(other)}.`.slice(
    0,
    300,
  );
}

const shown = ({ value }: Finding) =>
  isPropertyType(value) ? propertyTypeLabels[value] : value.slice(0, 80);

/**
 * A single price is the lowest. A highest price is dropped without a lowest one from the same source, or when
 * it is not higher; without a lowest price the currency is dropped too.
 */
function withoutOddPrices(proposals: readonly FactProposal[]): FactProposal[] {
  const least = proposals.find(({ field }) => field === 'min_price');
  const isOdd = ({ field, value, source }: FactProposal) =>
    field === 'max_price' && (!least || Number(value) <= Number(least.value) || source !== least.source);
  const isLoose = ({ field }: FactProposal) => field === 'currency' && !least;
  return proposals.filter((proposal) => !isOdd(proposal) && !isLoose(proposal));
}

function foreign(proposals: readonly FactProposal[]): string[] {
  const currency = proposals.find(({ field }) => field === 'currency')?.value;
  const isForeign = currency !== undefined && currency !== currencies[0];
  return isForeign ? [`Prices are in ${currency}, not in Australian dollars.`] : [];
}

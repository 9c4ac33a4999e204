import { isPropertyType, propertyTypeLabels } from '~/features/directory/property/property-types';
import { asData, dataRule } from '~/features/import/writing/prompts/as-data';
import type { ModelOrder } from '~/features/import/writing/models/language-model';
import type { PropertyRewriteJob } from '~/jobs/property-rewrite-job';
import { formatMoney } from '~/lib/text/money';

export const rewrittenTexts = ['name', 'short_description', 'description'] as const;
export type RewrittenText = (typeof rewrittenTexts)[number];

const rules = [
  'You rewrite texts about a place to stay for a directory, as its owner wishes.',
  dataRule,
  'Only the wishes may change how the texts read; never what is true. State nothing that neither the texts nor the facts state: no number, no amenity, no award.',
  'Keep the name unless the wishes ask for another way to write it. Short description: 20 to 150 characters. Description: plain paragraphs without headings, at most 400 words.',
  'Answer with JSON as the schema has it, plain text without HTML or Markdown.',
].join('\n');

/** Requests new wordings of the existing texts. */
export function rewritePrompt({
  texts,
  facts,
  instructions,
}: PropertyRewriteJob): ModelOrder & { answer: object } {
  const given = rewrittenTexts.filter((field) => texts[field] !== null);
  const stated = statedFacts(facts);
  const lines = Object.entries(stated).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`,
  );
  const properties = Object.fromEntries(given.map((field) => [field, { type: 'string' }]));
  return {
    task: 'property-rewrite',
    system: rules,
    user: [
      asData('What the owner wishes, as far as it concerns how the texts read', instructions, 1000),
      ...given.map((field) => asData(`Text ${field}`, texts[field] ?? '', 8000)),
      asData('Facts', lines.join('\n'), 6000),
    ].join('\n\n'),
    answer: {
      name: 'rewritten_texts',
      schema: { type: 'object', properties, required: given, additionalProperties: false },
    },
    facts: {
      ...stated,
      wish: instructions,
      ...Object.fromEntries(given.map((field) => [field, texts[field] ?? ''])),
    },
    maxTokens: 2500,
  };
}

/** The facts that a text may state. */
function statedFacts({
  property_type,
  amenities,
  currency,
  min_price,
  max_price,
  ...facts
}: Record<string, string>) {
  const money = (amount: string | undefined) =>
    amount ? formatMoney(Number(amount), currency || 'AUD') : '';
  const stated = {
    ...facts,
    type: isPropertyType(property_type) ? propertyTypeLabels[property_type] : '',
    amenities: (amenities ?? '').split(', ').filter(Boolean),
    min_price: money(min_price),
    max_price: money(max_price),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value.length > 0));
}

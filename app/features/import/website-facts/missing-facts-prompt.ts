import { asData, dataRule } from '~/features/import/writing/prompts/as-data';
import type { ModelOrder } from '~/features/import/writing/models/language-model';
import { fieldLabels } from '~/features/directory/listing/editor-fields';
import { propertyTypes } from '~/db/vocabulary';
import type { PropertyFact } from '~/jobs/property-facts';
import type { FactProposal } from '~/jobs/property-from-url-job';

import { readByRules } from './contradictions';
import type { PageDocument } from './page/page-document';

/** Limits of each page, of all pages and of the names of amenities, in characters. */
const max = { page: 6000, pages: 24_000, names: 2000 };

const hints: Partial<Record<PropertyFact, string>> = {
  property_type: `one of ${propertyTypes.join(', ')}`,
  star_rating: 'the official stars of the house, 1 to 5; never what guests gave',
  address: 'street, suburb, SA and postcode',
  min_price: 'lowest price of one night, digits only',
  max_price: 'highest price of one night, digits only',
  currency: 'AUD, USD, EUR or GBP, only if it is named',
  check_in_time: '24-hour time such as 15:00; not the hours of reception or breakfast',
  check_out_time: '24-hour time such as 10:00',
  short_description: 'one or two plain sentences of 20 to 150 characters',
  description: 'two or three plain paragraphs of 80 to 200 words',
};

const rules = [
  'You read the website of a place to stay for a directory and fill in what is missing in a form.',
  dataRule,
  'Answer with JSON as the schema has it. Give a field or an amenity only if the website states it; leave out what it does not state.',
  'Every field and every amenity carries one or more quotes: words copied letter by letter from the website that state it. What has no exact quote is thrown away.',
  'Some fields were read already. Give one of them only when other words of the website contradict it, with the value that they state.',
  'An amenity counts when guests have it at the property itself: not nearby, not planned, not in the past.',
  'Never guess, never use what you know from elsewhere. The two descriptions are in your own words, but state nothing that their quotes do not state: no number, no name, no amenity.',
].join('\n');

/** JSON schema of the answer: values and amenities with their quotes. */
const schema = {
  type: 'object',
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          value: { type: 'string' },
          quotes: { type: 'array', items: { type: 'string' } },
        },
        required: ['field', 'value', 'quotes'],
        additionalProperties: false,
      },
    },
    amenities: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, quotes: { type: 'array', items: { type: 'string' } } },
        required: ['name', 'quotes'],
        additionalProperties: false,
      },
    },
  },
  required: ['facts', 'amenities'],
  additionalProperties: false,
};

/** The fields that are requested, and those that are known. */
export type MissingFactsInput = {
  missing: readonly PropertyFact[];
  known: readonly FactProposal[];
  /** Names of amenities that nothing was found for. */
  amenities?: readonly string[];
};

/**
 * Requests the missing fields and amenities, and contradictions to what rules read in running text; the website's words are delimited, limited, and contain no line of
 * instructions to a machine.
 */
export function missingFactsPrompt(
  { missing, known, amenities = [] }: MissingFactsInput,
  documents: readonly PageDocument[],
): ModelOrder & { answer: object } {
  const wanted = missing.map(
    (field) => `- ${field}: ${fieldLabels[field]}${hints[field] ? `, ${hints[field]}` : ''}`,
  );
  const read = readByRules(known).map(({ field, value }) => `${field} = ${value}`);
  let left = max.pages;
  const pages = documents.flatMap((document, index) => {
    const text = document.believable.join('\n').slice(0, Math.min(max.page, left));
    left -= text.length;
    return text ? [asData(`Page ${index + 1} of the website`, text, max.page)] : [];
  });
  return {
    task: 'property-facts',
    system: rules,
    user: [
      `Missing fields:\n${wanted.join('\n') || 'none'}`,
      ...(amenities.length > 0 ? [`Amenities to look for: ${amenities.join(', ').slice(0, max.names)}`] : []),
      ...(read.length > 0 ? [asData('Read already, by rules', read.join('\n'), max.page)] : []),
      ...pages,
    ].join('\n\n'),
    answer: { name: 'property_facts', schema },
    facts: Object.fromEntries(known.map(({ field, value }) => [field, value])),
    maxTokens: 2000,
  };
}

import { describe, expect, it } from 'vitest';

import { understand } from '~/features/directory/sentence/understand';

import { paramsOf } from '../../support/sentences/row';
import { table } from '../../support/sentences/tables';
import { demoVocabulary } from '../../support/sentences/vocabulary';

/** Every so many rows of the table; a search with filters says the same whatever politeness is around it. */
const step = 40;
const sampled = table
  .filter((_, at) => at % step === 0)
  .filter(([, search]) => search !== '' && !search.startsWith('q='))
  .map(([sentence]) => sentence);
/** Those of which the end, the beginning, or a space has something to say. */
const telling = [
  'Rundle Mall 10 mins',
  'can walk to rundle mall in 5 min',
  'hotel 200-300',
  'two adults kids 3 and 5',
  'monarto zoo trip with 3 kids 2 adults, somewhere within 20 minutes of it',
  'appointment on 2 dec, one night before',
  'graduation 11 December, motel 2 nights from 10',
  'gym: no, pool: yes',
  'motels? over my dead body',
  'a hotel with a pool, forget it',
  'gym in case there is no pool',
  'we hate hostels and motels',
  'hide hostels and backpackers',
  'remove Glenelg from the list',
  'any suburb but Unley or Prospect',
  'motels semaphore max $140 fri sat',
  'motle in norwod or unly wiht free parkin',
  'hotel 3 nights arriving 24/12, christmas lunch included, 2 adults 2 grandparents',
  'self check-in',
  "can't afford more than a hundred and twenty a night, not a dorm",
  'going with 4 friends to the Barossa',
  'near Cleland Wildlife Park with kids',
  '$150 - $250 apartment',
  'hotel, parking $25 a night',
  '3* max $170, Norwood',
  'we are 5 (3 adults, 2 kids), apartment, semaphore',
];
const sentences = [...telling, ...sampled];

/** The search without the words of a text, which may have more of them. */
function filtersOf(text: string): string {
  const { filters } = understand(text, { vocabulary: demoVocabulary, today: '2026-11-23' });
  return String(paramsOf(filters));
}

const asTwo = (_: string, verb: string) => `${{ wo: 'will', ca: 'can' }[verb] ?? verb} not`;

const meant = new Map(sentences.map((sentence) => [sentence, filtersOf(sentence)]));

describe('a sentence means the same', () => {
  it.each<[string, (sentence: string) => string]>([
    ['with “please” behind it', (sentence) => `${sentence} please`],
    ['with thanks behind it', (sentence) => `${sentence}, thanks heaps!`],
    ['with thanks on a line of their own', (sentence) => `${sentence}\n\nMany thanks in advance`],
    ['with a signature', (sentence) => `${sentence}. Kind regards, Sarah Miller`],
    ['with a question behind it', (sentence) => `${sentence}. What do you recommend?`],
    ['with “any ideas?” behind it', (sentence) => `${sentence} any ideas?`],
    ['with a greeting', (sentence) => `Hi there! ${sentence}`],
    ['behind “can you show me”', (sentence) => `Could you show me ${sentence}?`],
    ['with the city behind it', (sentence) => `${sentence}, Adelaide SA`],
    ['with “in Adelaide” behind it', (sentence) => `${sentence} in Adelaide`],
    ['as a point of a list', (sentence) => `- ${sentence}`],
    ['with “do not” for “don’t”', (sentence) => sentence.replace(/\b(do|wo|ca|does|would)n['’]t\b/g, asTwo)],
    ['with “w/” for “with”', (sentence) => sentence.replaceAll(' with ', ' w/ ')],
    ['with A$ for $', (sentence) => sentence.replaceAll(/(?<![A-Za-z])\$(?=\d)/g, 'A$')],
    ['with more space between its words', (sentence) => `  ${sentence.replaceAll(' ', '  ')} `],
  ])('%s', (_, frame) => {
    const other = sentences.filter((sentence) => filtersOf(frame(sentence)) !== meant.get(sentence));
    expect(other).toEqual([]);
  });

  it.each([
    ['semicolons', '; '],
    ['new lines', '\n'],
    ['bullets', ' • '],
    ['bars', ' | '],
  ])('with %s for its commas', (_, sign) => {
    const other = sentences.filter(
      (sentence) => filtersOf(sentence.replaceAll(', ', sign)) !== meant.get(sentence),
    );
    expect(other).toEqual([]);
  });
});

describe('what only is polite', () => {
  it.each([
    ['Hi, could you recommend a king bed please', 'king bed'],
    [
      'Hello! Do you have anything with a hearing loop? Thanks so much',
      'Do you have anything with a hearing loop',
    ],
    ['we are looking for a pool table', 'pool table'],
    ['king bed, any suggestions?', 'king bed'],
    ['Ibis Adelaide', 'Ibis Adelaide'],
    ['chairs with regards to comfort', 'chairs with regards to comfort'],
    ['thanks', 'thanks'],
    ['hi there', 'hi there'],
  ])('is not searched for: %s', (sentence, rest) => {
    const { filters, rest: left } = understand(sentence, { vocabulary: demoVocabulary, today: '2026-11-23' });
    expect([filters, left]).toEqual([{}, rest]);
  });

  it('may end with a refusal, which stays one', () => {
    for (const sentence of [
      'motels? no thanks',
      'motels: no, thanks',
      'motels, no thx',
      'motels, no thank you very much',
      'no motels please',
      'please no motels, cheers',
    ])
      expect(filtersOf(sentence), sentence).toBe('');
  });
});

describe('a dash between spaces', () => {
  it.each([
    ['hotel - Glenelg - no pets - 2 adults', 'type=hotel&location=glenelg&guests=2'],
    ['b&b for 2 - 20-22 March - Stirling', 'b&b for 2, 20-22 March, Stirling'],
    ['motel 16 Dec - 4 of us - max 150', 'motel 16 Dec, 4 of us, max 150'],
    ['5 - 8 March - Unley', '5 to 8 March, Unley'],
    ['$100 - $150 - Norwood', '$100 to $150, Norwood'],
    ['Friday - Sunday - Norwood', 'Friday to Sunday, Norwood'],
    ['28.11 - 1.12 - Glenelg', '28.11 to 1.12, Glenelg'],
  ])('is a comma or “to”: %s', (sentence, same) => {
    const sorted = (params: string) => [...new URLSearchParams(params)].map(String).toSorted();
    expect(sorted(filtersOf(sentence))).toEqual(sorted(same.includes('=') ? same : filtersOf(same)));
  });
});

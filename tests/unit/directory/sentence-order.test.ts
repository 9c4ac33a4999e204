import { describe, expect, it } from 'vitest';

import { understand } from '~/features/directory/sentence/understand';

import { seededRandom } from '../../support/seeded-random';
import { paramsOf } from '../../support/sentences/row';
import { demoVocabulary } from '../../support/sentences/vocabulary';

/** Parts of which a sentence has one each at most. */
const parts = [
  ['motel', 'hotels', 'a b&b', 'serviced apartment', 'hostel', 'holiday house'],
  ['in Glenelg', 'Norwood', 'at Henley Beach', 'in the Barossa', 'hahndorf', 'in the city'],
  ['near Adelaide Oval', 'walking distance to Rundle Mall', '10 min walk from the zoo', 'close to the tram'],
  [
    'under $250',
    'between $100 and $200',
    'max 180 a night',
    'up to A$300',
    'from 120 to 190 pn',
    '$150 or less',
  ],
  ['for 4 people', '2 adults and 3 kids', 'for two', 'family of five', 'sleeps 6', 'solo'],
  [
    'from Friday to Sunday',
    '24-27 December',
    'this weekend',
    'tonight',
    '3 nights from 10 January',
    'next weekend',
  ],
  ['with pool', 'free parking', 'dog friendly', 'wifi', 'with a kitchen', 'breakfast included', 'sea view'],
  ['quiet', 'romantic', 'boutique', 'cheap'],
  ['no smoking', '4 star', 'at least 3 stars', 'no pets', 'without breakfast', 'not in Unley'],
];
/** A low price beside another one, and a cheap feature, are read together. */
const isTogether = (text: string) =>
  /cheap.*(\$|\d pn|a night)|(\$|\d pn|a night).*cheap|cheap (free|wifi|breakfast)/.test(text);

const known = new Map<string, string[]>();
/** The same parts are read again and again. */
function filtersOf(text: string): string[] {
  const filters = known.get(text) ?? readFilters(text);
  known.set(text, filters);
  return filters;
}

function readFilters(text: string): string[] {
  const { filters } = understand(text, { vocabulary: demoVocabulary, today: '2026-11-23' });
  return [...paramsOf(filters)].map(([name, value]) => `${name}=${value}`).sort();
}

function sentences(joint: string, count: number): string[][] {
  const random = seededRandom(16);
  const made = Array.from({ length: count }, () =>
    parts
      .filter(() => random() < 0.5)
      .map((group) => ({ text: group[Math.floor(random() * group.length)] as string, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text),
  );
  return made.filter((said) => said.length > 1 && !isTogether(said.join(joint)));
}

describe('parts of a sentence in any order', () => {
  it('ask for the same with commas between them', () => {
    for (const said of sentences(', ', 250)) {
      expect(filtersOf(said.join(', ')), said.join(', ')).toEqual(
        [...new Set(said.flatMap(filtersOf))].sort(),
      );
    }
  });

  it.each([' ', ' and '])('ask for nothing else with “%s” between them', (joint) => {
    for (const said of sentences(joint, 250)) {
      const wanted = said.flatMap(filtersOf);
      const others = filtersOf(said.join(joint)).filter((filter) => !wanted.includes(filter));
      expect(others, said.join(joint)).toEqual([]);
    }
  });
});

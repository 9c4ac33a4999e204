import { describe, expect, it } from 'vitest';

import { longestQuery } from '~/features/directory/criteria/criteria';
import { amenityWords } from '~/features/directory/sentence/words/feature-words';
import { tagWords } from '~/features/directory/sentence/words/tag-words';
import { placeWords, typeWords } from '~/features/directory/sentence/words/kind-words';
import { understand } from '~/features/directory/sentence/understand';

import { paramsOf } from '../../support/sentences/row';
import { table } from '../../support/sentences/tables';
import { demoVocabulary } from '../../support/sentences/vocabulary';

const vocabulary = demoVocabulary;
const monday = '2026-11-23';
const reads = new Map<string, ReturnType<typeof understand>>();
/** Each sentence is read once: several tests ask for the same. */
function read(text: string, names: string[] = [], today = monday) {
  const key = JSON.stringify([text, names, today]);
  const known = reads.get(key) ?? understand(text, { vocabulary, today, names });
  reads.set(key, known);
  return known;
}

/** The search as its address has it. */
function searchOf(text: string, names?: string[], today?: string): string {
  const { filters, rest } = read(text, names, today);
  return [...paramsOf({ ...filters, q: rest })].map(([name, value]) => `${name}=${value}`).join(' & ');
}

const unfilteredOf = (text: string) =>
  read(text)
    .notes.map((note) => `${note.why}: ${note.text}`)
    .join('; ');

describe('a sentence', () => {
  for (const [sentence, search, unfiltered = ''] of table)
    it(sentence, () => {
      expect(`${searchOf(sentence)} | ${unfilteredOf(sentence)}`).toBe(`${search} | ${unfiltered}`);
    });

  it('has at least 2,500 examples', () => {
    expect(new Set(table.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(2500);
  });

  it('has nothing more to understand in what is left of it', () => {
    const again = table.filter(([sentence]) => {
      const { rest } = read(sentence);
      return rest !== sentence && rest !== '' && read(rest).rest !== rest;
    });
    expect(again).toEqual([]);
  });

  it('fits into the search box', () => {
    const long = table.filter(([sentence]) => [...sentence].length > longestQuery);
    expect(long).toEqual([]);
  });

  it('leaves only words of its own, in their order', () => {
    const foreign = table.filter(([sentence]) => {
      const words = read(sentence).rest.split(' ');
      return words.reduce((at, word) => (at < 0 ? at : sentence.indexOf(word, at)), 0) < 0;
    });
    expect(foreign).toEqual([]);
  });
});

describe('the days of a sentence', () => {
  it.each([
    ['this weekend', '2026-11-27', '2026-11-27 2026-11-29'],
    ['this weekend', '2026-11-28', '2026-11-28 2026-11-29'],
    ['this weekend', '2026-11-29', '2026-11-29 2026-11-30'],
    ['next weekend', '2026-11-29', '2026-12-04 2026-12-06'],
    ['friday', '2026-11-27', '2026-11-27 null'],
    ['next friday', '2026-11-27', '2026-12-04 null'],
    ['christmas', '2026-12-25', '2026-12-25 2026-12-26'],
    ['christmas', '2026-12-26', '2027-12-24 2027-12-26'],
    ['easter', '2028-01-01', '2028-04-14 2028-04-17'],
    ['easter', '2027-03-28', '2027-03-28 2027-03-29'],
    ['29 February', '2027-01-10', '2028-02-29 null'],
    ['nye', '2026-12-31', '2026-12-31 2027-01-01'],
    ['24/12', '2026-12-25', '2027-12-24 null'],
    ['easter 2027', '2027-05-01', 'undefined undefined'],
    ['first weekend in december', '2026-12-05', '2027-12-03 2027-12-05'],
    ['last weekend in february', '2026-11-23', '2027-02-26 2027-02-28'],
    ['nye to 2 january', '2026-11-23', '2026-12-31 2027-01-02'],
    ['tonight until wednesday', '2026-11-30', '2026-11-30 2026-12-02'],
  ])('%s on %s', (text, today, days) => {
    const { filters } = read(text, [], today);
    expect(`${filters.checkIn} ${filters.checkOut}`).toBe(days);
  });
});

describe('the name of a property', () => {
  const names = [
    'Hotel Ambrosine',
    'The Bioscope Hotel',
    'Tidewrack Beach Resort',
    'Cork & Kerb Motel',
    'Sea View Apartments',
    "Four O'Clock Motel",
    'Hello Sailor Motel',
    'Lanyard Hotel Adelaide',
  ];
  it.each([
    ['the bioscope hotel', 'q=the bioscope hotel'],
    ['Ambrosine hotel', 'q=Ambrosine hotel'],
    ['cork & kerb motel', 'q=cork & kerb motel'],
    ["four o'clock motel", "q=four o'clock motel"],
    ['Sea View Apartments', 'q=Sea View Apartments'],
    ['Tidewrack Beach Resort under $300', 'q=Tidewrack Beach Resort & max_price=299.99'],
    ['sea view apartments in Glenelg', 'q=sea view apartments & location=glenelg'],
    ['beach resort', 'type=resort & tag=beach'],
    ['motel', 'type=motel'],
    [
      'the bioscope hotel this weekend for 2',
      'q=bioscope hotel & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
    ],
    ['not the bioscope hotel', ''],
    ['hello sailor motel', 'q=hello sailor motel'],
    ['Hi, Hotel Ambrosine please', 'q=Hotel Ambrosine'],
    ['Lanyard Hotel Adelaide', 'q=Lanyard Hotel Adelaide'],
    ['2 adults, Lanyard Hotel Adelaide', 'q=Lanyard Hotel Adelaide & guests=2'],
  ])('%s', (text, search) => {
    expect(searchOf(text, names)).toBe(search);
  });
});

describe('what is denied', () => {
  const said = [
    ...amenityWords.flatMap(({ says }) => says.slice(0, 4)),
    ...[tagWords, typeWords, placeWords].flatMap((words) => Object.values(words).flat()),
  ].filter((words) => !/\b(no|non|not|free|with|for|in|near)\b/.test(words));
  const narrowed = (text: string) => {
    const { types = [], tags = [], amenities = [], location = '', nearAirport = false } = read(text).filters;
    return [...types.filter((type) => type !== 'hotel'), ...tags, ...amenities, location, nearAirport];
  };
  const nothing = ['', false];

  it.each([
    'no X',
    'without any X',
    "don't want X",
    'anything but X',
    'no balcony and no X',
    'without balcony or X',
    'hotel: no X',
    'hotel that is not X',
    'nowhere near X',
    'X not needed',
    'we rather not X',
    'none of the X',
    'too many X',
    'rule out X',
    'X? no',
    'X, no thanks',
    'X or not',
    'hotel -X',
    'X is too far',
    'free from X',
    'no thanks to X',
    'also X we do not like',
    'hotel preferred over X',
  ])('%s asks for no such thing', (template) => {
    const narrowing = said.filter((words) => narrowed(words).length > nothing.length);
    const found = narrowing.filter((words) => {
      const denied = narrowed(template.replace('X', words));
      return narrowed(words).some((one) => !nothing.includes(one as string) && denied.includes(one));
    });
    expect(found).toEqual([]);
  });
});

describe('what is refused twice', () => {
  const said = amenityWords
    .flatMap(({ says }) => says.slice(0, 2))
    .filter((words) => !/\b(no|non|free|with|for|in)\b/.test(words));
  it.each([
    'no hotel without X',
    'nothing without X',
    'we never book a room without X',
    'a hotel without X is out of the question',
    'no X is a dealbreaker',
    'not without X',
    'could live without a view, but not without X',
  ])('%s asks for it', (template) => {
    const amenitiesOf = (text: string) => read(text).filters.amenities ?? [];
    const lost = said.filter((words) => {
      const asked = amenitiesOf(template.replace('X', words));
      return !amenitiesOf(words).every((name) => asked.includes(name));
    });
    expect(lost).toEqual([]);
  });
});

describe('a word that is almost another one', () => {
  it.each(['breach', 'hermitage', 'poll', 'band', 'garbage', 'healer', 'heather', 'portal'])(
    '%s stays that word',
    (word) => {
      expect(searchOf(`hotel ${word} view`)).toContain(word);
    },
  );
});

describe('what the directory does not have', () => {
  it('is searched for as text', () => {
    const bare = understand('quiet hotel in Glenelg with sauna and pool', {
      vocabulary: { places: [], amenities: ['Sauna'], tags: [], landmarks: [] },
      today: monday,
    });
    expect(bare).toMatchObject({
      filters: { types: ['hotel'], amenities: ['Sauna'] },
      rest: 'quiet Glenelg pool',
      notes: [],
    });
  });

  it.each(['motel 5045', 'hotel in town', 'zoo hotels', 'hotel on the tram line', 'motel Tanunda'])(
    'is no filter either where a rule knows it by another name: %s',
    (text) => {
      const { filters } = understand(text, {
        vocabulary: { places: [], amenities: [], tags: [], landmarks: [] },
        today: monday,
      });
      expect(Object.keys(filters)).toEqual(['types']);
    },
  );
});

import type { Match, Part } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { usedByAll } from '~/features/directory/sentence/said/together';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** What is said of an amenity before its name and behind it, that no filter knows and no listing has to say. */
type Description = { of: RegExp; before: readonly string[]; behind: readonly string[] };

const sizes = 'big, large, huge, long, wide, spacious, generous, nice, lovely, proper';
const inOrOut = wordList(`
  before check in, after check in, before checkin, before check out, after check out, before checkout, after checkout, after checking out, before checking in,
  after we check out, after i check out, before we check in, before i check in, until check in, until checkin, until our flight, until my flight, before our flight,
  before my flight, for the day, for a few hours, for a couple of hours, for the afternoon
`);
/** 'a guest kitchen we can all use'. */
const usedTogether = usedByAll.concat(
  wordList(
    'all of us can use, to share with others, for sharing, shared by all, for everyone to use, for all to use, that we can all use, that guests can use, that all guests can use, which everyone can use',
  ),
);
/** 'a long soak in the bath', 'a tub we can sit in'. */
const soaks = combined(
  [
    '',
    'long',
    'hot',
    'nice',
    'good',
    'lovely',
    'nice long',
    'long hot',
    'for a',
    'for a long',
    'have a',
    'have a long',
  ],
  ['soak', 'soaking', 'sit', 'sitting', 'relax', 'relaxing', 'bubble', 'lie', 'wallow', 'unwind', 'float'],
  ['in'],
  ['', 'a', 'the', 'our', 'our own', 'my'],
);
const soaked = combined(
  ['we can', 'i can', 'you can', 'to', 'that we can', 'where we can', 'where i can', 'one can', 'for'],
  [
    'soak in',
    'soak',
    'sit in',
    'have a soak in',
    'relax in',
    'lie in',
    'a soak',
    'soaking',
    'a long soak',
    'soaking in',
    'have a soak',
    'have a long soak',
  ],
);
const descriptions: readonly Description[] = [
  {
    of: /^Bath tub$/,
    before: wordList(
      `${sizes}, deep, outdoor, outside, soaking, clawfoot, claw foot, clawfooted, claw footed, freestanding, free standing, old fashioned`,
    ).concat(soaks),
    behind: soaked,
  },
  {
    of: /^Garden$/,
    before: wordList(`${sizes}, private, own, sunny, small, little, grassy, shady`),
    behind: [],
  },
  {
    of: /^Balcony$/,
    before: wordList(`${sizes}, private, own, sunny, small, little, outdoor, furnished, covered`),
    behind: [],
  },
  {
    of: /^Spa$/,
    before: wordList('outdoor, outside, heated, bubbling, big, large, steaming, private').concat(soaks),
    behind: soaked,
  },
  // 'a private indoor pool' is read as a private pool is.
  { of: /^(Indoor|Outdoor) pool$/, before: wordList('private, our own, my own'), behind: [] },
  {
    of: /^(Paid|Free) parking$/,
    before: wordList(`
      secure, safe, secured, undercover, under cover, covered, gated, underground, off street, open, open air, uncovered, outdoor, lock up, lockup, locked, lockable, private, own, allocated, dedicated,
      big, large, single, double, triple, one car, two car, three car, 1 car, 2 car, 3 car
    `),
    behind: [],
  },
  {
    of: /^Bicycle storage$/,
    before: wordList('secure, safe, secured, locked, lockable, undercover, covered, indoor'),
    behind: [],
  },
  {
    of: /^(Restaurant|Bar)$/,
    before: wordList('on site, onsite, in house, inhouse'),
    behind: wordList(
      'on the premises, on premises, on site, onsite, in house, inhouse, in the building, downstairs, down stairs',
    ),
  },
  {
    of: /^Washing machine$/,
    before: [],
    behind: ['/', '+'].flatMap((sign) =>
      ['dryer', 'drier', 'tumble dryer'].map((dryer) => `${sign} ${dryer}`),
    ),
  },
  {
    of: /^(Full kitchen|Kitchenette|Shared kitchen)$/,
    before: wordList('own, private, decent'),
    behind: wordList(
      'we can use, i can use, guests can use, for us to use, to use, for guests, for guest use',
    ).concat(usedTogether),
  },
  {
    of: /^Full kitchen$/,
    before: wordList('proper, real, actual, full, full size, full sized, gas, electric, induction'),
    behind: [],
  },
  {
    // 'a full cooked breakfast'; 'continental' and 'buffet' are another breakfast.
    of: /^Breakfast (available|included)$/,
    before: wordList(
      `${sizes}, champagne, full, full cooked, cooked, hot, hot cooked, cooked hot, fully cooked, full hot, full english, english, hearty, big cooked, decent, good, daily, yummy, tasty, delicious, home cooked`,
    ),
    behind: wordList(
      'served, is served, being served, to be served, must be served, should be served, gets served, that is served, thats served, that gets served, served there, served on site, served onsite, served at the hotel, served each morning, served every morning, served daily',
    ),
  },
  {
    of: /^Private bathroom$/,
    before: wordList(
      'private room with, private room with a, private room with an, private room with its, private rooms with, private room and, private room plus, private bedroom with',
    ),
    behind: [],
  },
  {
    of: /^24-hour reception$/,
    before: [],
    behind: wordList(
      'open 24 / 7, open 24 7, open 24 hours, 24 / 7, open late, open all night, open all hours',
    ),
  },
  {
    of: /^Airport shuttle$/,
    before: [],
    behind: combined(
      ['to', 'from', 'to and from', 'to the', 'from the'],
      wordList(
        'the airport, airport, departures, arrivals, terminal, domestic terminal, international terminal, our flight, my flight, the terminal',
      ),
    ),
  },
  { of: /^Luggage storage$/, before: [], behind: inOrOut },
  {
    of: /^Self check-in$/,
    before: [],
    behind: wordList(
      'late, after hours, out of hours, any time, anytime, whenever, without reception, without a reception, without staff',
    ),
  },
];

const isOf = ({ of }: Description, part: Part | undefined) =>
  part?.is === 'amenity' && part.names.some((name) => of.test(name));

const firsts = new Set(descriptions.flatMap(({ before }) => before.map((words) => words.split(' ')[0])));
const free = /^(free|complimentary|gratis)$/;

/** An amenity with what it is like before it: 'a deep bath', 'secure undercover parking', 'a free place to park'. */
export function describedRule(
  tokens: readonly Token[],
  at: number,
  meaningAt: (at: number) => Match | null,
): Match | null {
  const first = wordAt(tokens, at);
  if (free.test(first)) {
    const next = meaningAt(at + 1);
    return next && isForCars(next.part) ? { length: next.length + 1, part: freeParking } : null;
  }
  if (!firsts.has(first)) return null;
  for (const described of descriptions) {
    const length = longestRun(tokens, at, described.before);
    const next = length > 0 ? meaningAt(at + length) : null;
    if (next && isOf(described, next.part)) return { length: length + next.length, part: next.part };
  }
  return null;
}

const freeParking: Part = { is: 'amenity', names: ['Free parking'] };
const isForCars = (part: Part) => part.is === 'amenity' && part.names.join() === 'Free parking,Paid parking';

/** 'park the car for free', 'parking costs nothing'. */
const atNoCost = ['', 'that is ', 'thats ', 'which is ', 'is ', 'thats ', 'must be ', 'should be ']
  .flatMap((is) =>
    wordList(
      'for free, for nothing, free of charge, at no cost, at no charge, at no extra cost, at no extra charge',
    ).map((words) => `${is}${words}`),
  )
  .concat(
    wordList(`
    is free, thats free, which is free, costs nothing, that costs nothing, cost nothing, doesnt cost anything, that doesnt cost anything, that doesnt cost extra, doesnt cost extra,
    without paying, without paying for it, without paying extra, without a fee, without charge, free included, with no fee
  `),
  );

/** 'space for the boat and the trailer'. */
const andMore = ['', 'the ', 'our ', 'my ', 'a '].flatMap((whose) =>
  ['trailer', 'boat', 'caravan', 'ute', 'van'].map((what) => `and ${whose}${what}`),
);

/** The match with what is said behind it: 'leave our luggage after check out', 'a restaurant on the premises'. */
export function withTail(tokens: readonly Token[], at: number, match: Match | null): Match | null {
  if (match?.part.is !== 'amenity') return match;
  const { length, part } = match;
  const end = at + length + (isForCars(part) ? longestRun(tokens, at + length, andMore) : 0);
  if (isForCars(part)) {
    const next = wordAt(tokens, end + 1);
    const isBare = wordAt(tokens, end) === 'free' && (next === '' || isBreak(next));
    const tail = longestRun(tokens, end, atNoCost) || Number(isBare);
    return { length: end + tail - at, part: tail > 0 ? freeParking : part };
  }
  const tails = descriptions.map((each) => (isOf(each, part) ? longestRun(tokens, end, each.behind) : 0));
  const tail = Math.max(...tails);
  const meeting = part.names.includes('Meeting rooms') ? meetingLength(tokens, end) : 0;
  if (meeting > 0) return { length: length + meeting, part };
  // 'let myself in late at night' says an hour.
  const isHour = wordAt(tokens, end + tail - 1) === 'late' && /^(at|on|in)$/.test(wordAt(tokens, end + tail));
  return tail > 0 && !isHour ? { length: length + tail, part } : match;
}

/** 'a meeting room for 12': as many meet there, and nobody says how many of them stay. */
function meetingLength(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, [
    'for',
    'for up to',
    'for about',
    'for around',
    'that fits',
    'that seats',
    'seating',
  ]);
  const count = lead > 0 ? numberAt(tokens, at + lead) : null;
  const end = at + lead + (count?.length ?? 0);
  const met = longestRun(tokens, end, attending);
  const next = wordAt(tokens, end);
  const isAlone =
    (next === '' || isBreak(next) || /^(and|in|with|near|at|on)$/.test(next)) &&
    (count?.value ?? 0) >= leastMeeting;
  return count && (met > 0 || isAlone) ? end + met - at : 0;
}
const attending = wordList(
  'people, persons, ppl, pax, delegates, attendees, participants, of us, staff, colleagues',
);
/** 'a meeting room for 2' may be a stay for two. */
const leastMeeting = 5;

/** 'a big telly': no listing says how big. */
export const tellyRule = (tokens: readonly Token[], at: number): Match | null =>
  /^(big|large|huge|giant|decent)$/.test(wordAt(tokens, at)) &&
  /^(telly|tv|television)$/.test(wordAt(tokens, at + 1))
    ? { length: 1, part: { is: 'filler' } }
    : null;

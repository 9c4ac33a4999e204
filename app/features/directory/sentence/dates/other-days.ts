import { wordList } from '~/features/directory/sentence/words/word-list';

import { weekendsOf, weekendWords } from './this-weekend';

/** 'checking out on', 'check out is', 'getting out by'. */
const goings = wordList(
  'leaving, leave, departing, depart, departure, checking out, check out, checkout, getting out, get out, moving out, flying out, fly out, flying off, heading out, heading off, out',
).flatMap((going) =>
  ['', 'on', 'is', 'is on', 'will be', 'will be on', 'date', 'date is', 'day', 'day is'].map((how) =>
    `${going} ${how}`.trim(),
  ),
);

/** Those before a day that may be the last one of a stay that begins elsewhere in the sentence. */
export const leavings = goings.concat(
  wordList(`
  until, till, til, up to, up until, leaves, leaves on, leave again, leave again on, departs, departs on, back home on, home on, home, back on, heading home, fly home, fly home on, flying home, flying home on, go home, go home on, going home, returning, returning on,
  return, return on, bis, hasta, fino al
`),
);

/** Another day than the one that follows. */
export const notThen = [
  ...leavings,
  ...[
    '',
    'day ',
    'the day ',
    'week ',
    'the week ',
    'weekend ',
    'the weekend ',
    'days ',
    'night ',
    'the night ',
  ].flatMap((lead) => [`${lead}before`, `${lead}after`]),
  ...wordList(`
    b 4, not during, rather not during, but not during, please not during, not over, anything but, avoid, avoiding, around, about, roughly, approx, approximately, circa, sometime around, some time around, somewhere around, around about, until, till, til, up to, up until, back, back on, home, home on, return, return on, returning, returning on, heading home, heading back, bis, bis zum, jusquau, fino al, hasta, hasta el, by, leaving, leaving on, leave on, leaves, leaves on, leaves again, leaves again on, leave again, leave again on, departs, departs on, flies out, flies out on, fly out, fly out on, we part, depart, depart on, fly home, fly home on, flying home, flying home on, go home, go home on, going home, going home on, departing on, check out on, late checkout, late check out, late checkout on, late check out on, leave, checkout, check out, checking out, departing, no later than, home by, if not, if not then, otherwise, or else, failing that,
    wk of, the wk of, w / c, w / ending, week ending, week ended, wc, ending, ending on, finishing, finishing on, ends on, week commencing, week starting, week beginning, week of, the week of, weekend of, the weekend of, long weekend of, the long weekend of
  `),
];

/** Words before the last day of nights that are counted. */
export const ends = wordList('ending, ending on, ends on, finishing, finishing on, that end on, to end on');

/** Words before the first day of a week. */
export const weekStarts = ['', 'the ', 'for the '].flatMap((the) =>
  wordList('week beginning, week starting, week commencing, week of, wk of, w / c, wc, w / b').map(
    (words) => `${the}${words}`,
  ),
);

/** Counted from a day that is named elsewhere, of which the stay is not: 'flight on the 14th, hotel the night before'. */
export const daysBeside = ['night after', 'the night after', 'nights after', 'the nights after'].concat(
  ['night', 'day', 'evening', 'nights', 'days'].flatMap((unit) =>
    ['before', 'prior', 'beforehand', 'either side'].flatMap((side) =>
      ['', 'the '].map((article) => `${article}${unit} ${side}`),
    ),
  ),
);

/** The same with their number, at the end of a part of a sentence: 'one night before'. */
export const nightBeside = ['a', 'one', '1'].flatMap((count) =>
  ['before', 'prior', 'beforehand'].map((side) => `${count} night ${side}`),
);

/** One night, by its day. */
export const nightLeads = wordList(
  'night of, the night of, for the night of, on the night of, night of the, evening of, the evening of, just the night of, overnight, overnight on, overnight stay, overnight stay on, an overnight on',
);

/** Words behind a day that take it back, or lead to another one: 'Friday is full', 'Friday after next'. */
export const otherwise = [
  ...weekendWords,
  ...weekendsOf(['long']),
  ...['is', 'was', 'are'].flatMap((verb) =>
    wordList(
      'full, booked, booked out, sold out, taken, no good, out, not possible, unavailable, not available',
    ).map((how) => `${verb} ${how}`),
  ),
  ...wordList(`
    fails, isnt possible, isnt available, doesnt work, wont work, doesnt suit, wont suit, not possible, unavailable, after next,
    the following week, of the following week, the week after, the week after next, at the latest, latest, or earlier, or before, or sooner
  `),
];

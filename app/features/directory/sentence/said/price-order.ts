import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const leads = combined(
  ['', 'sort', 'sort them', 'sort it', 'sorted', 'sort results', 'sort the results'],
  ['by', 'on'],
).concat(
  combined(
    ['order', 'order them', 'ordered', 'order results', 'rank', 'rank them', 'ranked', 'list', 'list them'],
    ['by'],
  ),
  combined(
    ['listed', 'arrange', 'arrange them', 'arranged', 'show', 'show them', 'sorting', 'in order of'],
    ['', 'by'],
  ),
  'sort',
  'sorted',
);
const prices = wordList(
  'price, prices, the price, cost, rate, rates, nightly rate, nightly price, room rate, $',
);
const down = wordList(
  'descending, desc, highest first, the highest first, dearest first, the dearest first, priciest first, most expensive first, high first, high to low, from high to low, highest to lowest, from highest to lowest, dearest to cheapest, from dearest to cheapest, in descending order, descending order, going down, high - low, hi - low, hi low, high / low, high low, high 2 low, high - > low, hi 2 lo, dear to cheap, hi - lo, hi lo, hi to lo, high to lo, high > low',
);
const up = wordList(
  'ascending, asc, lowest first, the lowest first, cheapest first, the cheapest first, least expensive first, low first, low to high, from low to high, lowest to highest, from lowest to highest, cheapest to dearest, from cheapest to dearest, in ascending order, ascending order, going up, low - high, low / high, low high, low 2 high, low - > high, lo 2 hi, cheap to dear, lo - hi, lo hi, low - hi, lo to hi, low to hi, low > high',
);

const scores = wordList(
  'rating, ratings, guest rating, guest ratings, score, scores, guest score, guest scores, review score, reviews, guest reviews',
);
const best = down.concat(wordList('best first, the best first, top first, best to worst, best at the top'));

/** 'sort by rating, highest first'. */
const scoreOrder: Rule = (tokens, at) => {
  const lead = longestRun(tokens, at, leads);
  const score = longestRun(tokens, at + lead, scores);
  const from = at + lead + score;
  const sign = isBreak(wordAt(tokens, from)) ? 1 : 0;
  const way = score > 0 ? longestRun(tokens, from + sign, best) : 0;
  // 'rating high-low' at the end of a line.
  if (lead === 0 && (sign > 0 || !isBreak(tokens[from + way]?.word ?? ','))) return null;
  return way > 0 ? { length: from + sign + way - at, part: { is: 'sort', sort: 'rating' } } : null;
};

const asking = /^(sort|sorted|rank|ranked|order|ordered|list|listed|arrange|arranged|show|display)$/;
const farthestAsking = 14;
/** Whether an order was asked for before: 'sort hotels around Victoria Square by guest rating', of which the last three are read here. */
const wasAsked = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - farthestAsking), at)
    .some(
      ({ word }, index, { length }) =>
        asking.test(word) && beginsPart(tokens, Math.max(0, at - length) + index),
    );
const beginsPart = (tokens: readonly Token[], at: number) =>
  isBreak(tokens[at - 1]?.word ?? ',') || /^(and|please|pls|you|to|then|just)$/.test(wordAt(tokens, at - 1));

const byOrders: readonly (readonly [
  readonly string[],
  'rating' | 'price_low' | 'price_high' | 'nearest' | 'name',
])[] = [
  [combined(['by', 'by the', 'by their', 'on'], scores), 'rating'],
  [
    combined(
      ['by', 'by the', 'by their'],
      wordList('distance, proximity, how far they are, how close they are'),
    ),
    'nearest',
  ],
  [combined(['by', 'by their'], wordList('name, names, alphabet')), 'name'],
  [
    combined(['by', 'by the', 'by their'], wordList('price, prices, cost, rate, rates, nightly rate')),
    'price_low',
  ],
];
/** 'by guest rating' where 'sort' or 'list' stands before what is sorted. */
const askedOrder: Rule = (tokens, at) => {
  if (!/^(by|on)$/.test(wordAt(tokens, at)) || !wasAsked(tokens, at)) return null;
  for (const [words, sort] of byOrders) {
    const length = longestRun(tokens, at, words);
    if (length > 0) return { length, part: { is: 'sort', sort } };
  }
  return null;
};

/** The 'rank' of 'rank hotels in Glenelg by price'. */
const askingVerb: Rule = (tokens, at) => {
  if (!/^(sort|rank|order|arrange)$/.test(wordAt(tokens, at)) || !beginsPart(tokens, at)) return null;
  const things = longestRun(tokens, at + 1, sortedThings);
  const isSaid = tokens.slice(at + 1, at + farthestAsking).some(({ word }) => word === 'by');
  return isSaid || things > 0 ? { length: 1 + things, part: { is: 'filler' } } : null;
};
const sortedThings = combined(
  ['', 'the', 'all', 'all the', 'your'],
  wordList('results, list, options, search results'),
);

const firsts =
  /^(the )?(cheap(est|er)|dearest|nearest|closest|lowest|highest|best|top|most|least|priciest)( [a-z]+){0,2} first( |$)/;
const longestFirst = 5;
/** The 'ordered' of 'ordered cheapest first'. */
const sortedFirst: Rule = (tokens, at) => {
  if (!/^(sorted|ordered|ranked|listed|arranged|displayed|shown)$/.test(wordAt(tokens, at))) return null;
  const next = tokens.slice(at + 1, at + 1 + longestFirst).map(({ word }) => word);
  return firsts.test(next.join(' ')) ? { length: 1, part: { is: 'filler' } } : null;
};

const seconds = combined(
  ['', 'by', 'the'],
  wordList(
    'rating, ratings, price, distance, reviews, location, best rated, highest rated, top rated, cheapest, nearest, closest, best reviewed',
  ),
  ['second', 'secondly', '2nd', 'next', 'after that', 'afterwards'],
);
/** 'cheapest first, best rated second': results have one order. */
const secondOrder: Rule = (tokens, at) => {
  if (at === 0) return null;
  const length = longestRun(tokens, at, seconds);
  const isEnd = isBreak(tokens[at + length]?.word ?? ',');
  const isAsked = tokens.slice(0, at).some(({ word }) => word === 'first' || asking.test(word));
  return length > 0 && isEnd && isAsked ? { length, part: { is: 'filler' } } : null;
};

const ways = /^(low(est)?|lo|high(est)?|hi)$/;
const bareWays: readonly (readonly [readonly string[], 'price_low' | 'price_high'])[] = [
  [waysTo(['lowest', 'low', 'lo'], ['highest', 'high', 'hi']), 'price_low'],
  [waysTo(['highest', 'high', 'hi'], ['lowest', 'low', 'lo']), 'price_high'],
];
function waysTo(from: readonly string[], to: readonly string[]): readonly string[] {
  return combined(from, ['-', 'to', '2', '>', '- >', '/', '- to -', ',', ''], to);
}
/** 'hotels in Glenelg, low-high': at the end of a line it is the price that goes so. */
const bareOrder: Rule = (tokens, at) => {
  if (!ways.test(wordAt(tokens, at)) || notPrice.test(wordAt(tokens, at - 1))) return null;
  for (const [words, sort] of bareWays) {
    const length = longestRun(tokens, at, words);
    const end = at + length + longestRun(tokens, at + length, ['price', 'prices', 'please', 'pls']);
    if (length > 0 && isBreak(tokens[end]?.word ?? ','))
      return { length: end - at, part: { is: 'sort', sort } };
  }
  return null;
};
/** 'rating high-low', 'stars: low to high'. */
const notPrice =
  /^(ratings?|scores?|reviews?|stars?|distance|quality|guest|tide|tides|temperature|from|beds?|[:])$/;

/** 'sort them by price, highest first', 'price descending': the way is said behind the price. */
export const priceOrderRule: Rule = (tokens, at, today) => {
  const lead = longestRun(tokens, at, leads);
  const price = longestRun(tokens, at + lead, prices);
  if (price === 0)
    return (
      scoreOrder(tokens, at, today) ??
      askedOrder(tokens, at, today) ??
      secondOrder(tokens, at, today) ??
      sortedFirst(tokens, at, today) ??
      bareOrder(tokens, at, today) ??
      askingVerb(tokens, at, today)
    );
  const from = at + lead + price;
  // 'a good price, cheapest first' has two parts.
  const isSign = wordAt(tokens, from) === ':' || (lead > 0 && isBreak(wordAt(tokens, from)));
  const sign = isSign ? 1 : 0;
  const falls = longestRun(tokens, from + sign, down);
  const way = falls || longestRun(tokens, from + sign, up);
  if (way === 0) return askedOrder(tokens, at, today);
  const end = from + sign + way;
  const closed = wordAt(tokens, from) === '(' && wordAt(tokens, end) === ')' ? 1 : 0;
  return { length: end + closed - at, part: { is: 'sort', sort: falls > 0 ? 'price_high' : 'price_low' } };
};

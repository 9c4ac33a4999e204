import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const bikes = /^(bikes?|bicycles?|pushbikes?|ebikes?)$/;
const before = wordList(
  'free, complimentary, loan, hire, rent, borrow, hiring, renting, borrowing, free loan, free use of, use of, rental, borrow some, hire some, borrow a, hire a, rent a, rent some, courtesy, guest, loaner',
);
const behind = wordList(
  'to borrow, to hire, to rent, to use, for hire, for rent, for guests, for guest use, for free, for loan, hire, rental, rentals, rent, we can borrow, i can borrow, we can hire, we can use, you can borrow, you can hire, available, provided, to ride, free to use, to borrow for free',
);
const others =
  /^(shop|shops|tour|tours|trail|company|place|places|storage|parking|shed|rack|racks|room|path|from)$/;

/** Of 'bikes to borrow' and 'free bikes' a listing says the bikes. */
export function borrowedBikesRule(tokens: readonly Token[], at: number): Match | null {
  const isBehind = bikes.test(wordAt(tokens, at - 1));
  const length = longestRun(tokens, at, isBehind ? behind : before);
  const next = wordAt(tokens, at + length);
  const ownsBikes = isBehind
    ? !others.test(next)
    : bikes.test(next) && !others.test(wordAt(tokens, at + length + 1));
  return length > 0 && ownsBikes ? { length, part: { is: 'filler' } } : null;
}

const locked = combined(
  ['somewhere to', 'somewhere safe to', 'a place to', 'a spot to', 'place to', 'space to'],
  ['lock', 'store', 'keep', 'park', 'put', 'leave', 'stash', 'lock up', 'secure'],
  ['it', 'them'],
  ['', 'up'],
);
const farthestBike = 5;
/** 'hire a bike and somewhere to lock it': what is kept is named before. */
export function keptBikesRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = longestRun(tokens, at, locked);
  if (length === 0) return null;
  const hasBike = tokens.slice(Math.max(0, at - farthestBike), at).some(({ word }) => bikes.test(word));
  const part = phrases.get(keyOf(['bike', 'storage']));
  return hasBike && part?.is === 'amenity' ? { length, part } : null;
}

/** The bikes in 'bikes to borrow', where nothing else is said; null elsewhere. */
export function bikesOnly(tokens: readonly Token[]): { first: number; end: number } | null {
  const at = tokens.findIndex(({ word }) => bikes.test(word));
  // 'is there anywhere with bikes'.
  const isAsked = tokens.slice(0, Math.max(at, 0)).every(({ word }) => asking.test(word));
  const isAllBefore = isAsked || borrowedBikesRule(tokens, 0)?.length === at;
  const isAllBehind =
    tokens.length === at + 1 || borrowedBikesRule(tokens, at + 1)?.length === tokens.length - at - 1;
  return at >= 0 && isAllBefore && isAllBehind ? { first: at, end: at + 1 } : null;
}

const asking =
  /^(is|are|there|anywhere|somewhere|any|places?|with|that|has|have|which|hotels?|do|you|got|some|a)$/;

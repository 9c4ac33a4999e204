import { forbidAt, giveOrTakeAt, hundredsAt, markAt, oathAt, type Reading } from './said-aloud';
import { shortFormAt } from './short-forms';
import { isLetters, type Token, wordAt } from './tokens';

const kinds =
  /^(hotels?|motels?|hostels?|apartments?|apts?|units?|villas?|houses?|resorts?|cottages?|bnbs?|flats?|studios?)$/;

/** 'pool and/or spa', 'hotel vs apartment'; of 'Crows vs Port' both play. */
function orAt(tokens: readonly Token[], at: number): Reading | null {
  const [word, sign, next] = [0, 1, 2].map((more) => wordAt(tokens, at + more));
  if (word === 'and' && sign === '/' && next === 'or') return { words: ['or'], length: 3 };
  const isVersus = /^(vs|versus)$/.test(word ?? '');
  const length = isVersus && sign === '.' ? 2 : 1;
  const isOfKinds =
    isVersus && (kinds.test(wordAt(tokens, at - 1)) || kinds.test(wordAt(tokens, at + length)));
  return isOfKinds ? { words: ['or'], length } : null;
}

const thousand = /^(grand|k)$/;
/** '1/4 grand', 'half a grand', 'a quarter of a grand'; '1.5 grand' has its number. */
function grandAt(tokens: readonly Token[], at: number): Reading | null {
  const isArticle = wordAt(tokens, at) === 'a' && /^(half|quarter)$/.test(wordAt(tokens, at + 1));
  const from = at + Number(isArticle);
  const isSlashed = wordAt(tokens, from + 1) === '/' && /^[124]$/.test(wordAt(tokens, from + 2));
  const first = isSlashed ? `${wordAt(tokens, from)}/${wordAt(tokens, from + 2)}` : wordAt(tokens, from);
  const sum = parts.get(first);
  if (sum === undefined) return null;
  let end = from + (isSlashed ? 3 : 1);
  if (wordAt(tokens, end) === 'of') end += 1;
  if (/^(a|one)$/.test(wordAt(tokens, end))) end += 1;
  return thousand.test(wordAt(tokens, end)) ? { words: [sum, 'dollars'], length: end + 1 - at } : null;
}
const parts = new Map([
  ['half', '500'],
  ['1/2', '500'],
  ['quarter', '250'],
  ['1/4', '250'],
  ['3/4', '750'],
]);

/** How many digits a price has: 'three figures', 'double digit'. */
const manyDigits = new Map([
  ['two', 2],
  ['2', 2],
  ['double', 2],
  ['three', 3],
  ['3', 3],
  ['triple', 3],
]);
const below = /^(under|below|than)$/;
const most = /^(more|max|maximum|over|exceeding|above|most|exceed)$/;
/** 'a price in two figures', 'no more than three figures a night', 'under three figures'. */
function figuresAt(tokens: readonly Token[], at: number): Reading | null {
  const digits = manyDigits.get(wordAt(tokens, at));
  if (digits === undefined || !/^(figures?|digits?)$/.test(wordAt(tokens, at + 1))) return null;
  const length = /^(prices?|rates?|sums?)$/.test(wordAt(tokens, at + 2)) ? 3 : 2;
  const [second, before] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  if (most.test(before) || (before === 'than' && most.test(second)))
    return { words: [String(10 ** digits - 1), 'dollars'], length };
  const lowest = String(10 ** (digits - 1));
  if (below.test(before)) return { words: [lowest, 'dollars'], length };
  return { words: ['max', String(10 ** digits - 1), 'dollars'], length };
}

/** 'twenty-four hour reception', '24x7 reception'. */
function allDayAt(tokens: readonly Token[], at: number): Reading | null {
  const isTimes =
    wordAt(tokens, at) === '24' && /^[x*]$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === '7';
  if (isTimes) return { words: ['24', '/', '7'], length: 3 };
  const isAllDay =
    wordAt(tokens, at) === 'twenty' &&
    wordAt(tokens, at + 1) === 'four' &&
    /^(hours?|hrs?|seven)$/.test(wordAt(tokens, at + 2));
  return isAllDay ? { words: ['24'], length: 2 } : null;
}

const counts = /^([1-9]|two|three|four|five|six)$/;
/** The first words of 'no fewer than two bathrooms', which refuse nothing. */
function noFewerAt(tokens: readonly Token[], at: number): Reading | null {
  const isLeast =
    /^(no|not)$/.test(wordAt(tokens, at)) &&
    /^(fewer|less)$/.test(wordAt(tokens, at + 1)) &&
    wordAt(tokens, at + 2) === 'than';
  const isOfRooms =
    counts.test(wordAt(tokens, at + 3)) && /^(bed|bath)(room)?s?$/.test(wordAt(tokens, at + 4));
  return isLeast && isOfRooms ? { words: [], length: 3 } : null;
}

const readings = [
  orAt,
  grandAt,
  figuresAt,
  allDayAt,
  noFewerAt,
  forbidAt,
  oathAt,
  markAt,
  giveOrTakeAt,
  hundredsAt,
  shortFormAt,
];

/** Small words and what is typed behind them without a space; no other word is spelled so. */
const stuck = [
  /^(with)(pools?|parking|spa|sauna|breakfast|brekky|kitchen|kitchenette|wifi|gym|balcony|bath|bathtub|shower|ensuite|laundry|aircon|views?|seaview|bbq|garden|lift|desk|fireplace|jacuzzi|dogs?|pets?|kids|children)$/,
  /^(no)(pets|dogs|cats|kids|children|smoking|smokers|stairs|steps|hostels?|motels?|parties|pool|spa|noise|sharing)$/,
  /^(near)(beach|airport|city|cbd|zoo|oval|station|tram|market|hospital|uni|university|casino|jetty)$/,
  /^(in)(city|cbd)(hotels?|motels?|hostels?|apartments?)?$/,
];
/** 'withpool', 'nopets', 'incityhotel': each word where it stands in the text. */
function unstuck(token: Token): Token[] {
  const { word, start, end } = token;
  if (end - start !== word.length || !/^(with|no|near|in)/.test(word)) return [token];
  const parts = stuck.map((one) => one.exec(word)).find((found) => found !== null);
  if (!parts) return [token];
  let from = start;
  return parts
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => {
      from += part.length;
      return { ...token, word: part, start: from - part.length, end: from };
    });
}

const needed =
  /^(essential|needed|required|necessary|important|mandatory|vital|crucial|compulsory|critical)$/;
/** "a sauna's a must", "sauna's essential": the apostrophe is one letter more in the text than in the word. */
function hasClippedIs(tokens: readonly Token[], at: number): boolean {
  const { word, start, end } = tokens[at]!;
  if (end - start !== word.length + 1 || !word.endsWith('s') || word.length < shortestThing) return false;
  const next = wordAt(tokens, at + 1);
  return needed.test(next) || (next === 'a' && /^(must|necessity|requirement)$/.test(wordAt(tokens, at + 2)));
}
/** 'it's' and 'that's' are words of their own. */
const shortestThing = 5;

/** The words of a text as others would say the same: 'and/or' as 'or', 'half a grand' as '500 dollars'. */
export function asUsuallySaid(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (hasClippedIs(tokens, at)) {
      const end = token.end - 2;
      read.push({ ...token, word: token.word.slice(0, -1), end }, { ...token, word: 'is', start: end });
      continue;
    }
    const reading = isLetters(token.word) || /^\d/.test(token.word) ? readingAt(tokens, at) : null;
    if (!reading) read.push(...unstuck(token));
    else {
      const { end } = tokens[at + reading.length - 1]!;
      for (const word of reading.words) read.push({ ...token, word, end });
      at += reading.length - 1;
    }
  }
  return read;
}

function readingAt(tokens: readonly Token[], at: number): Reading | null {
  for (const read of readings) {
    const reading = read(tokens, at);
    if (reading) return reading;
  }
  return null;
}

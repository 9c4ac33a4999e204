import { blocksAt } from './near/blocks';
import type { LandmarkNames } from './near/landmark-names';
import { byOther } from './near/near-rule';
import { landmarkLength } from './near/targets';
import { phraseAt } from './phrases';
import type { Phrases } from './tokens/misspelt';
import { unfiltered, type Match } from './tokens/parts';
import { isRun, longestRun, numberAt, type Token, wordAt } from './tokens/tokens';
import { wordList } from './words/word-list';

type Words = { tokens: readonly Token[]; phrases: Phrases; landmarks: LandmarkNames };

const distances = /^(min(ute)?s?|kms?|kilomet(re|er)s?|m|met(re|er)s?|hours?|hrs?|blocks?|miles?)$/;
/** 'two tram stops from the city'. */
const stopsOf = ['', 'tram ', 'bus ', 'train '].flatMap((of) => [`${of}stop`, `${of}stops`]);
const rides = [
  'bus',
  'train',
  'bike',
  'car',
  'taxi',
  'uber',
  'bus ride',
  'train ride',
  'bike ride',
  'cycle',
  'drive',
  'cab',
];
const ridesFrom = rides.flatMap((ride) =>
  ['from', 'to', 'of'].flatMap((end) => [`${ride} ${end}`, `by ${ride} ${end}`]),
);
const ways = wordList(`
  walk from, walk to, drive from, drive to, by car from, by tram from, by tram to, by tram of, tram ride from, tram ride to, tram from, tram to, tram, by tram, bus, train, by bus, by train, on the tram to, on the tram from, on foot from, from, to, of,
  away from, walking from, walking to, walk of, drive of, walk, drive, away
`).concat(ridesFrom);

/** Words in place of a number before 'hour': 'an hour', 'half an hour'. */
function anHourAt(tokens: readonly Token[], at: number) {
  const length = longestRun(tokens, at, [
    'an',
    'half an',
    'a quarter of an',
    'quarter of an',
    'one and a half',
  ]);
  return length > 0 && /^hours?$/.test(wordAt(tokens, at + length)) ? { length, value: Infinity } : null;
}

/** '10 minutes from the airport', '5 km of Glenelg'. */
export function distanceAt(sentence: Words, at: number): Match | null {
  const { tokens } = sentence;
  const within = longestRun(tokens, at, [
    'within',
    'over',
    'more than',
    'at least',
    'about',
    'less than',
    'under',
    'a',
    'within a',
    'max',
    'up to',
    'no more than',
    'not more than',
    'not over',
    'at most',
  ]);
  const count = numberAt(tokens, at + within) ?? anHourAt(tokens, at + within);
  const blocks = blocksAt(tokens, at + within)?.length ?? 0;
  const counted = blocks || (count ? unitLength(tokens, at + within, count.length) : 0);
  if (counted === 0) return null;
  const unitEnd = at + within + counted;
  const way = unitEnd + longestRun(tokens, unitEnd, ['and a half', 'or less', 'max', 'tops']);
  const length = longestRun(tokens, way, ways);
  if (length === 0) return null;
  const isOpen = /^(from|to|of)$/.test(wordAt(tokens, way + length - 1));
  const isPlaced = !isOpen && isPlaceAt(sentence, way + length);
  const the = isOpen && /^(the|a|an)$/.test(wordAt(tokens, way + length)) ? 1 : 0;
  const target = isOpen || isPlaced ? targetLength(sentence, way + length + the) : 0;
  const far = unfiltered(Math.min(way + length + the + target, tokens.length) - at, 'distance');
  const isAirport = phraseAt(sentence.phrases, tokens, way + length + the, false)?.part.is === 'airport';
  const unit = wordAt(tokens, unitEnd - 1);
  const isClose = (count?.value ?? Infinity) <= (/^k/.test(unit) ? 5 : /^min/.test(unit) ? 15 : 0);
  // 'at most' is no more than that.
  const isMore = /^(over|more)$/.test(wordAt(tokens, at)) || isRun(tokens, at, 'at least') > 0;
  const isNear = isOpen && isAirport && isClose && !isMore;
  if (wordAt(tokens, at) === 'not' && !isNear) return null;
  // 'five minutes from the airport' is near it, whatever one goes by.
  return isNear ? { ...far, part: { is: 'airport' } } : far;
}

/** How many words are a number and what it counts: '10 minutes', 'two tram stops'; 0 for no way. */
function unitLength(tokens: readonly Token[], at: number, number: number): number {
  const stops = longestRun(tokens, at + number, stopsOf);
  const isUnit = stops > 0 || distances.test(wordAt(tokens, at + number));
  return isUnit ? number + Math.max(stops, 1) : 0;
}

/** '30 min tram Glenelg'. */
const isPlaceAt = ({ phrases, tokens }: Words, at: number) =>
  /^(tram|bus|train|walk|drive)$/.test(wordAt(tokens, at - 1)) &&
  phraseAt(phrases, tokens, at, false)?.part.is === 'place';

const ridesBehind = byOther.concat('by tram', 'on the tram', 'with the tram', 'by the tram');
/** How many words there say from where a distance counts, with what one goes by: 'the zoo by car'. */
function targetLength({ tokens, phrases, landmarks }: Words, at: number): number {
  const phrase = phraseAt(phrases, tokens, at, false)?.length ?? 1;
  const length = Math.max(phrase, landmarkLength(tokens, at, landmarks));
  return length + longestRun(tokens, at + length, ridesBehind);
}

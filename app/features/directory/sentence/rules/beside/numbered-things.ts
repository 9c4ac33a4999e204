import { hourRule } from '~/features/directory/sentence/dates/beside/hours';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { lastOfPlaces } from './end-rule';

const beforeRoom = /^(is|in|like|had|have|want|wants|book|same|of|the|get|stayed|[,.:!?(])?$/;
const behindRoom = /^(at|again|still|please|hotel|motel|hostel|resort|available|free|if|[,.:!?)])?$/;
/** 'is room 12 still free'; of 'room 12 December' and 'room 120 a night' the number is another. */
function roomAt(tokens: readonly Token[], at: number): Match | null {
  const isNumbered =
    wordAt(tokens, at) === 'room' &&
    beforeRoom.test(wordAt(tokens, at - 1)) &&
    /^\d{1,4}$/.test(wordAt(tokens, at + 1)) &&
    behindRoom.test(wordAt(tokens, at + 2));
  return isNumbered && tokens.length > 2 ? unfiltered(2, 'beside') : null;
}

/** 'flight QF738 lands 9pm'. */
function flightAt(tokens: readonly Token[], at: number): Match | null {
  const lead = /^(flights?|plane)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const [airline, number] = [tokens[at + lead], tokens[at + lead + 1]];
  const isFlight =
    airline !== undefined &&
    number !== undefined &&
    /^(qf|va|jq|jst|ek|sq|cx|nz|mh|qr|tl|zl|fc|cz|dj)$/.test(airline.word) &&
    /^\d{1,4}$/.test(number.word) &&
    (lead > 0 || airline.end === number.start);
  if (!isFlight) return null;
  const hour = hourRule(tokens, at + lead + 2);
  return unfiltered(lead + 2 + (hour?.length ?? 0), hour ? 'hour' : 'beside');
}

const floors =
  /(^| )((level|floor|lvl) \d+|\d+ (st|nd|rd|th)? ?(floor|level)|(high|upper|top|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (floor|level))$/;
const orHigher = wordList('or higher, or above, or up, and up, and above, or higher up, upwards, or more');
/** The end of 'on level 10 or higher'. */
function orHigherAt(tokens: readonly Token[], at: number): Match | null {
  const length = longestRun(tokens, at, orHigher);
  return length > 0 && floors.test(wordsBefore(tokens, at, 3)) ? { length, part: { is: 'filler' } } : null;
}

const streets =
  /^(st|street|rd|road|ave|avenue|tce|terrace|pde|parade|lane|esplanade|highway|hwy|crescent|cres|square|sq|mall)$/;
const beforeNumber = /^(near|nr|at|on|to|opposite|beside|by|from|off|of|next)$/;
/** The number of 'near 25 North Terrace': of a street only its name is known. */
function houseAt(tokens: readonly Token[], at: number): Match | null {
  if (!/^\d{1,4}$/.test(wordAt(tokens, at)) || !beforeNumber.test(wordAt(tokens, at - 1))) return null;
  const isStreet = [2, 3].some(
    (more) =>
      streets.test(wordAt(tokens, at + more)) &&
      [1, 2].every((next) => next >= more || /^[a-z]{3,}$/.test(wordAt(tokens, at + next))),
  );
  return isStreet ? { length: 1, part: { is: 'filler' } } : null;
}

const clubs = [
  'football',
  'footy',
  'cricket',
  'bowls',
  'bowling',
  'netball',
  'tennis',
  'sailing',
  'yacht',
  'golf',
  'rsl',
  'soccer',
  'surf',
  'surf life saving',
  'hockey',
  'rowing',
  'rugby',
].map((of) => `${of} club`);
/** The club of 'Port Adelaide football club', where the place is what is known. */
function clubAt(tokens: readonly Token[], at: number): Match | null {
  const length = longestRun(tokens, at, clubs);
  return length > 0 && lastOfPlaces.has(wordAt(tokens, at - 1)) ? unfiltered(length, 'beside') : null;
}

/** The end of 'Flinders University campus', 'UniSA city west campus'. */
const campusAt = (tokens: readonly Token[], at: number): Match | null =>
  wordAt(tokens, at) === 'campus' &&
  /(^| )(uni|university|unisa|uni sa|tafe)( [a-z]+){0,3}$/.test(wordsBefore(tokens, at, 4))
    ? { length: 1, part: { is: 'filler' } }
    : null;

/** Numbers and names of one thing that no stay has to have in its text. */
export const numberedThingRule: Rule = (tokens, at) =>
  roomAt(tokens, at) ??
  flightAt(tokens, at) ??
  orHigherAt(tokens, at) ??
  houseAt(tokens, at) ??
  clubAt(tokens, at) ??
  campusAt(tokens, at);

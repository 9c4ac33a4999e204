import { maxGuests } from '~/features/directory/criteria/criteria';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  numberAt,
  upperAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { sumWords } from '~/features/directory/sentence/words/party-words';

import { agesAt } from './people-groups';
import { guests, joints, othersFrom } from './party-sum';

/** ', alone' at the end of a part of a sentence. */
const isAlone = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'alone' && isBreak(wordAt(tokens, at - 1)) && isBreak(tokens[at + 1]?.word ?? ',');
/** 'just 1' there. */
const isJustOne = (tokens: readonly Token[], at: number) =>
  /^(just|only)$/.test(wordAt(tokens, at)) &&
  /^(1|one)$/.test(wordAt(tokens, at + 1)) &&
  isBreak(tokens[at + 2]?.word ?? ',');

/** 'hotel in Norwood, plus one' by itself: the one who asks has company. */
const isPlusOne = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'plus' &&
  /^(1|one)$/.test(wordAt(tokens, at + 1)) &&
  isBreak(tokens[at - 1]?.word ?? ',') &&
  isBreak(tokens[at + 2]?.word ?? ',');

/** 'three actually', 'four, three actually'; of '2 nights, three actually' nobody is counted. */
function actually(tokens: readonly Token[], at: number): Match | null {
  const before = wordAt(tokens, at - 1);
  const first = before === '' || isBreak(before) ? numberAt(tokens, at) : null;
  if (!first || notUs.test(wordAt(tokens, at - 2))) return null;
  const end = at + first.length;
  const second = wordAt(tokens, end) === ',' ? numberAt(tokens, end + 1) : null;
  const last = second ? end + 1 + second.length : end;
  const count = (second ?? first).value;
  const isSaid = wordAt(tokens, last) === 'actually' && isBreak(tokens[last + 1]?.word ?? ',');
  return isSaid && Number.isInteger(count) && count <= maxGuests ? guests(count, last + 1 - at) : null;
}

const behindThing =
  /^(glenelg|brighton|norwood|unley|prospect|semaphore|stirling|hahndorf|adelaide|city|cbd|barossa|beach|pool|spa|balcony|parking|kitchen|wifi|gym|breakfast|views?|trip|nights)$/;
const behindCount = /^(tonight|tomorrow|nye|new|xmas|christmas|easter|january|next|this)$/;
/** The 2 of 'apartment Glenelg 2' and 'hotel pool 2 tonight' is of the party, as far as anybody can tell. */
const isLonely = (tokens: readonly Token[], at: number) =>
  at > 1 &&
  /^[1-9]$/.test(wordAt(tokens, at)) &&
  behindThing.test(wordAt(tokens, at - 1)) &&
  (at + 1 === tokens.length || behindCount.test(wordAt(tokens, at + 1)));

const sums = [...sumWords, 'all in all'];
/** Those that may stand before the number. */
const sumLeads = ['all told', 'in all', 'altogether', 'all up', 'in total'];
/** '(8 in all)', 'six all up', 'all told nine'; of '2 rooms, 300 in total' nobody is counted. */
function inAll(tokens: readonly Token[], at: number): Match | null {
  const before = wordAt(tokens, at - 1);
  if (before !== '' && !isBreak(before) && !/^(of|were|are|be|us|villa|house|its)$/.test(before)) return null;
  const lead = longestRun(tokens, at, sumLeads);
  const sign = lead > 0 && isBreak(wordAt(tokens, at + lead)) ? 1 : 0;
  const count = numberAt(tokens, at + lead + sign);
  if (!count || !Number.isInteger(count.value) || count.value > maxGuests || count.value < 2) return null;
  const end = at + lead + sign + count.length;
  const tail = lead > 0 ? 0 : longestRun(tokens, end, sums);
  const isEnd =
    isBreak(tokens[end + tail]?.word ?? ',') ||
    /^(in|near|with|for|and|at)$/.test(wordAt(tokens, end + tail));
  const isOther = /^(nights?|nts?|days?|weeks?|kms?|min(ute)?s?)$/.test(wordAt(tokens, at - 2));
  return lead + tail > 0 && isEnd && !isOther ? guests(count.value, end + tail - at) : null;
}

const uses = ['us', 'for us', 'just us', 'only us', 'plus us', 'and us'];
export const notUs =
  /^(nights?|nites?|nts?|days?|weeks?|months?|rooms?|bed(room)?s?|stars?|min(ute)?s?|hours?|kms?|dogs?|cats?|pets?|cars?|of|dollars|%|\/|:|st|nd|rd|th)$/;

/** 'us 5', 'kids are 4 and 7 plus us 2'. */
export function usMany(tokens: readonly Token[], at: number): Match | null {
  if (isAlone(tokens, at)) return guests(1, 1);
  if (isPlusOne(tokens, at)) return guests(2, 2);
  if (isJustOne(tokens, at)) return guests(1, 2);
  if (isLonely(tokens, at)) return unfiltered(1, 'party');
  const all = inAll(tokens, at);
  if (all) return all;
  const corrected = actually(tokens, at);
  if (corrected) return corrected;
  const lead = longestRun(tokens, at, uses);
  const count = lead > 0 ? numberAt(tokens, at + lead) : null;
  const next = wordAt(tokens, at + lead + (count?.length ?? 0));
  if (!count || count.value < 2 || count.value > maxGuests || notUs.test(next) || monthOf(next) > 0)
    return null;
  const end = at + lead + count.length;
  const joint = longestRun(tokens, end, joints);
  const others = joint > 0 ? othersFrom(tokens, end + joint) : null;
  if (others && !others.hasGrown) return guests(count.value + others.count, end + joint + others.length - at);
  const match = guests(count.value, lead + count.length);
  const areMore = /^(plus|and)$/.test(wordAt(tokens, at));
  return areMore && match.part.is === 'guests'
    ? { ...match, part: { ...match.part, areAdults: true } }
    : match;
}

/** '5p', '8 pp', '7-8 pp': people, where no price is; '15 pp' may be what each pays, and '5 p.m.' an hour. */
export function shortPeople(tokens: readonly Token[], from: number, lead: number): Match | null {
  const at = from + lead;
  const count = /^\d/.test(wordAt(tokens, at)) ? upperAt(tokens, at) : null;
  const end = at + (count?.length ?? 0);
  const unit = wordAt(tokens, end);
  const isTight = tokens[end]?.start === tokens[end - 1]?.end;
  // '6 not 5 of us'.
  const isSaid = count !== null && count.value <= maxGuests && isNotOthers(tokens, end);
  if (count && isSaid) return guests(count.value, end - from);
  if (!count || !(unit === 'pp' || (unit === 'p' && isTight))) return null;
  const isOther =
    /^(\$|aud|under|below|over|than|around|about|breakfast|brekky|brekkie|lunch|dinner|meals?|tours?|fees?|extra|-|\/|\d.*)$/.test(
      wordAt(tokens, at - 1),
    ) ||
    (wordAt(tokens, end + 1) === '.' && wordAt(tokens, end + 2) === 'm') ||
    /^(pn|per|a|\/|each)$/.test(wordAt(tokens, end + 1));
  const isParty = Number.isInteger(count.value) && count.value > 0 && count.value < leastShare;
  return isParty && !isOther ? guests(count.value, end + 1 - from) : null;
}
/** 'not 5 of us', 'now, not 4 people'. */
function isNotOthers(tokens: readonly Token[], at: number): boolean {
  const not = longestRun(tokens, at, ['not', ', not', 'now not', 'now , not']);
  const other = not > 0 ? numberAt(tokens, at + not) : null;
  const next = wordAt(tokens, at + not + (other?.length ?? 0));
  return other !== null && /^(of|people|ppl|adults?|guests?|persons?)$/.test(next);
}
const leastShare = 13;

/** '2A 1C', '2ad+2ch'. */
export function adultsAndChildren(tokens: readonly Token[], at: number): Match | null {
  const word = (index: number) => wordAt(tokens, at + index);
  if (!/^[1-9]$/.test(word(0)) || !/^(a|ad|adt|adl)$/.test(word(1))) return null;
  const joint = longestRun(tokens, at + 2, joints);
  const isBoth = /^[1-9]$/.test(word(2 + joint)) && /^(c|k|ch|chd|chl)$/.test(word(3 + joint));
  return isBoth ? guests(Number(word(0)) + Number(word(2 + joint)), 4 + joint) : null;
}

/** '2+2' by itself: grown-ups and children. */
export function twoNumbers(tokens: readonly Token[], at: number): Match | null {
  const word = (more: number) => wordAt(tokens, at + more);
  const next = word(3);
  const isOfKids = /^(kids|children|kiddies|littlies)$/.test(next);
  const isBoth = /^[1-9]$/.test(word(0)) && word(1) === '+' && /^[1-9]$/.test(word(2));
  const isParty = next === '' || isBreak(next) || (isLetters(next) && !notUs.test(next));
  return isBoth && isParty
    ? guests(Number(word(0)) + Number(word(2)), isOfKids ? 4 : 3 + agesAt(tokens, at + 3))
    : null;
}

const notPeople =
  /^(rooms?|beds?|nights?|nts?|dogs?|cats?|pets?|cars?|cots?|doubles?|twins?|singles?|queens?|kings?|spaces?|bikes?|parking|park|spots?|garages?|carparks?|baths?|tickets?|tvs?|weeks?|days?|\d+)$/;
/** 'villa x6', 'consultants x3'. */
export function timesMany(tokens: readonly Token[], at: number): Match | null {
  const count = at > 0 && wordAt(tokens, at) === 'x' ? numberAt(tokens, at + 1) : null;
  const isTight = tokens[at]?.end === tokens[at + 1]?.start;
  const next = wordAt(tokens, at + 1 + (count?.length ?? 0));
  const what = wordAt(tokens, at - 1);
  // 'dogs x2' are named elsewhere, and '&#x80;' is a sign.
  const isParty = isLetters(what) && !notPeople.test(what) && !notPeople.test(next);
  if (!count || count.value < 3 || !isTight || !isParty) return null;
  const match = guests(count.value, 1 + count.length);
  return match.part.is === 'guests' ? { ...match, part: { ...match.part, isVague: true } } : null;
}

/** '4 nurses sharing a flat': whose flat is shared is said; 'sharing a room' and 'sharing a bathroom' say more. */
export function sharingAt(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, sharing);
  const next = wordAt(
    tokens,
    at + length + Number(/^(an?|the|one|1|same)$/.test(wordAt(tokens, at + length))),
  );
  return /^(rooms?|same|bath\w*|ensuite|kitchens?|beds?|with)$/.test(next) ? 0 : length;
}
const sharing = [
  'sharing',
  'to share',
  'share',
  'who share',
  'who will share',
  'will share',
  'sharing together',
];

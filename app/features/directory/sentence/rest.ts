import { fillers } from '~/features/directory/search/query-words';

import { chatWords, isFiller, looseWords, saysSomething } from './words/chat-words';
import { friendlyTo } from './words/said/friendly-to';
import type { Segment } from './tokens/parts';
import { isBreak, type Token, wordAt, wordsBefore } from './tokens/tokens';

/** A text from one of its words up to another, as typed. */
export const sliceOf = (text: string, tokens: readonly Token[], first: number, end: number): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);

/**
 * The text that is searched for: the words without a meaning, as typed and in their order. Chat is left out, also
 * between them, since each word of a text has to be found; small words stay between two others.
 */
export function restOf(segments: readonly Segment[], tokens: readonly Token[], text: string): string {
  const runs = runsOf(segments, tokens);
  const says = tellingOf(segments, tokens, new Set(runs.flat()));
  return runs
    .flatMap((run) => withoutChat(run, tokens, says))
    .map(({ from, to }) => sliceOf(text, tokens, from, to + 1))
    .join(' ');
}

const wordsOf = ({ first, end }: Pick<Segment, 'first' | 'end'>): number[] =>
  [...Array(end - first).keys()].map((at) => first + at);

/** The places of words that no filter has, each run of them without a gap. */
function runsOf(segments: readonly Segment[], tokens: readonly Token[]): number[][] {
  const runs: number[][] = [];
  for (const segment of segments) {
    const { first, end, part } = segment;
    const isSign = end === first + 1 && isBreak(wordAt(tokens, first));
    if (isSign || (part && part.is !== 'text')) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === first - 1) last.push(...wordsOf(segment));
    else runs.push(wordsOf(segment));
  }
  return runs;
}

/** Tells for each place of a word whether the word says something. */
function tellingOf(segments: readonly Segment[], tokens: readonly Token[], left: ReadonlySet<number>) {
  const kept = new Set(segments.flatMap((segment) => (segment.part?.is === 'text' ? wordsOf(segment) : [])));
  const word = (at: number) => wordAt(tokens, at);
  const isFirm = (at: number) =>
    left.has(at) && (kept.has(at) || !(isFiller(word(at)) || looseWords.has(word(at))));
  return (at: number): boolean => {
    if (kept.has(at) || (kept.has(at + 1) && elsewhere.test(word(at)))) return true;
    if (left.has(at - 1) && !kept.has(at - 1) && isTownsName(tokens, at)) return true;
    // 'plant-based' is one word.
    if (word(at) === 'based' && tokens[at]?.afterHyphen === true) return isFirm(at - 1);
    return looseWords.has(word(at)) ? isFirm(at - 1) || isFirm(at + 1) : !isFiller(word(at));
  };
}

/** From one telling word to the next, where no chat is between them. */
function withoutChat(run: readonly number[], tokens: readonly Token[], says: (at: number) => boolean) {
  const kept: { from: number; to: number }[] = [];
  let isJoined = false;
  for (const at of run) {
    const last = kept.at(-1);
    const isTelling = says(at);
    const isLink = at - (last?.to ?? at) === 2 && isJoint(tokens, at - 1);
    if (isTelling && last && isJoined && !isLink) last.to = at;
    else if (isTelling) kept.push({ from: at, to: at });
    isJoined = isTelling || (isJoined && !isChat(wordAt(tokens, at)));
  }
  return kept;
}

/** The 'and' of 'phone charger and iron', which nobody looks for; 'between Norwood and the city' is one place, and '5 and 8' are ages. */
const isJoint = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'and' &&
  !/^\d/.test(wordAt(tokens, at + 1)) &&
  !/(^| )between( |$)/.test(wordsBefore(tokens, at, longestBetween));
const longestBetween = 4;

/** A word that says that a place is not where to stay belongs to the place: 'to the bay'. */
const elsewhere = /^(from|to|than)$/;

const isChat = (word: string) => chatWords.has(word) || looseWords.has(word);

/** 'town' there ends a name, as in 'Kent Town', and does not say what kind of town it is. */
export const isTownsName = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'town' &&
  saysSomething(wordAt(tokens, at - 1)) &&
  !/^(cottage|country|coastal|historic|seaside|little|small|cute)$/.test(wordAt(tokens, at - 1));

/** What every stay is, and where it is. */
const anyStay = new Set(
  (
    'stay stays staying accommodation accommodations accomodation acommodation accom accomm lodging place places property properties ' +
    'break unterkunft unterkunfte zimmer hebergement alojamiento alloggio logement chambre habitacion camera room rooms spot spots joints picks option options hideaway getaway retreat lodgings digs kip town all everything anything adelaide australia'
  ).split(' '),
);
const besideAnyStay = new Set(
  (
    'something around within located good nice best top nicest loveliest entire whole exclusive use ourselves myself great lovely pls thanks hi hello your here ' +
    'short quick comfortable comfy first time location any fine ok okay area areas suburb suburbs tourist tourists visitor visitors people should better'
  ).split(' '),
);

/** True for a text that a stay of any kind in any place fits: 'where to stay in South Australia'. */
export function asksForAnyStay(tokens: readonly Token[]): boolean {
  const fits = ({ word }: Token, at: number) =>
    anyStay.has(word) ||
    fillers.has(word) ||
    besideAnyStay.has(word) ||
    isBreak(word) ||
    (word === 'south' && wordAt(tokens, at + 1) === 'australia');
  // 'any suburb is fine'.
  const isAny =
    /^(any|whichever)$/.test(wordAt(tokens, 0)) && /^(suburb|area|location)$/.test(wordAt(tokens, 1));
  return (isAny || tokens.some(({ word }) => anyStay.has(word))) && tokens.every(fits);
}

const stays =
  /^(stay|stays|staying|accommodations?|accomodation|acommodation|accomm?|lodging|rooms?|places?|somewhere)$/;
/** 'Gawler Place' is a street. */
const staysBehind = /^(stays?|staying|accommodations?|accomodation|acommodation|accomm?|lodging)$/;
const there = /^(in|near|nr|at|around|by|nearby)$/;
const longestName = 3;

/** The name in 'accommodation near Burnside' and 'Magill accom', where nothing else is said; null elsewhere. */
export function placeOnly(tokens: readonly Token[]): { first: number; end: number } | null {
  const word = (at: number) => wordAt(tokens, at);
  let first = Number(/^an?$/.test(word(0)) && stays.test(word(1)));
  while (stays.test(word(first)) || (word(first) === 'to' && stays.test(word(first + 1)))) first += 1;
  // 'close to Burnside', 'nearest motel to Ashford Hospital'.
  first += closeLead(tokens, first);
  while (there.test(word(first))) first += 1;
  // 'somewhere with a sauna', 'a place that has karaoke'.
  if (first > 0 && having.test(word(first))) first = behindArticle(tokens, first + 1);
  else if (first > 0 && /^(that|which)$/.test(word(first)) && having.test(word(first + 1)))
    first = behindArticle(tokens, first + 2);
  let end = tokens.length;
  while (end > first && (staysBehind.test(word(end - 1)) || isFriendlyTo(tokens, end - 1))) end -= 1;
  // 'Ashford Hospital nearby', 'Calvary Adelaide Hospital'.
  if (word(end - 1) === 'nearby' && word(end - 2) === 'hospital') end -= 1;
  const isHospital = word(end - 1) === 'hospital';
  // 'a breakfast bar' is no breakfast, which it would be without its article.
  if (word(first) === 'breakfast') return null;
  const name = tokens.slice(first, end);
  const isName =
    name.length > 0 &&
    name.length <= longestName &&
    name.every((one) => isOfName(one.word) || (isHospital && one.word === 'adelaide'));
  return isName && name.length < tokens.length ? { first, end } : null;
}
/** 'vegan friendly', 'coworking friendly stay'. */
const isFriendlyTo = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'friendly' && friendlyTo.test(wordAt(tokens, at - 1));
/** 'close to', 'closest to', 'nearest accommodation to'. */
function closeLead(tokens: readonly Token[], at: number): number {
  if (!/^(close|closest|nearest)$/.test(wordAt(tokens, at))) return 0;
  const stay = Number(wordAt(tokens, at) !== 'close' && stays.test(wordAt(tokens, at + 1)));
  return wordAt(tokens, at + 1 + stay) === 'to' ? stay + 2 : 0;
}
const having = /^(with|w|has|have|having|offering|offers)$/;
const behindArticle = (tokens: readonly Token[], at: number) =>
  at + Number(/^(a|an|the|some|its|their)$/.test(wordAt(tokens, at)));
/** 'near restaurants' is no name. */
const isOfName = (word: string) =>
  /^\p{L}/u.test(word) && (saysSomething(word) || word === 'town') && !/^restaurants?$/.test(word);

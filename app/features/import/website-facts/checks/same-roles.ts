import { tokensOf, type Token } from './normal-words';
import { clauseOf, finite, type Clause } from './clauses';

const isNumber = (stem: string) => /^\d/.test(stem);
const year = /^(?:1[5-9]|20)\d\d$/;
const clockWord = /^(?:at|from|to|by|before|after)$/;
const determiner = /^(?:the|a|an|our|your|its|their|each|every|all|some|no|any|this|these|\d+)$/;
const preposition =
  /^(?:of|at|in|to|from|for|by|near|than|behind|above|below|beside|on|over|under|between|around|through|into|towards|across|opposite|about)$/;

const endsPhrase = new RegExp(`^(?:with|and|or|that|which|who)$|${determiner.source}|${preposition.source}`);

/** True when each number of the sentence counts the same thing as in the quote, or is the same end of a period. */
export function countsTheSame(clause: Clause, source: Clause): boolean {
  return clause.tokens.every(
    ({ word }, index) => !isNumber(word) || isSameNumber(clause.tokens, index, source.tokens),
  );
}

function isSameNumber(own: readonly Token[], index: number, source: readonly Token[]): boolean {
  const word = own[index]?.word;
  const before = own[index - 1]?.word ?? '';
  const places = source.flatMap((token, at) => (token.word === word ? [at] : []));
  if (year.test(word ?? ''))
    return places.some((at) => own.some(({ stem }) => stem !== null && stem === doneIn(source, at)));
  if (clockWord.test(before)) return places.some((at) => source[at - 1]?.word === before);
  const next = own.slice(index + 1).find(({ stem }) => stem !== null)?.stem ?? '';
  if (places.some((at) => isVerb(source[at - 1], next))) return true;
  const [counted] = meaningAfter(own, index);
  if (counted !== undefined) return places.some((at) => meaningAfter(source, at).includes(counted));
  const last = own.slice(0, index).findLast(({ stem }) => stem !== null)?.stem;
  return places.some((at) => sinceNumber(source, at).some(({ stem }) => stem !== null && stem === last));
}

/** The four words before a number, from the number before it on: 'sleeps 6 in 3 bedrooms' does not sleep 3. */
function sinceNumber(source: readonly Token[], at: number): readonly Token[] {
  const before = source.slice(Math.max(0, at - 4), at);
  return before.slice(
    Math.max(
      0,
      before.findLastIndex(({ word }) => isNumber(word)),
    ),
  );
}

const pastVerb = /^(?:\p{L}{3,}ed|built|rebuilt|bought|sold|made|begun|laid|won)$/u;
const noVerb = /(?:bed|shed|need|speed|weed|seed|feed|breed)$/;

/** The event of a year: 'built' in 'built in 1872' and in 'built by a sea captain in 1872', else the thing of that year. */
function doneIn(source: readonly Token[], at: number): string | null {
  const verb = source
    .slice(Math.max(0, at - 8), at)
    .findLast(({ word }) => pastVerb.test(word) && !noVerb.test(word));
  return (verb ?? source[at - 2])?.stem ?? null;
}

/** 'Sleeps 16' and '16 sleep'. */
const isVerb = (before: Token | undefined, counted: string): boolean =>
  before?.stem === counted && finite.test(before?.word ?? '');

/**
 * The words with a meaning that belong to the counted thing: '14 ground floor units', without what these have
 * or where they are.
 */
function meaningAfter(source: readonly Token[], at: number): string[] {
  const after = source.slice(at + 1, at + 8);
  const end = after.findIndex(({ word }) => endsPhrase.test(word) || isNumber(word) || finite.test(word));
  return after.slice(0, end < 0 ? after.length : Math.max(end, 1)).flatMap(({ stem }) => stem ?? []);
}

const possessing =
  /\b(?:has|have|had|with|offers?|features?|there (?:is|are)|near|close|minutes?|walk|drive|km|metres?|away)\b/i;

/**
 * True when the subject of the sentence is more, in the quote, than the place, the owner or the measure of something
 * else: 'the tram stops in front of the hotel' says nothing about the hotel.
 */
export function speaksOfTheSame(clause: Clause, source: Clause): boolean {
  const named = namedIn(clause.subject);
  if (named.length === 0 || possessing.test(clause.text)) return true;
  const whole = placesOf(named, source.tokens);
  const places = whole.length > 0 ? whole : placesOf(named.slice(-1), source.tokens);
  return places.length === 0 || places.some((at) => isFree(source.tokens, at));
}

/** The position at which the stems follow one another. */
function placesOf(named: readonly string[], source: readonly Token[]): number[] {
  return source.flatMap((_, at) =>
    named.every((stem, index) => source[at + index]?.stem === stem) ? [at] : [],
  );
}

/**
 * True when no preposition governs the word: neither 'of the school' nor 'of old schools'. 'at' is an exception: what
 * happens 'at the lodge', the lodge does.
 */
function isFree(source: readonly Token[], at: number): boolean {
  const governing = governingOf(source, at);
  const isTheHouse = /^(?:at|by)$/.test(governing) && houseWord.test(source[at]?.word ?? '');
  return isTheHouse || !preposition.test(governing);
}

/** The word before a noun, its article and up to three adjectives. */
function governingOf(source: readonly Token[], at: number): string {
  let back = at - 1;
  while (back > at - 4 && isAdjective(source[back]?.word ?? '')) back -= 1;
  if (determiner.test(source[back]?.word ?? '')) back -= 1;
  return source[back]?.word ?? '';
}

const isAdjective = (word: string) =>
  !determiner.test(word) && !preposition.test(word) && !finite.test(word) && !/^be(?:en|ing)?$/.test(word);

/** Prepositions that are interchangeable in a sentence. */
const exchangeable = [
  'in at on inside within',
  'to into towards',
  'below under beneath',
  'above over',
  'by near beside',
];
const sameAs = (one: string, other: string) =>
  one === other ||
  exchangeable.some((group) => [one, other].every((word) => group.split(' ').includes(word)));

/**
 * True when the sentence puts a thing in the same place as the quote does: 'below the cabins' is not 'to the cabins'.
 */
export function placesTheSame(clause: Clause, source: Clause): boolean {
  return clause.tokens.every(({ stem, word }, at) => {
    const own = stem === null || word.endsWith('ing') ? '' : governingOf(clause.tokens, at);
    if (!preposition.test(own)) return true;
    const places = placesOf([stem ?? ''], source.tokens).map((place) => governingOf(source.tokens, place));
    return places.length === 0 || places.some((other) => !preposition.test(other) || sameAs(own, other));
  });
}

const unit = /^(?:rooms?|suites?|cabins?|apartments?|units?|villas?|sites?|dorms?|studios?|tents?)$/;

/**
 * True when a statement about one of several rooms or houses stays about that one: the beach cabins may lack what the
 * river cabins have.
 */
export function meansTheSameOne(clause: Clause, source: Clause): boolean {
  const at = source.tokens.findIndex(({ word }) => unit.test(word));
  const before = source.tokens[at - 1];
  const own = clause.tokens.findIndex(({ stem }) => stem !== null && stem === source.tokens[at]?.stem);
  const isSubject = source.subject === '' || at < tokensOf(source.subject).length;
  if (
    at < 1 ||
    !isSubject ||
    own < 0 ||
    !before?.stem ||
    finite.test(before.word) ||
    determiner.test(before.word) ||
    isNumber(before.stem)
  )
    return true;
  return clause.stems.has(before.stem);
}

/** The stems of the subject without its time, its place and its article. */
function namedIn(subject: string): string[] {
  const words = tokensOf(subject);
  const from = words.findLastIndex(({ word }) => determiner.test(word));
  const isLater = words.slice(0, 2).some(({ word }) => preposition.test(word));

  const isOwn = from > 0 && !preposition.test(words[from - 1]?.word ?? '');
  const own = isLater ? (isOwn ? words.slice(from + 1) : []) : words;
  const end = own.findIndex(({ word }, index) => index > 0 && preposition.test(word));
  return (end < 0 ? own : own.slice(0, end)).flatMap(({ stem }) => stem ?? []);
}

const house =
  'hotel|motel|lodge|cottages?|house|inn|hostel|resort|villas?|property|apartments?|rooms?|suites?|cabins?|units?|park|homestead|retreat';
const houseWord = new RegExp(`\\b(?:${house})\\b`, 'i');
/** The rest of a sentence whose subject is only 'the motel', for quotes in which 'we' have or do it, or that begin with their verb. */
export const withoutHouse = (clause: Clause): Clause | null =>
  new RegExp(`^(?:the|our|this) (?:guest ?)?(?:${house})$`, 'i').test(clause.subject)
    ? clauseOf(clause.text.slice(clause.subject.length).trim())
    : null;
const ofTheHouse = /^\s*(?:not suitable|sleeps|seats|overlooks|faces|built)\b/i;
/** '41 rooms in a bond store' */
const itsRooms =
  /^\s*\d+ (?:\p{L}+ ){0,2}(?:rooms|suites|apartments|cabins|units|villas|studios|sites|beds|bedrooms)\b/iu;
export const isOfTheHouse = (source: Clause): boolean =>
  /^(?:and |but )?we$/i.test(source.subject) ||
  (source.subject === '' && itsRooms.test(source.text)) ||
  ofTheHouse.test(source.text);

const ownVoice = new RegExp(`\\b(?:we|us|our|you|your|guests?|there|${house})\\b`, 'i');
const isPassive = /\b(?:is|are|was|were|be|been)\s(?:not\s)?(?:\p{L}+ly\s)?\p{L}+(?:ed|en|ilt|old|ade)\b/iu;

/** Places and people that seldom belong to the house; what they have or do says nothing about the house. */
const elsewhere =
  /\b(?:public|council|municipal|neighbou?rs?|neighbou?ring|next door|in town|friends|club|school|museum|pub|bakery|winery|wineries|church|gallery|cinema|theatre|supermarket|town hall|station|market|cellar door|golf|hospital|library|university|village|townsfolk|farm next|locals?)\b/i;

/** A house beside this one. */
const anotherHouse = new RegExp(`\\b(?:sister|partner)\\b|\\b(?:another|other|second) (?:${house})\\b`, 'i');

/** 'The house next door', and not 'the house across the road from the beach'. */
const houseBeside = new RegExp(
  `\\b(?:${house}) (?:next door(?! to)|across the (?:road|street)(?! from)|down the road(?! from)|opposite$)`,
  'i',
);

/**
 * True when the sentence gives to others what the quote says about them: 'we' stays 'we', 'our' winery stays 'our'
 * winery, and a swimming pool of the council stays the council's.
 */
export function leavesToOthers(clause: Clause, source: Clause): boolean {
  const isOwn = source.subject === '' || ownVoice.test(source.subject) || isPassive.test(source.text);
  if (/^(?:\S+ ){0,3}?we$/i.test(clause.subject) && !isOwn) return false;
  if (anotherHouse.test(source.text) && !anotherHouse.test(clause.text)) return false;
  if (houseBeside.test(source.subject) && !houseBeside.test(clause.text)) return false;
  const place = elsewhere.exec(source.text)?.[0];
  if (place === undefined) return true;
  const isOurs =
    /^(?:we|our)\b/i.test(source.subject) || new RegExp(`\\bour (?:\\w+ )?${place}`, 'i').test(source.text);
  if (/\bour\b/i.test(clause.text) && !isOurs) return false;
  return (
    /^(?:we|our)\b/i.test(source.subject) || houseWord.test(source.subject) || elsewhere.test(clause.text)
  );
}

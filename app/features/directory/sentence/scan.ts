import { asideOf, isDestination, isFeature } from './asides';
import { isEventDay, isJourneyDay, isStayDay, isWeekdays } from './dates/event-days';
import { deniedNames, deniedWhere, negationLength, unitStart } from './denied';
import { meaningAt, type Sentence } from './meaning';
import { isNearIt } from './near-it';
import { absence, refusalOf, turned } from './refusal';
import type { Match, Part, Segment } from './tokens/parts';
import { landmarkLength } from './near/near-rule';
import { absenceRefused, isLack, lackDenied, type Run } from './twice-denied';
import { isLetters, longestRun, type Token, wordAt } from './tokens/tokens';
import { negations } from './words/negation-words';
import { wordList } from './words/word-list';

/** The words of a sentence in a row, each of them in one segment. */
export function scan(sentence: Sentence): Segment[] {
  const { tokens } = sentence;
  const segments: Segment[] = [];
  let turnedAt = -1;
  let second: Run = { first: -1, end: -1 };
  for (let at = 0; at < tokens.length; at = segments.at(-1)?.end ?? tokens.length) {
    if (at === second.first) {
      segments.push({ ...second, part: { is: 'filler' } });
      continue;
    }
    const negation = negationLength(sentence, at);
    const refused: Run | null = negation > 0 ? refusedTwice(sentence, at, negation) : null;
    if (refused) {
      second = refused;
      segments.push({ first: at, end: at + negation, part: { is: 'filler' } });
      continue;
    }
    const match = turned(meaningAt(sentence, at), at === turnedAt);
    const price = negation > 0 && (match?.length ?? 0) <= negation ? priceAfter(sentence, at + negation) : 0;
    if (price > 0 || isAnswer(tokens, at)) {
      turnedAt = price;
      segments.push({ first: at, end: at + Math.max(negation, 1), part: { is: 'filler' } });
    } else if (negation > 0 && at + negation < tokens.length && (match?.length ?? 0) <= negation) {
      const denied = meaningAt(sentence, unitStart(sentence, at + negation))?.part;
      const part = { ...absence, denies: deniedNames(sentence, at + negation), denied };
      segments.push({ first: at, end: endOfNegation(sentence, at, negation), part });
    } else {
      segments.push(guarded(sentence, segments, { at, isAsked: at < second.first }, match));
    }
  }
  return segments;
}

/** 'no hotel without parking', 'without parking is not an option': the second part of a refusal that asks for it. */
const refusedTwice = (sentence: Sentence, at: number, negation: number) =>
  lackDenied(sentence, at, negation) ??
  (isLack(sentence, at) ? absenceRefused(sentence, endOfNegation(sentence, at, negation)) : null);

/** 'no, a motel in Unley' and 'not only a pool but also a spa' deny nothing that follows. */
const isAnswer = (tokens: readonly Token[], at: number) =>
  (longestRun(tokens, at, notOnly) > 0 && tokens.some(({ word }, other) => other > at && word === 'also')) ||
  (wordAt(tokens, at) === 'no' && /^[,.!]$/.test(wordAt(tokens, at + 1)) && at + 2 < tokens.length);

const notOnly = wordList('not only, not just, not merely, not simply, isnt just, isnt only');

const toPay = wordList(`
  anything, something, show, me, us, it, let, get, you, give, send, see, to, pay, paying, spend, spending, be, want, want to, costing, that, costs, cost, go, going, priced,
  prices, places, rooms, stays, room, place, chance, a chance, im, were, ill, well, i, we, id, wed
`);

/** Where the one bound begins that a negation turns round: 'don't want anything over $200'; 0 when there is none. */
function priceAfter(sentence: Sentence, from: number): number {
  let at = from;
  while (toPay.includes(wordAt(sentence.tokens, at))) at += 1;
  const match = at > from ? meaningAt(sentence, at) : null;
  const isOne =
    match?.part.is === 'price' && !match.part.isVague && (match.part.min === null || match.part.max === null);
  return isOne ? at : 0;
}

/** The end of what a negation denies: 'without pool, gym or spa' denies all three. */
function endOfNegation(sentence: Sentence, at: number, length: number): number {
  const { tokens } = sentence;
  if (wordAt(tokens, at + length) === ':') return endOfList(tokens, at + length + 1);
  let end = unitEnd(sentence, at + length);
  end = endOfWords(sentence, at + length, endOfKind(sentence, at + length, end));
  end += deniedWhere(sentence, at, end);
  if (isWithWhat(sentence, end)) end = unitEnd(sentence, end + 1);
  for (;;) {
    const joint = longestRun(tokens, end, [
      'or',
      'nor',
      'and',
      'n',
      'oder',
      'und',
      ', or',
      ', and',
      'or in',
      'nor in',
      'or any',
    ]);
    const next = joint > 0 ? end + joint : listed(sentence, end);
    // 'no pool and no gym' denies twice.
    if (next === 0 || next >= tokens.length || negationLength(sentence, next) > 0) return end;
    const word = wordAt(tokens, next);
    // 'no steps and close to the tram' asks for the tram; 'no pool or close to it' does not.
    const isAnew =
      /^(and|n)$/.test(wordAt(tokens, next - 1)) && (anew.test(word) || isWish(sentence, at, next));
    if (isAnew || /^(with|w|in|but|near|under|for|please|must|need|want|has|from)$/.test(word)) return end;
    const match = meaningAt(sentence, next);
    // 'not Friday or Saturday'.
    const isDay = match?.part.is === 'dates' && /n?or$/.test(wordAt(tokens, next - 1));
    if (match && !isFeature(match.part) && !isDay) return end;
    end = unitEnd(sentence, next);
  }
}

/** 'to avoid: hostels, shared rooms' denies all that is listed. */
function endOfList(tokens: readonly Token[], from: number): number {
  const length = tokens.slice(from).findIndex(({ word }) => endsList.test(word));
  return length < 0 ? tokens.length : from + length;
}
const endsList = /^([.;:!?\n]|but|yes|want|wants|need|needs|must|looking|please)$/;

/** 'no stairs and a bath' asks for one; 'without a pool and a gym' for neither. */
function isWish(sentence: Sentence, at: number, next: number): boolean {
  const { tokens } = sentence;
  if (!/^an?$/.test(wordAt(tokens, next))) return false;
  if (wordAt(tokens, at) === 'no') return true;
  // 'with no stairs and a pool', but 'with no steps and a big table' may deny both.
  const isWithNo = wordAt(tokens, at) === 'with' && wordAt(tokens, at + 1) === 'no';
  return isWithNo && isFeature(meaningAt(sentence, next + 1)?.part);
}

/** 'no hotels with a casino' denies those that have one; 'no hostel with a pool' may ask for the pool. */
function isWithWhat(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence;
  const isMany = wordAt(tokens, end - 1).endsWith('s') && meaningAt(sentence, end - 1)?.part.is === 'type';
  if (!isMany || !/^(with|w)$/.test(wordAt(tokens, end)) || !isLetters(wordAt(tokens, end + 1))) return false;
  const match = meaningAt(sentence, unitStart(sentence, end + 1));
  return !match || isFeature(match.part);
}

const anew =
  /^(close|next|walking|within|handy|also|plus|prefer|ideally|somewhere|something|have|having|includes|including|offers|i|we|it)$/;

/** 'no budget motels' denies no motel but those. */
function endOfKind(sentence: Sentence, from: number, end: number): number {
  const denied = meaningAt(sentence, unitStart(sentence, from))?.part.is ?? '';
  // 'no hotel that costs more than 200'.
  const link = denied === 'type' ? longestRun(sentence.tokens, end, costing) : 0;
  const next = meaningAt(sentence, end + link);
  // 'not too expensive hotel' is a hotel.
  const isDegree = wordAt(sentence.tokens, from - 1) === 'not' && degrees.test(wordAt(sentence.tokens, from));
  const isKind = !isDegree && /^(price|stars|rating|tag)$/.test(denied) && next?.part.is === 'type';
  // 'no hotels over $300' asks for no dear ones, 'no hotel under $80' for no cheap ones; 'no hostels under $80' may be any other kind.
  const isHotel =
    /^hotels?$/.test(wordAt(sentence.tokens, end - 1)) && wordAt(sentence.tokens, from - 1) === 'no';
  const isPriced =
    denied === 'type' &&
    next?.part.is === 'price' &&
    !next.part.isVague &&
    (isHotel || next.part.max === null);
  return next && (isKind || isPriced) ? end + link + next.length : end;
}

const costing = wordList(
  'for, at, costing, that cost, that costs, which cost, which costs, priced, priced at, with prices, with a price',
);
const degrees = /^(too|very|so|that|overly|super|really|terribly)$/;

const stops =
  /^(with|w|n|without|under|over|below|near|then|so|just|only|fur|mit|ab|und|oder|but|and|or|if|in|at|on|for|from|to|must|need|want|has|have|please|pls|thanks|is|are|allowed|needed|required|there|anywhere)$/;

/** 'no cleaning fee', 'without loud music': a negation before words without a meaning covers all of them. */
function endOfWords(sentence: Sentence, from: number, end: number): number {
  const { tokens } = sentence;
  if (/^(fees?|charges?|costs?|surcharges?|noises?|traffic|crowds?)$/.test(wordAt(tokens, end)))
    return end + 1;
  if (meaningAt(sentence, unitStart(sentence, from)) || !isLetters(wordAt(tokens, end - 1))) return end;
  if (people.test(wordAt(tokens, end - 1)) || /^(stairs|steps)$/.test(wordAt(tokens, end - 1))) return end;
  let at = end;
  const isMore = (word: string) => isLetters(word) && !stops.test(word) && !negations.includes(word);
  while (at < end + 2 && isMore(wordAt(tokens, at)) && !meaningAt(sentence, at)) at += 1;
  // 'no shared pool', 'not fussed about the resort'.
  const article = /^(the|an?|any)$/.test(wordAt(tokens, at - 1)) ? 1 : 0;
  if (/^(about|by|on|after)$/.test(wordAt(tokens, at - 1 - article))) return unitEnd(sentence, at);
  const noun = isMore(wordAt(tokens, at)) ? meaningAt(sentence, at) : null;
  return noun && isDeniedNoun(sentence, from, at, noun) ? at + noun.length : at;
}

/** 'no party hotel'. */
const shunned =
  /^(party|chain|noisy|loud|dirty|dodgy|dingy|grotty|seedy|smelly|run|soulless|casino|corporate|touristy)$/;

/** 'no shared pool', 'no bloody hostels', 'not a dirty motel'; but 'no fuss motel' is one. */
function isDeniedNoun({ tokens }: Sentence, from: number, at: number, { length, part }: Match): boolean {
  // 'no further than Glenelg'.
  if (/^(place|near|airport)$/.test(part.is) && wordAt(tokens, at - 1) === 'than') return true;
  // 'not crazy expensive'.
  if (part.is === 'amenity' || (part.is === 'price' && part.isVague && part.max === null)) return true;
  // 'a non-chain hotel'.
  if (wordAt(tokens, from - 1) === 'non') return false;
  const isMany = wordAt(tokens, at + length - 1).endsWith('s');
  const isOne = /^an?$/.test(wordAt(tokens, from)) || wordAt(tokens, from - 1) === 'a';
  const isSuch = shunned.test(wordAt(tokens, at - 1));
  return part.is === 'type' && (isMany || isOne || isSuch);
}

/** After a comma: where the next of a list begins that goes on with 'or'; 0 when there is none. */
function listed(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  if (wordAt(tokens, at) !== ',') return 0;
  // 'no stairs, Unley or Norwood' asks for two places.
  // 'not on the main road, villa or apartment' asks for two kinds.
  const another = meaningAt(sentence, unitStart(sentence, at + 1))?.part.is ?? '';
  if (/^(place|type)$/.test(another) && !endsIn(sentence, at, another)) return 0;
  const end = unitEnd(sentence, at + 1);
  const goesOn = longestRun(tokens, end, ['or', 'nor', ', or', 'oder']) > 0 || listed(sentence, end) > 0;
  return goesOn ? at + 1 : 0;
}

/** The words up to there end with a place, or with a kind. */
const endsIn = (sentence: Sentence, end: number, kind: string) =>
  [1, 2, 3].some((back) => {
    const match = meaningAt(sentence, end - back);
    return match?.part.is === kind && match.length === back;
  });

function unitEnd(sentence: Sentence, from: number): number {
  const at = unitStart(sentence, from);
  const { tokens, landmarks } = sentence;
  const length = Math.max(meaningAt(sentence, at)?.length ?? 1, landmarkLength(tokens, at, landmarks));
  return Math.min(at + length, tokens.length);
}

const elsewhere = /^(from|to|towards|via|between|than|beyond|leaving|unlike)$/;
/** 'the nearest hotel to the oval'. */
const nearest = /^(nearest|closest)$/;
const people = /^(pets?|dogs?|cats?|child|children|kids?|smoke)$/;

/** The days of a sentence, with what they are said of. */
function ofWhat(
  tokens: readonly Token[],
  at: number,
  end: number,
  part: Extract<Part, { is: 'dates' }>,
): Part {
  const said = isWeekdays(tokens, at, end) ? { ...part, isWeekday: true as const } : part;
  if (isEventDay(tokens, at, end))
    return { ...said, isEvent: true, ...(isJourneyDay(tokens, at, end) && { isJourney: true }) };
  return isStayDay(tokens, at, end) ? { ...said, isStay: true } : said;
}

/**
 * The meaning of words by the words around them: 'from Glenelg' is not in Glenelg, 'near restaurants' has
 * none itself.
 */
function guarded(
  sentence: Sentence,
  before: readonly Segment[],
  { at, isAsked }: { at: number; isAsked: boolean },
  match: Match | null,
): Segment {
  const { tokens } = sentence;
  if (!match) return { first: at, end: at + 1, part: null };
  const end = at + match.length;
  const segment = { first: at, end, part: match.part };
  if (match.part.is === 'dates') return { ...segment, part: ofWhat(tokens, at, end, match.part) };
  const refusal = isAsked ? null : refusalOf(sentence, at, match);
  if (refusal) return refusal;
  const aside = asideOf(sentence, at, match);
  if (aside) return aside;
  const own = before.at(/^(the|our|my)$/.test(wordAt(tokens, at - 1)) ? -2 : -1);
  const word = own?.part ? '' : wordAt(tokens, (own?.end ?? 0) - 1);
  const isPlace = /^(place|airport|near)$/.test(match.part.is);
  const isNearest = word === 'to' && tokens.slice(0, at).some((each) => nearest.test(each.word));
  const isNearFrom = /^(near|close)$/.test(wordAt(tokens, (own?.end ?? 0) - 2)) && word === 'from';
  const isBetween =
    wordAt(tokens, at - 1) === 'and' &&
    before.at(-2)?.part?.is === 'text' &&
    wordAt(tokens, (before.at(-2)?.first ?? 0) - 1) === 'between';
  if (match.part.is === 'near' && isNearest)
    return { ...segment, part: { ...match.part, minutes: null, sort: 'nearest' } };
  // 'I want to walk to the oval'.
  const isWalk = word === 'to' && /^walk(ing)?$/.test(wordAt(tokens, at));
  const isThere = isWalk || (match.part.is === 'place' && word === 'to' && isDestination(tokens, at));
  if (isPlace && !isThere && ((elsewhere.test(word) && !isNearest && !isNearFrom) || isBetween))
    return { ...segment, part: { is: 'text' } };
  if (match.part.is !== 'amenity' || !isNearIt(tokens, before, match, { at, word })) return segment;
  // 'near restaurants' by itself is a text to search for.
  const isAll = before.length === 1 && end === tokens.length;
  return { ...segment, part: isAll ? { is: 'text' } : { is: 'unfiltered', why: 'distance' } };
}

import { asideOf } from './asides';
import { conditionLength } from './choices/conditions';
import { endOfNegation } from './denial-end';
import { isEventDay, isJourneyDay, isStayDay, isWeekdays } from './dates/event-days';
import { deniedNames, negationLength, unitStart } from './denied';
import { meaningAt, type Sentence } from './meaning';
import { isDestination } from './near/around/destinations';
import { isNearIt } from './near-it';
import { absence, refusalOf, turned, unknownRefused } from './refusal';
import { petNameLength } from './rules/pet-names';
import { steplessAt } from './rules/described/stepless';
import { beginsMoney } from './tokens/currency';
import type { Match, Part, Segment } from './tokens/parts';
import { absenceRefused, isLack, lackDenied, type Run } from './twice-denied';
import { isLetters, longestRun, type Token, wordAt, wordsBefore } from './tokens/tokens';
import { otherUnits } from './words/price-words';
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
    const condition = conditionLength(tokens, at, segments) || unknownRefused(sentence, at);
    if (condition > 0) {
      segments.push({ first: at, end: at + condition, part: absence });
      continue;
    }
    const negation = negationLength(sentence, at) || likewise(sentence, at, segments);
    const refused: Run | null = negation > 0 ? refusedTwice(sentence, at, negation) : null;
    if (refused) {
      second = refused;
      segments.push({ first: at, end: at + negation, part: { is: 'filler' } });
      continue;
    }
    const match = turnedAsSaid(sentence, at, at === turnedAt && !isPaid(sentence, at));
    if (at === turnedAt) turnedAt = alsoTurned(sentence, at + (match?.length ?? 0));
    const price = negation > 0 && (match?.length ?? 0) <= negation ? priceAfter(sentence, at + negation) : 0;
    if (price > 0 || isAnswer(tokens, at)) {
      turnedAt = price;
      segments.push({ first: at, end: at + Math.max(negation, 1), part: { is: 'filler' } });
    } else if (negation > 0 && at + negation < tokens.length && (match?.length ?? 0) <= negation) {
      const denied = meaningAt(sentence, unitStart(sentence, at + negation))?.part;
      const part = { ...absence, denies: deniedNames(sentence, at + negation), denied };
      const end = endOfNegation(sentence, at, negation);
      const stepless = steplessAt(tokens, sentence.phrases, { at, from: at + negation, end });
      segments.push(stepless ?? { first: at, end, part });
    } else {
      addGuarded(sentence, segments, { at, isAsked: at < second.first }, match);
    }
  }
  return segments;
}

const describing =
  /^(private|heated|shared|big|large|huge|own|proper|full|fancy|separate|fenced|secure|communal)$/;
/** 'a private pool is not needed': what the refused thing would be like is refused with it. */
function addGuarded(
  sentence: Sentence,
  segments: Segment[],
  where: { at: number; isAsked: boolean },
  match: Match | null,
) {
  const { tokens } = sentence;
  const segment = guarded(sentence, segments, where, match);
  const before = segments.at(-1);
  const isRefused = segment.part?.is === 'unfiltered' && segment.part.why === 'absence';
  const isLone = before?.part === null && before.end === before.first + 1;
  if (!isRefused || !isLone || !describing.test(wordAt(tokens, before.first))) segments.push(segment);
  else if (beginsAnew.test(wordAt(tokens, segment.first))) segments.push(segment);
  else segments.splice(-1, 1, { ...segment, first: before.first });
}
/** 'own, no pool' begins anew. */
const beginsAnew = /^(no|not|without|never|[,.:-])$/;

/** 'Glenelg is out, so is Brighton' denies both; 'a pool is a must, so is parking' asks for both. */
function likewise(sentence: Sentence, at: number, before: readonly Segment[]): number {
  const { tokens } = sentence;
  const length = longestRun(tokens, at, same) || alsoLength(sentence, at);
  if (length === 0) return 0;
  const last = before.findLast(({ part }) => part !== null && part.is !== 'filler')?.part;
  return last?.is === 'unfiltered' && last.why === 'absence' ? length : 0;
}
const same = ['so is', 'so are', 'same goes for', 'same for', 'ditto'];

/** 'leave out motels, and B&Bs too'. */
function alsoLength(sentence: Sentence, at: number): 0 | 1 {
  const { tokens } = sentence;
  if (!/^(and|or|nor)$/.test(wordAt(tokens, at))) return 0;
  const next = meaningAt(sentence, at + 1);
  const end = at + 1 + (next?.length ?? 0);
  const isMany = next?.part.is === 'type' && wordAt(tokens, end - 1).endsWith('s');
  const isSuch = isMany || next?.part.is === 'place';
  const also = isSuch ? longestRun(tokens, end, alike) : 0;
  // 'no motels and Unley also fine'.
  return also > 0 && !isLetters(wordAt(tokens, end + also)) ? 1 : 0;
}
const alike = ['too', 'as well', 'also', 'either', 'likewise'];

/** 'no hotel without parking', 'without parking is not an option': the second part of a refusal that asks for it. */
const refusedTwice = (sentence: Sentence, at: number, negation: number) =>
  lackDenied(sentence, at, negation) ??
  (isLack(sentence, at) ? absenceRefused(sentence, endOfNegation(sentence, at, negation)) : null);

/** 'no, a motel in Unley' and 'not only a pool but also a spa' deny nothing that follows. */
const isAnswer = (tokens: readonly Token[], at: number) =>
  (longestRun(tokens, at, notOnly) > 0 && tokens.some(({ word }, other) => other > at && word === 'also')) ||
  (wordAt(tokens, at) === 'no' && /^[,.!]$/.test(wordAt(tokens, at + 1)) && at + 2 < tokens.length) ||
  // 'no I do not want a hostel' denies once.
  (wordAt(tokens, at) === 'no' &&
    /^(i|we)$/.test(wordAt(tokens, at + 1)) &&
    /^(dont|cant|wont|didnt|wouldnt|hate|refuse|need|want|prefer)$/.test(wordAt(tokens, at + 2)));

const notOnly = wordList('not only, not just, not merely, not simply, isnt just, isnt only');

const toPay = wordList(`
  looking, hoping, planning, wanting, able, prepared, willing, keen, anything, something, show, me, us, it, let, get, you, bother, showing, sending, offering, suggesting, give, send, see, to, pay, paying, spend, spending, be, want, want to, costing, that, costs, cost, go, going, priced,
  prices, places, rooms, stays, room, place, chance, a chance, im, were, ill, well, i, we, id, wed
`);

/** Where the one bound begins that a negation turns round: 'don't want anything over $200'; 0 when there is none. */
function priceAfter(sentence: Sentence, from: number): number {
  let at = from;
  while (toPay.includes(wordAt(sentence.tokens, at))) at += 1;
  const kind = wordAt(sentence.tokens, from - 1) === 'no' ? kindBeforeLeast(sentence, at) : 0;
  if (kind > 0) return at + kind;
  return (at > from || isOpenSum(sentence, at)) && isBound(sentence, at) ? at : 0;
}

/** 'not $400+', "isn't $250 plus": from that sum on. */
const isOpenSum = (sentence: Sentence, at: number): boolean => {
  const match = beginsMoney(sentence.tokens, at) ? meaningAt(sentence, at) : null;
  const isSum = match?.part.is === 'price' && match.part.max === null && !match.part.isVague;
  // 'not 200+ km away'.
  return isSum && !otherUnits.test(wordAt(sentence.tokens, at + match.length));
};

/** 'not $400+' is less than that; 'not over $400' may be as much. */
function turnedAsSaid(sentence: Sentence, at: number, isTurned: boolean): Match | null {
  const match = turned(meaningAt(sentence, at), isTurned);
  if (!isTurned || match?.part.is !== 'price' || !isOpenSum(sentence, at)) return match;
  const { max } = match.part;
  return max === null ? match : { ...match, part: { ...match.part, max: max - 0.01 } };
}

const mostNouns = 3;
const unnamed =
  /^(rooms?|dorms?|beds?|bunks?|doubles?|twins?|singles?|suites?|units?|cabins?|cottages?|studios?|spots?|one)$/;
/** The 'dorm' of 'no dorm above $60', which is at most that; 'no motel under $80' is none that is cheap. */
function kindBeforeLeast(sentence: Sentence, at: number): number {
  let end = at;
  // 'no hostel bed over $50'.
  for (let count = 0; count < mostNouns; count += 1) {
    const match = meaningAt(sentence, end);
    if (match?.part.is === 'type') end += match.length;
    else if (unnamed.test(wordAt(sentence.tokens, end))) end += 1;
  }
  const part = end > at ? meaningAt(sentence, end)?.part : undefined;
  return part?.is === 'price' && !part.isVague && part.max === null ? end - at : 0;
}

function isBound(sentence: Sentence, at: number): boolean {
  const part = meaningAt(sentence, at)?.part;
  return part?.is === 'price' && !part.isVague && (part.min === null || part.max === null);
}

/** 'not paying 300 a night' would still pay less. */
const isPaid = (sentence: Sentence, at: number): boolean => {
  const part = meaningAt(sentence, at)?.part;
  return part?.is === 'price' && part.max !== null && beginsMoney(sentence.tokens, at);
};

/** The second of 'don't show anything above 275 or below 125'; 0 when there is none. */
const alsoTurned = (sentence: Sentence, at: number): number =>
  /^n?or$/.test(wordAt(sentence.tokens, at)) && isBound(sentence, at + 1) ? at + 1 : 0;

const elsewhere = /^(from|to|towards|via|between|than|beyond|leaving|unlike)$/;
/** 'handy to the airport', 'not so far to the airport'. */
const nearTo = /(^| )(handy|convenient|not( so| too| very| that| really)? far)$/;
const longestNearTo = 4;
const minutes = /^min(ute)?s?$/;
/** Behind 'to': 'we go to Hahndorf', and 'to Rundle Mall no more than 5 minutes', which says how far it may be. */
const isReached = (tokens: readonly Token[], at: number, end: number, { is }: Part) =>
  (is === 'place' && isDestination(tokens, at)) ||
  (is === 'near' && tokens.slice(at, end).some(({ word }) => minutes.test(word)));

/** The second of 'between the Parade and the zoo'. */
function isBetween(tokens: readonly Token[], at: number, before: readonly Segment[]): boolean {
  const other = before.at(-2);
  return (
    wordAt(tokens, at - 1) === 'and' &&
    other?.part?.is === 'text' &&
    wordAt(tokens, other.first - 1) === 'between'
  );
}

/** 'the nearest hotel to the oval'. */
const nearest = /^(nearest|closest)$/;
/** 'the closest hotel from the zoo'. */
const nearestFrom =
  /(^| )(nearest|closest) ([a-z]+ )?(hotels?|motels?|hostels?|apartments?|villas?|resorts?|place|places|stay|stays|accommodation|room|rooms|one|ones|bnb|accom|unit|units|house) from$|(^| )by (the )?(distance|proximity) (from|to)$/;
const longestNearest = 5;
/** 'our daughter graduates from the University of Adelaide' is there that day. */
const graduating = /^graduat(es?|ing|ion)$/;

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
  const name = match ? 0 : petNameLength(tokens, at);
  if (name > 0) return { first: at, end: at + name, part: { is: 'filler' } };
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
  const isNearest =
    (word === 'to' && tokens.slice(0, at).some((each) => nearest.test(each.word))) ||
    (/^(from|to)$/.test(word) && nearestFrom.test(wordsBefore(tokens, own?.end ?? 0, longestNearest)));
  const isNearFrom =
    (/^(near|close)$/.test(wordAt(tokens, (own?.end ?? 0) - 2)) && word === 'from') ||
    (word === 'to' && nearTo.test(wordsBefore(tokens, (own?.end ?? 0) - 1, longestNearTo)));
  if (match.part.is === 'near' && isNearest)
    return { ...segment, part: { ...match.part, minutes: null, sort: 'nearest' } };
  // 'I want to walk to the oval'.
  const isWalk = word === 'to' && /^walk(ing)?$/.test(wordAt(tokens, at));
  const isThere = isWalk || (word === 'to' && isReached(tokens, at, end, match.part));
  const isGraduating = word === 'from' && graduating.test(wordAt(tokens, (own?.end ?? 0) - 2));
  const isElsewhere = elsewhere.test(word) && !isNearest && !isNearFrom && !isGraduating;
  if (isPlace && !isThere && (isElsewhere || isBetween(tokens, at, before)))
    return { ...segment, part: { is: 'text' } };
  if (match.part.is !== 'amenity' || !isNearIt(tokens, before, match, { at, word })) return segment;
  // 'near restaurants' by itself is a text to search for.
  const isAll = before.length === 1 && end === tokens.length;
  return { ...segment, part: isAll ? { is: 'text' } : { is: 'unfiltered', why: 'distance' } };
}

import { isFeature } from './asides';
import { unitStart } from './denied';
import { meaningAt, type Sentence } from './meaning';
import type { Match, Part, Segment } from './tokens/parts';
import { isBreak, isLetters, longestRun, type Token, wordAt, wordsBefore } from './tokens/tokens';
import { negationsAfter, tooMuch, unneeded } from './words/negation-words';
import { dislikes } from './words/refused-words';
import { wordList } from './words/word-list';

export const absence = { is: 'unfiltered', why: 'absence' } as const;

/** 'over $200' that is negated is a maximum of $200. */
export function turned(match: Match | null, isDenied: boolean): Match | null {
  if (!isDenied || match?.part.is !== 'price') return match;
  const { min, max } = match.part;
  return { ...match, part: { is: 'price', min: max === null ? null : Math.ceil(max), max: min } };
}

const isClass = (part: Part) => isFeature(part) || /^(stars|rating|room)$/.test(part.is);

/** What the words behind it refuse: 'a pool is not needed', 'over $200 is too much'; null elsewhere. */
export function refusalOf(sentence: Sentence, at: number, match: Match): Segment | null {
  const { tokens } = sentence;
  const end = at + match.length;
  const isLeast = match.part.is === 'price' && match.part.max === null;
  const isNo = wordAt(tokens, end) === 'no' && !isLetters(wordAt(tokens, end + 1));
  const dear = isLeast ? longestRun(tokens, end, tooMuch) || Number(isNo) : 0;
  if (dear > 0) return { first: at, end: end + dear, part: turned(match, true)?.part ?? absence };
  const list = isFeature(match.part) && !isForbidding(tokens, end) ? deniedListEnd(sentence, end) : 0;
  if (list > 0) return { first: at, end: list, part: absence };
  const pair = match.part.is === 'amenity' ? pairDenied(sentence, at, end) : 0;
  if (pair > 0) return { first: at, end: pair, part: absence };
  const denied = longestRun(tokens, end, negationsAfter);
  const isDenied = denied > 0 && (meaningAt(sentence, end)?.length ?? 0) <= denied;
  const isSum = match.part.is === 'price' && match.part.isVague === true && denied > 1;
  if ((isClass(match.part) || isSum) && isDenied && !startsAnew(sentence, end, denied)) {
    const part = isContrast(tokens, at, end + denied) ? match.part : absence;
    return { first: at, end: end + denied, part };
  }
  const later = refusedLater(sentence, end, match.part);
  if (later > 0) return { first: at, end: later, part: absence };
  const disliked = isClass(match.part) ? longestRun(tokens, end, dislikes) : 0;
  if (disliked > 0 && !isLetters(wordAt(tokens, end + disliked)))
    return { first: at, end: end + disliked, part: absence };
  const shortWish = isClass(match.part) ? wishLength(tokens, at, end) : 0;
  if (shortWish > 0) return { first: at, end: end + shortWish, part: match.part };
  const skipped = isClass(match.part) ? skippedLength(tokens, at, end) : 0;
  if (skipped > 0) return { first: at, end: end + skipped, part: absence };
  const undecided = isClass(match.part)
    ? undecidedLength(sentence, at, match) || answerLength(sentence, at, end)
    : 0;
  if (undecided > 0) return { first: at, end: end + undecided, part: absence };
  const answer = isClass(match.part) ? answeredFrom(sentence, end) : 0;
  if (answer > 0) return { first: at, end: answer, part: absence };
  const free = freeLength(sentence, end, match.part);
  return free === null ? null : { first: at, end: end + free, part: absence };
}

/** 'smoking is not allowed and pets are not' has its own refusal before the 'and'. */
const isForbidding = (tokens: readonly Token[], end: number) =>
  /^(allowed|permitted|prohibited|forbidden|banned)$/.test(wordAt(tokens, end - 1));

/** 'wifi I can live without, air con I can't': the second is asked for. */
function wishLength(tokens: readonly Token[], at: number, end: number): number {
  const length = longestRun(tokens, end, cannot);
  const isLast = length > 0 && !isLetters(wordAt(tokens, end + length));
  return isLast && tokens.some(({ word }, other) => other < at && word === 'without') ? length : 0;
}
const cannot = ['i cant', 'we cant'];

const skips = ['', ', ', 'then ', ', then '].flatMap((sign) =>
  wordList(
    'skip it, forget it, leave it out, no thanks, no thank you, not for us, not for me, not interested, were not interested, im not interested, dont show it, dont show it to me, dont show it to us, count us out, count me out, were out, im out, move on, dont bother, well pass, ill pass',
  ).map((words) => `${sign}${words}`),
);
const longestIf = 5;
/** 'if it says motel, skip it'. */
function skippedLength(tokens: readonly Token[], at: number, end: number): number {
  const length = longestRun(tokens, end, skips);
  return length > 0 && wordsBefore(tokens, at, longestIf).split(' ').includes('if') ? length : 0;
}

const inHotel = wordList('in hotel, in the hotel, in house, in room, in the room, on site, onsite, inside');
const notWhat = ['is', 'are'].flatMap((verb) =>
  wordList(
    'not what i need, not what i want, not what we need, not what we want, not for us, not for me, not my thing, not our thing',
  ).map((words) => `${verb} ${words}`),
);
const longestSubject = 4;

/** The end of 'a restaurant in the hotel is not necessary', and of 'a hostel full of party people is not what I need'; 0 elsewhere. */
function refusedLater(sentence: Sentence, from: number, part: Part): number {
  const { tokens } = sentence;
  const inside = part.is === 'amenity' ? longestRun(tokens, from, inHotel) : 0;
  const denied = inside > 0 ? longestRun(tokens, from + inside, negationsAfter) : 0;
  if (denied > 1) return from + inside + denied;
  if (part.is !== 'type') return 0;
  for (let at = from; at <= from + longestSubject; at += 1) {
    const length = longestRun(tokens, at, notWhat);
    if (length > 0) return at + length;
    if (!isLetters(wordAt(tokens, at))) return 0;
  }
  return 0;
}

const orNot = wordList('or not, or no, or without, yes or no, or not a, or no a').concat(
  ', or not',
  ', or no',
);

/** 'a pool or not', 'a pool or no pool' ask for none; 'a hotel or not too dear motel' does. */
function undecidedLength(sentence: Sentence, at: number, { length, part }: Match): number {
  const { tokens } = sentence;
  const end = at + length;
  const lead = longestRun(tokens, end, orNot);
  if (lead === 0) return 0;
  const [last, next] = [tokens[end + lead - 1]?.word, wordAt(tokens, end + lead)];
  const again = meaningAt(sentence, unitStart(sentence, end + lead));
  const isSame = again !== null && JSON.stringify(again.part) === JSON.stringify(part);
  if (isSame) return unitStart(sentence, end + lead) + again.length - end;
  const isLast = !isLetters(next) || goesOn.test(next) || /^(doesnt|does|i|we|it|is|all)$/.test(next);
  return isLast && (last === 'not' || wordAt(tokens, end) === 'yes') ? lead : 0;
}

/** The 'no' of 'parking yes, pool no', which answers and denies nothing that follows; 'no pets no parties' denies both. */
function answerLength(sentence: Sentence, at: number, end: number): 0 | 1 {
  const { tokens } = sentence;
  if (wordAt(tokens, at) === 'no' || wordAt(tokens, at - 1) === 'no') return 0;
  const isAnswer = wordAt(tokens, end) === 'no' && wordAt(tokens, at - 1) === 'yes';
  return isAnswer || endsAnswers(sentence, end) ? 1 : 0;
}

/** 'no' there, behind the last thing or before others that are answered as well: 'pets no, kids no'. */
function endsAnswers(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (wordAt(tokens, at) !== 'no') return false;
  if (!isLetters(wordAt(tokens, at + 1))) return true;
  const after = at + 1 + (meaningAt(sentence, at + 1)?.length ?? 1);
  return wordAt(tokens, after) === 'yes' || endsAnswers(sentence, after);
}

/** 'breakfast is optional, parking isn't' asks for parking. */
const isContrast = (tokens: readonly Token[], at: number, end: number) =>
  /^(isnt|arent|not)$/.test(wordAt(tokens, end - 1)) &&
  !isLetters(wordAt(tokens, end)) &&
  tokens.some(({ word }, other) => other < at && /^(optional|negotiable)$/.test(word));

const answers = wordList('? no, ? nope, ? nah, ? never, ? no thanks, ? no thank you, ? no way');
const longestAsked = 2;

/** The end of 'West Beach parks? no', with words that mean nothing before the answer; 0 elsewhere. */
function answeredFrom(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  let at = from;
  while (at < from + longestAsked && isLetters(wordAt(tokens, at)) && !meaningAt(sentence, at)) at += 1;
  const length = at > from ? longestRun(tokens, at, answers) : 0;
  const next = wordAt(tokens, at + length);
  return length > 0 && (!isLetters(next) || goesOn.test(next)) ? at + length : 0;
}

const people = /^(pets?|dogs?|cats?|child|children|kids?|smoke)$/;
const includable = /^(Free|Breakfast) /;

/** How many more words say that it is without: 'gym-free' has one, 'wifi-free' none; null elsewhere. */
function freeLength(sentence: Sentence, end: number, part: Part): 0 | 1 | null {
  const { tokens } = sentence;
  // 'a pool free hotel'; 'a wifi free hotel' may have it for free.
  const isOfStay =
    part.is === 'amenity' &&
    !includable.test(part.names[0] ?? '') &&
    /^(type|filler)$/.test(meaningAt(sentence, end + 1)?.part.is ?? '');
  if (wordAt(tokens, end) === 'less' && isTight(tokens, end) && isFeature(part)) return 1;
  const isFree =
    wordAt(tokens, end) === 'free' &&
    (people.test(wordAt(tokens, end - 1)) || isTight(tokens, end) || isOfStay);
  if (isFree && isFeature(part) && (meaningAt(sentence, end)?.length ?? 0) < 2) return 1;
  const isWithout = wordAt(tokens, end - 1) === 'free' && isTight(tokens, end - 1);
  return isWithout && part.is === 'amenity' && includable.test(part.names[0] ?? '') ? 0 : null;
}

/** 'gym-free'. */
const isTight = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) === 1 && tokens[at]?.afterHyphen === true;

const deniesAll = ['dont', 'are not', 'arent', 'need not', 'neednt'].flatMap((not) =>
  wordList('matter, needed, required, necessary, essential, important, wanted, a must, have to be there').map(
    (word) => `${not} ${word}`,
  ),
);
const areNot = ['are not', 'arent', 'is not', 'isnt'];
/** A sentence of 200 characters has no longer list. */
const longestDenied = 30;

/** Where 'Parking and wifi do not matter' ends, from the end of its first on; 0 elsewhere. */
function deniedListEnd(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  let at = from;
  for (let count = 1; count < longestDenied; count += 1) {
    const joint = longestRun(tokens, at, ['and', 'or', 'nor', ',', ', and', ', or']);
    const next = joint > 0 ? meaningAt(sentence, at + joint) : null;
    if (!next || !isFeature(next.part)) return 0;
    at += joint + next.length;
    const denied = longestRun(tokens, at, deniesAll);
    if (denied > 0) return at + denied;
    // 'a lift is essential; pool and gym are not'.
    const short = longestRun(tokens, at, areNot);
    if (short > 0 && !isLetters(wordAt(tokens, at + short))) return at + short;
  }
  return 0;
}

const endsUnneeded = (tokens: readonly Token[], at: number) =>
  !isLetters(wordAt(tokens, at)) || goesOn.test(wordAt(tokens, at));

/** The end of 'gym and sauna not needed'; 0 in 'hotel with pool and gym not needed', where the first belongs to the hotel. */
function pairDenied(sentence: Sentence, at: number, end: number): number {
  const { tokens } = sentence;
  const before = wordAt(tokens, at - Number(/^(an?|the)$/.test(wordAt(tokens, at - 1))) - 1);
  const isFirst = before === '' || isBreak(before) || before === 'but';
  if (!isFirst || !/^(and|or|nor)$/.test(wordAt(tokens, end))) return 0;
  const from = end + 1 + Number(/^(an?|the)$/.test(wordAt(tokens, end + 1)));
  const next = meaningAt(sentence, from);
  if (next ? !/^(amenity|text)$/.test(next.part.is) : !isLetters(wordAt(tokens, from))) return 0;
  const after = from + (next?.length ?? 1);
  const denied = longestRun(tokens, after, unneeded);
  return denied > 0 && endsUnneeded(tokens, after + denied) ? after + denied : 0;
}

const goesOn = /^(and|or|but|with|please|in|at|near|under|for|on|to|if)$/;

/** 'pool, not in Glenelg', 'bath not shower': the negation applies to the words after it. */
function startsAnew(sentence: Sentence, at: number, length: number): boolean {
  const { tokens } = sentence;
  // 'pool: no' answers, 'hotel: no pool' begins.
  if (/^[:=?-]$/.test(wordAt(tokens, at))) return /^[\p{L}\d]/u.test(wordAt(tokens, at + length));
  const behind = wordAt(tokens, at + length);
  // 'a balcony is not negotiable', 'parking, not fussed about the pool'.
  if (/^(negotiable|debatable|optional)$/.test(behind)) return true;
  if (
    /^(fussed|bothered)$/.test(wordAt(tokens, at + length - 1)) &&
    /^(about|by|on|if|whether)$/.test(behind)
  )
    return true;
  // 'motels won't do dogs'.
  if (
    length > 1 &&
    wordAt(tokens, at + length - 1) === 'do' &&
    isFeature(meaningAt(sentence, at + length)?.part)
  )
    return true;
  if (length > 1 || !/^(not|never)$/.test(wordAt(tokens, at))) return false;
  const next = wordAt(tokens, at + 1);
  if (/^[\p{L}\d]/u.test(next) && !goesOn.test(next)) return true;
  // 'apartment not on the ground floor', 'near the zoo not on a main road', 'parking not near the bins'.
  if (/^(on|in|with|at|near|to)$/.test(next) && /^[\p{L}\d]/u.test(wordAt(tokens, at + 2))) return true;
  return isFeature(meaningAt(sentence, unitStart(sentence, at + 1))?.part);
}

/** 'walk to the Gabba is not needed': how many words there refuse what we do not know, from the beginning of its part on; 0 elsewhere. */
export function unknownRefused(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  if (
    at > 0 &&
    !isBreak(wordAt(tokens, at - 1)) &&
    !/^(with|but|though|and|or|nor)$/.test(wordAt(tokens, at - 1))
  )
    return 0;
  for (let end = at; end < at + longestUnknown && isLetters(wordAt(tokens, end));) {
    const length = end > at ? longestRun(tokens, end, unneeded) : 0;
    if (length > 0) return isBreak(tokens[end + length]?.word ?? ',') ? end + length - at : 0;
    const match = meaningAt(sentence, end);
    // 'sauna and gym not needed', but 'cottage and gym not needed' keeps the cottage.
    const isJoined = end > at && /^(and|or)$/.test(wordAt(tokens, end - 1));
    const isOther = end > at + 3 || likeKinds.test(wordAt(tokens, end - 2));
    if (isJoined && wordAt(tokens, end - 1) === 'and' && isOther) return 0;
    const isKnown = match && match.part.is !== 'filler' && match.part.is !== 'text';
    if (isKnown && !(isJoined && match.part.is === 'amenity')) return 0;
    end += match?.length ?? 1;
  }
  return 0;
}
const longestUnknown = 8;
const likeKinds =
  /^(cottages?|cabins?|places?|rooms?|lodges?|chalets?|stays?|shacks?|farms?|retreats?|getaways?|homes?|bed|dorms?|glamping|camping|tents?|caravans?|location|spot|somewhere|something|anywhere|accommodation)$/;

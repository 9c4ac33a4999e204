import { isFeature } from './asides';
import { deniedWhere, negationLength, unitStart } from './denied';
import { meaningAt, type Sentence } from './meaning';
import { landmarkLength } from './near/targets';
import type { Match } from './tokens/parts';
import { endsPart, isBreak, isLetters, longestRun, type Token, wordAt } from './tokens/tokens';
import { negations, shunned } from './words/negation-words';
import { wordList } from './words/word-list';

const joints = wordList('or, nor, and, n, oder, und, or in, nor in, or any').concat(
  [', or', ', and', '. or', '. nor'],
  // 'exclude motels and anything in Port Adelaide'.
  ['or', 'nor', 'and'].flatMap((joint) =>
    ['anything', 'anywhere', 'everything'].flatMap((what) => [
      `${joint} ${what} in`,
      `${joint} ${what} near`,
    ]),
  ),
);

/** The end of what a negation denies: 'without pool, gym or spa' denies all three. */
export function endOfNegation(sentence: Sentence, at: number, length: number): number {
  const { tokens } = sentence;
  if (wordAt(tokens, at + length) === ':') return endOfList(tokens, at + length + 1);
  const named = endOfNamedKind(sentence, at + length);
  if (named > 0) return named;
  let end = unitEnd(sentence, at + length);
  // 'no air bnb, a hotel' ends before its comma.
  if (end > at + length + 1 && wordAt(tokens, end - 1) === ',') return end - 1;
  end += throngLength(sentence, at + length, end);
  end = endOfWords(sentence, at + length, endOfKind(sentence, at + length, end));
  end += deniedWhere(sentence, at, end);
  if (isWithWhat(sentence, end)) end = unitOfWords(sentence, end + 1);
  for (;;) {
    const joint = longestRun(tokens, end, joints);
    const next = joint > 0 ? end + joint : listed(sentence, end, excepting.test(wordAt(tokens, at)));
    // 'no pool and no gym' denies twice.
    if (next === 0 || next >= tokens.length || negationLength(sentence, next) > 0) return end;
    const word = wordAt(tokens, next);
    // 'no hostel. or a motel.', but 'no hostel. Or a motel in Unley?' asks anew.
    if (wordAt(tokens, end) === '.' && !isBreak(tokens[unitEnd(sentence, next)]?.word ?? '.')) return end;
    // 'no steps and close to the tram' asks for the tram; 'no pool or close to it' does not.
    const isAnew =
      /^(and|n)$/.test(wordAt(tokens, next - 1)) &&
      (anew.test(word) || isWish(sentence, at, next) || isGiven(tokens, next));
    if (isAnew || /^(with|w|in|but|near|under|for|please|must|need|want|has|from)$/.test(word)) return end;
    const match = meaningAt(sentence, next);
    if (isApproved(sentence, next, match)) return end;
    // 'not Friday or Saturday'.
    const isDay = match?.part.is === 'dates' && /n?or$/.test(wordAt(tokens, next - 1));
    if (match && !isFeature(match.part) && !isDay) return end;
    // 'no steps and a big table' may ask for the table.
    const isAnd = /^(and|n|und)$/.test(wordAt(tokens, next - 1));
    end = isAnd ? unitEnd(sentence, next) : unitOfWords(sentence, next);
  }
}

/** The end of one thing with the words that describe it: 'or hidden extras'. */
const unitOfWords = (sentence: Sentence, from: number) => endOfWords(sentence, from, unitEnd(sentence, from));

/** 'no motels and Unley also fine' denies the motels only. */
function isApproved({ tokens }: Sentence, at: number, match: Match | null): boolean {
  if (!match || !/^(place|type|near|airport)$/.test(match.part.is)) return false;
  if (!/^(and|n|,|but)$/.test(wordAt(tokens, at - 1))) return false;
  return longestRun(tokens, at + match.length, approvals) > 0;
}
const approvals = ['', 'is', 'are', 'would be', 'also', 'is also', 'are also', 'sounds', 'too is', 'also is']
  .flatMap((lead) =>
    wordList(
      'fine, ok, okay, good, great, perfect, lovely, nice, alright, all right, possible, acceptable, welcome, preferred, my favourite, our favourite',
    ).map((how) => `${lead} ${how}`.trim()),
  )
  .concat(wordList('works, suits us, suits me, please, we love, i love, we like, i like, yes'));

/** 'to avoid: hostels, shared rooms' denies all that is listed. */
function endOfList(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    ({ word }, at) => at >= from && (endsPart(tokens, at) || endsDenied.test(word)),
  );
  return end < 0 ? tokens.length : end;
}
const endsDenied = /^(:|but|yes|want|wants|need|needs|must|looking|please)$/;

/** 'no stairs and a bath' asks for one; 'without a pool and a gym' for neither. */
function isWish(sentence: Sentence, at: number, next: number): boolean {
  const { tokens } = sentence;
  if (!/^an?$/.test(wordAt(tokens, next))) return false;
  if (wordAt(tokens, at) === 'no') return true;
  // 'away from the lift, and a pool'.
  const isSpot =
    /^(away|far|clear|remote|miles)$/.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) === 'near';
  if (isSpot && wordAt(tokens, next - 2) === ',') return true;
  // 'with no stairs and a pool', but 'with no steps and a big table' may deny both.
  const isWithNo = wordAt(tokens, at) === 'with' && wordAt(tokens, at + 1) === 'no';
  return isWithNo && isFeature(meaningAt(sentence, next + 1)?.part);
}

/** 'no hotels with a casino' denies those that have one; 'no hostel with a pool' may ask for the pool. */
function isWithWhat(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence;
  const isKind = meaningAt(sentence, end - 1)?.part.is === 'type';
  if (!isKind || !/^(with|w)$/.test(wordAt(tokens, end)) || !isLetters(wordAt(tokens, end + 1))) return false;
  const match = meaningAt(sentence, unitStart(sentence, end + 1));
  // 'never again a motel with thin walls'.
  return !match || (wordAt(tokens, end - 1).endsWith('s') && isFeature(match.part));
}

/** 'no pool and free parking', 'no pets and late checkout' and 'no stairs and breakfast included' ask for the second. */
const isGiven = (tokens: readonly Token[], at: number) =>
  /^(free|complimentary)$/.test(wordAt(tokens, at)) ||
  (/^(late|early|flexible)$/.test(wordAt(tokens, at)) && /^check/.test(wordAt(tokens, at + 1))) ||
  /^(included|inclusive|incl|provided)$/.test(wordAt(tokens, at + 1));

const anew =
  /^(close|next|walking|within|handy|also|plus|prefer|ideally|somewhere|something|have|having|includes|including|offers|i|we|it|is|are)$/;

/** 'not the airport motel', 'no city hotels', 'not that beach hotel in Glenelg, a villa': the end of the kind with what it is known by; 0 elsewhere. */
function endOfNamedKind(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  const isThe = those.test(wordAt(tokens, from));
  // 'not Glenelg motel in Norwood' may deny the place only.
  const before = wordAt(tokens, from - 1);
  // 'not in the city, hotel'.
  if (isThe ? leading.test(before) : !/^(no|the|that|those)$/.test(before)) return 0;
  // 'the zoo' is one name.
  const start = from + Number(isThe && meaningAt(sentence, from)?.part.is !== 'near');
  const known = meaningAt(sentence, start);
  const isOne =
    known && (isThe ? /^(place|airport|near|tag|amenity)$/ : /^(place|airport|near)$/).test(known.part.is);
  // 'no tram stop motel', but 'not near the zoo hotel'.
  if (!isOne || (known.part.is !== 'airport' && leading.test(wordAt(tokens, start)))) return 0;
  const kind = meaningAt(sentence, start + known.length);
  if (kind?.part.is !== 'type') return 0;
  const end = start + known.length + kind.length;
  const place = wordAt(tokens, end) === 'in' ? meaningAt(sentence, end + 1) : null;
  const last = end + 1 + (place?.length ?? 0);
  return place?.part.is === 'place' && wordAt(tokens, last) === ',' ? last : end;
}
const those = /^(the|that|those|this|any)$/;
const leading = /^(near|nr|in|at|by|close|next|walk|walking|on|around|within|beside|handy|\d+)$/;

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

const throngs = wordList(`
  nightlife, night life, nightlife scene, party scene, bar scene, club scene, pub scene, dining scene, party strip, party area, party precinct, party crowd, party crowds, scene, crowd, crowds, traffic, noise, nightclubs, night clubs, clubs, pubs, bars,
  bustle, hustle and bustle, chaos, madness, tourists, tourist crowd, tourist crowds, tourist trap, tourist strip, tourist traps, rowdies, revellers, parties
`);
/** How many words behind a refused place are refused with it: 'Glenelg nightlife', 'the Hindley Street pubs'; 'not Glenelg pubs in Unley' too. */
function throngLength(sentence: Sentence, from: number, end: number): number {
  const { tokens, landmarks } = sentence;
  const at = unitStart(sentence, from);
  const is = meaningAt(sentence, at)?.part.is ?? '';
  if (!/^(place|near|text|airport)$/.test(is) && landmarkLength(tokens, at, landmarks) === 0) return 0;
  const length = longestRun(tokens, end, throngs);
  // 'not Glenelg nightlife hotel'.
  return meaningAt(sentence, end + length)?.part.is === 'type' ? 0 : length;
}

const costing = wordList(
  'for, at, costing, that cost, that costs, which cost, which costs, priced, priced at, with prices, with a price',
);
const degrees = /^(too|very|so|that|overly|super|really|terribly)$/;

const stops =
  /^(with|w|n|without|under|over|below|near|then|so|just|only|fur|mit|ab|und|oder|but|and|or|if|in|at|on|for|from|to|must|need|want|has|have|please|pls|thanks|is|are|allowed|needed|required|there|anywhere|because|cos|since|as|lol|haha|lmao|tho|though|thx|xx)$/;

/** How many words without a meaning may follow the first. */
const longestDescription = 2;
const denying: ReadonlySet<string> = new Set(negations);
/** A noun follows. */
const joining = /^(of|the|an?)$/;
/** 'not in the middle of nowhere'. */
const isNowhere = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'nowhere' && wordAt(tokens, at - 1) === 'of';

/** 'no cleaning fee', 'without loud music': a negation before words without a meaning covers all of them. */
function endOfWords(sentence: Sentence, from: number, end: number): number {
  const { tokens } = sentence;
  if (/^(fees?|charges?|costs?|surcharges?|noises?|traffic|crowds?)$/.test(wordAt(tokens, end)))
    return end + 1;
  // 'a park view, not a car park view', but 'no pool, view of the sea'.
  if (/^views?$/.test(wordAt(tokens, end)) && isLetters(wordAt(tokens, end - 1)) && !isViewOf(tokens, end))
    return end + 1;
  if (meaningAt(sentence, unitStart(sentence, from)) || !isLetters(wordAt(tokens, end - 1))) return end;
  if (people.test(wordAt(tokens, end - 1)) || /^(stairs|steps)$/.test(wordAt(tokens, end - 1))) return end;
  const isMore = (word: string) => isLetters(word) && !stops.test(word) && !denying.has(word);
  let at = end;
  let left = longestDescription;
  while (
    (left > 0 || joining.test(wordAt(tokens, at - 1))) &&
    (isMore(wordAt(tokens, at)) || isNowhere(tokens, at)) &&
    !meaningAt(sentence, at)
  ) {
    // 'not part of a tour group'.
    if (wordAt(tokens, at) === 'of') left = longestDescription;
    else if (!joining.test(wordAt(tokens, at))) left -= 1;
    at += 1;
  }
  // 'no shared pool', 'not fussed about the resort'.
  const article = /^(the|an?|any)$/.test(wordAt(tokens, at - 1)) ? 1 : 0;
  if (/^(about|by|on|after)$/.test(wordAt(tokens, at - 1 - article))) return unitEnd(sentence, at);
  const noun = isMore(wordAt(tokens, at)) ? meaningAt(sentence, at) : null;
  if (noun && isDeniedNoun(sentence, from, at, noun)) return at + noun.length;
  return at > end && wordAt(tokens, at - 1) === 'of' ? at - 1 : at;
}

const isViewOf = (tokens: readonly Token[], at: number) =>
  /^(of|over|to|across|onto|from|the|a|an)$/.test(wordAt(tokens, at + 1)) ||
  /^(the|a|an|any)$/.test(wordAt(tokens, at - 1));

/** 'no shared pool', 'no bloody hostels', 'not a dirty motel'; but 'no fuss motel' is one. */
function isDeniedNoun({ tokens }: Sentence, from: number, at: number, { length, part }: Match): boolean {
  // 'no further than Glenelg'.
  if (/^(place|near|airport)$/.test(part.is) && wordAt(tokens, at - 1) === 'than') return true;
  // 'not crazy expensive'.
  if (part.is === 'amenity' || (part.is === 'price' && part.isVague && part.max === null)) return true;
  // 'a non-chain hotel'.
  if (wordAt(tokens, from - 1) === 'non') return false;
  const isMany = wordAt(tokens, at + length - 1).endsWith('s');
  const isOne =
    /^(an?|no)$/.test(wordAt(tokens, from)) ||
    /^(a|another)$/.test(wordAt(tokens, from - 1)) ||
    wordAt(tokens, at - 1) === 'no';
  const isSuch = shunned.test(wordAt(tokens, at - 1));
  return part.is === 'type' && (isMany || isOne || isSuch);
}

/** After a comma: where the next of a list begins that goes on with 'or'; 0 when there is none. */
function listed(sentence: Sentence, at: number, isExcept = false): number {
  const { tokens } = sentence;
  if (wordAt(tokens, at) !== ',' || tokens[at]?.endsList || listEnds.test(wordAt(tokens, at + 1))) return 0;
  // 'no stairs, Unley or Norwood' asks for two places.
  // 'not on the main road, villa or apartment' asks for two kinds.
  const another = meaningAt(sentence, unitStart(sentence, at + 1))?.part.is ?? '';
  if (/^(place|type)$/.test(another) && !endsIn(sentence, at, another)) return 0;
  // 'not Glenelg, spa or gym' asks for these.
  if (/^(amenity|tag)$/.test(another) && endsIn(sentence, at, 'place')) return 0;
  const end = unitEnd(sentence, at + 1);
  // 'except Unley, Norwood and Prospect' leaves out all three.
  const isPlaces = isExcept && another === 'place';
  const joint = longestRun(tokens, end, isPlaces ? orAnd : ors);
  // 'no hostel, hotel or apartment only' asks for either.
  const isAnswered = joint > 0 && answers.test(wordAt(tokens, unitEnd(sentence, end + joint)));
  const goesOn = !isAnswered && (joint > 0 || listed(sentence, end, isExcept) > 0);
  return goesOn ? at + 1 : 0;
}
const ors = ['or', 'nor', ', or', 'oder'];
const orAnd = ors.concat('and', ', and');
const excepting = /^(except|excepting|excluding|excl|exclude)$/;
const answers = /^(only|instead|preferred|preferably)$/;

/** 'can't do steps, so a lift or the ground floor'. */
const listEnds = /^(so|then|but|just|only|we|i|rather|instead)$/;

/** The words up to there end with a place, or with a kind. */
const endsIn = (sentence: Sentence, end: number, kind: string) =>
  [1, 2, 3].some((back) => {
    const match = meaningAt(sentence, end - back);
    return match?.part.is === kind && match.length === back;
  });

function unitEnd(sentence: Sentence, from: number): number {
  const at = unitStart(sentence, from);
  const { tokens, landmarks } = sentence;
  const length = Math.max(
    meaningAt(sentence, at)?.length ?? 1,
    longestRun(tokens, at, ofTwoWords),
    landmarkLength(tokens, at, landmarks),
    // 'not the 9th'.
    /^\d/.test(wordAt(tokens, at)) && /^(st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) ? 2 : 1,
  );
  return Math.min(at + length, tokens.length);
}

/** Lodgings that no filter has: 'no hostels or caravan parks'. */
const ofTwoWords = wordList(
  'caravan, trailer, tourist, holiday, cabin, camping, camp, share, boarding, guest, capsule, party',
).flatMap((first) =>
  wordList('park, parks, ground, grounds, site, sites, house, houses').map((second) => `${first} ${second}`),
);

const people = /^(pets?|dogs?|cats?|child|children|kids?|smoke)$/;

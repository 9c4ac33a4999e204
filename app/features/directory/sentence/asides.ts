import { meaningAt, type Sentence } from './meaning';
import { mentionAt } from './mentions';
import { isAround, isExtra, type Match, type Part, type Reason } from './tokens/parts';
import { saysSomething } from './words/chat-words';
import { isOneOfKinds, stylePart } from './rules/described/styles';
import { isTownAt, landmarkLength } from './near/targets';
import { isLetters, longestRun, wordsBefore, type Token, wordAt } from './tokens/tokens';
import { wordList } from './words/word-list';

type Aside = { first: number; end: number; part: Part };

export const isFeature = (part: Part | undefined) =>
  part !== undefined && /^(amenity|tag|type|place|airport|near|text)$/.test(part.is);

/** Things that are named but not requested: 'the Barossa last year', 'we live in Unley', 'resort style pool', 'cheap parking'; null elsewhere. */
export function asideOf(sentence: Sentence, at: number, match: Match): Aside | null {
  const { tokens } = sentence;
  const end = at + match.length;
  const past = isFeature(match.part) ? longestRun(tokens, end, longAgo) || inYear(tokens, end) : 0;
  const isHome =
    /^(place|near)$/.test(match.part.is) &&
    homes.some((home) => endsWith(tokens, at, home) && !isWanted(tokens, at - home.length));
  if (past > 0 || isHome) return { first: at, end: end + past, part: { is: 'unfiltered', why: 'past' } };
  const left = isOfOthers(match.part) ? leftLength(tokens, at, end) : 0;
  if (left > 0) return { first: at, end: end + left, part: { is: 'unfiltered', why: 'absence' } };
  const mention = mentionAt(tokens, at, match);
  if (mention) return { first: at, end: end + mention.length, part: { is: 'unfiltered', why: mention.why } };
  if (isOfOtherTown(sentence, at, match))
    return { first: at, end, part: { is: 'unfiltered', why: 'distance' } };
  if (isUnknownBeach(sentence, at, match))
    return { first: at, end, part: { is: 'unfiltered', why: 'distance' } };
  if (isNameOnly(sentence, at, match)) return { first: at, end, part: { is: 'text' } };
  if (isUnknownOne(sentence, end, match))
    return { first: at, end: end + 1, part: { is: 'unfiltered', why: 'distance' } };
  const facilities = facilitiesLength(tokens, at, match);
  if (facilities > 0) return { first: at, end: end + facilities, part: { is: 'unfiltered', why: 'either' } };
  const isOneOf = isOneOfKinds(tokens, end, match, (from) => meaningAt(sentence, from));
  const why = isOneOf ? null : whyAside(tokens, at, match);
  if (why) return { first: at, end, part: { is: 'unfiltered', why } };
  // 'an air bnb' may be any stay.
  if (match.part.is === 'type' && match.part.type === 'bed-breakfast' && wordAt(tokens, at - 1) === 'air')
    return { first: at, end, part: { is: 'filler' } };
  // 'a flat ride'.
  const next = wordAt(tokens, end);
  const isLevel =
    wordAt(tokens, at) === 'flat' &&
    match.length === 1 &&
    isLetters(next) &&
    saysSomething(next) &&
    !meaningAt(sentence, end);
  if (match.part.is === 'type' && isLevel) return { first: at, end, part: { is: 'text' } };
  const style = stylePart(tokens, end, match);
  if (style) return { first: at, end: end + 1, part: style };
  const described = describedLength(sentence, end, match.part);
  if (described > 0) return { first: at, end: end + described, part: { is: 'text' } };
  return null;
}

/** 'Willunga town centre' is not the city's. */
const isOfOtherTown = (sentence: Sentence, at: number, { length, part }: Match) => {
  const { tokens, landmarks } = sentence;
  return (
    part.is === 'place' &&
    part.slug === 'adelaide-cbd' &&
    tokens.slice(at, at + length).some(({ word }) => word === 'town') &&
    [1, 2, 3, 4, 5].some(
      (back) =>
        at >= back &&
        !/(^| )(or|and)( in| near)?( the)?$/.test(wordsBefore(tokens, at, 3)) &&
        (isTownAt(tokens, at - back, landmarks) || isOtherPlace(meaningAt(sentence, at - back)?.part)),
    )
  );
};
const isOtherPlace = (part: Part | undefined) => part?.is === 'place' && part.slug !== 'adelaide-cbd';

/** 'hills view', 'a view of the Barossa': a place that is seen is elsewhere. */
const isSeen = (tokens: readonly Token[], at: number, { length, part }: Match) =>
  part.is === 'place' &&
  (/^(views?|vistas?|outlook)$/.test(wordAt(tokens, at + length)) ||
    /(^| )(views?|vistas?|outlook|looking|looks) (of|over|out over|across|to|towards|onto)( the)?$/.test(
      wordsBefore(tokens, at, 4),
    ));

/** 'the shopping centre' is none of the city, 'hotel, centre' is. */
const isOtherCentre = (sentence: Sentence, at: number, { length, part }: Match) =>
  part.is === 'place' &&
  length === 1 &&
  /^cent(re|er)$/.test(wordAt(sentence.tokens, at)) &&
  isLetters(wordAt(sentence.tokens, at - 1)) &&
  saysSomething(wordAt(sentence.tokens, at - 1)) &&
  meaningAt(sentence, at - 1)?.part.is !== 'type';

const isNameOnly = (sentence: Sentence, at: number, match: Match) =>
  isOtherCentre(sentence, at, match) ||
  isNamedBeach(sentence, at, match) ||
  isSeen(sentence.tokens, at, match);

/** 'near the hospital in Elizabeth': one in a place that the directory does not know is not any of them. */
const isUnknownOne = (sentence: Sentence, end: number, { part }: Match) =>
  part.is === 'near' &&
  /^any-(hospital|university)$/.test(part.near ?? '') &&
  /^(in|at)$/.test(wordAt(sentence.tokens, end)) &&
  isLetters(wordAt(sentence.tokens, end + 1)) &&
  saysSomething(wordAt(sentence.tokens, end + 1)) &&
  !meaningAt(sentence, end) &&
  !meaningAt(sentence, end + 1);

const comforts =
  /^(services?|facility|facilities|amenities|comforts?|feel|feeling|vibes?|atmosphere|ambience)$/;
const having =
  /(^| )((everything|all|facilities|amenities|comforts?|luxur(y|ies)|feel|feeling|vibes?|atmosphere|services?|perks)( that)?( of)?( an?| any| the)|with|with all the|like)$/;
/** 'an apartment with hotel services', 'everything a resort has': how many words behind the kind belong to that; 0 elsewhere. */
function facilitiesLength(tokens: readonly Token[], at: number, { length, part }: Match): number {
  if (part.is !== 'type') return 0;
  const before = wordsBefore(tokens, at, longestRide);
  const next = wordAt(tokens, at + length);
  if (
    /^(has|have|offers|provides|gives)$/.test(next) &&
    wordAt(tokens, at + length + 1) !== 'to' &&
    having.test(before) &&
    !/(with|like)$/.test(before)
  )
    return 1;
  if (comforts.test(next)) return Number(/ feel| vibe| atmos| amb/.test(` ${next}`) || having.test(before));
  return 0;
}

/** 'Christies Beach' without a word such as 'near' is a text, and no wish for any beach. */
const isNamedBeach = ({ tokens, landmarks }: Sentence, at: number, { length, part }: Match) =>
  part.is === 'tag' &&
  length === 1 &&
  wordAt(tokens, at) === 'beach' &&
  [1, 2].some(
    (back) =>
      !/^(the|an?|any)?$/.test(wordAt(tokens, at - back)) &&
      landmarkLength(tokens, at - back, landmarks) === back + 1,
  );

/** 'near Moana beach': a beach that the directory does not know is no wish for any beach. */
function isUnknownBeach(sentence: Sentence, at: number, { length, part }: Match): boolean {
  const { tokens } = sentence;
  const name = wordAt(tokens, at - 1);
  return (
    part.is === 'tag' &&
    length === 1 &&
    /^(beach|beaches)$/.test(wordAt(tokens, at)) &&
    /^(near|at|in|by|around|to|from)$/.test(wordAt(tokens, at - 2)) &&
    /^\p{L}{4,}$/u.test(name) &&
    saysSomething(name) &&
    !meaningAt(sentence, at - 1) &&
    !ofBeaches.test(name)
  );
}
const ofBeaches =
  /^(lovely|sandy|clean|swimming|surf|surfing|patrolled|safe|calm|white|golden|pretty|beautiful|local|metro|dog|southern|northern|main|nudist|closest|nearest|that|this|good)$/;

/** The reason why something is only compared with, lies elsewhere or is the traveller's own, by the words before it; null elsewhere. */
function whyAside(tokens: readonly Token[], at: number, match: Match): Reason | null {
  const { part } = match;
  const before = wordsBefore(tokens, at, longestRide);
  if (isOwnBudget(tokens, at, match)) return 'amount';
  const isSeaside = part.is === 'tag' && part.tag === 'beach' && match.length < 3;
  if ((/^(place|airport)$/.test(part.is) || isSeaside) && rideTo.test(before)) return 'distance';
  // 'trying local restaurants', 'a taxi from the restaurant'.
  if (isAround(part) && outThere.test(before)) return 'distance';
  if (isExtra(part) && comparison.test(before)) return 'past';
  if (part.is === 'type' && stayedAt.test(before)) return 'past';
  if (part.is === 'place' && part.slug === 'adelaide-cbd' && ofCity.test(before)) return 'distance';
  if (/^(place|near|airport)$/.test(part.is) && direction.test(before)) return 'distance';
  if (part.is === 'type' && ofKind.test(before)) return 'either';
  return /^(type|place|near)$/.test(part.is) && likeness.test(before) ? 'either' : null;
}

/** 'a mid range budget' is what one has to spend; 'a budget hotel' is cheap. */
const isOwnBudget = (tokens: readonly Token[], at: number, { length, part }: Match) =>
  part.is === 'price' &&
  length === 1 &&
  wordAt(tokens, at) === 'budget' &&
  /^(range|moderate|medium|average|decent|big|good|generous|healthy|reasonable|my|our|max|maximum|high|higher|flexible|normal|modest)$/.test(
    wordAt(tokens, at - 1),
  );

const longAgo = [
  ...[
    'last year',
    'last time',
    'last month',
    'last summer',
    'last winter',
    'last visit',
    'last trip',
    'last christmas',
  ],
  ...['years ago', 'a few years ago', 'a year ago', 'two years ago', 'in the past', 'already'],
];
/** 'the Barossa in 1999'. */
const inYear = (tokens: readonly Token[], at: number): 0 | 2 =>
  wordAt(tokens, at) === 'in' && /^(19\d\d|20[01]\d)$/.test(wordAt(tokens, at + 1)) ? 2 : 0;
/** A traveller's home is not where to stay. */
const homes = ['stayed', 'live', 'lives', 'living', 'lived', 'grew up', 'born', 'based', 'work', 'works']
  .concat(['our home', 'my home', 'our house', 'my house', 'our place', 'my place', 'her house', 'his house'])
  .map((home) => `${home} in`.split(' '));
/** 'we want to live in the city'. */
const isWanted = (tokens: readonly Token[], at: number) =>
  /(^| )(want|wants|wanna|like|love|prefer|hoping|looking)( to)?$/.test(wordsBefore(tokens, at, 2));
const endsWith = (tokens: readonly Token[], end: number, words: readonly string[]) =>
  words.every((word, index) => tokens[end - words.length + index]?.word === word);

/** Pets and children, who may stay at home. */
const isOfOthers = (part: Part) =>
  (part.is === 'tag' && part.tag === 'family') ||
  (part.is === 'amenity' && part.names.includes('Pets allowed'));
const keepers = wordList(`
  mum, mom, dad, nan, nana, nanna, gran, granny, grandma, grandpa, grandparents, the grandparents, parents, mother, father, sister, brother, son,
  daughter, friend, friends, mates, a friend, a mate, family, inlaws, in laws, aunty, auntie, uncle, neighbour, neighbours, the neighbour, the neighbours, a sitter, sitter, the sitter,
  pet sitter, dog sitter, a dog sitter, a babysitter, the babysitter
`);
const kept = [
  ...wordList(
    'behind, at home, in kennels, in a kennel, in the kennels, at the kennels, at kennels, at a kennel',
  ),
  ...keepers.flatMap((who) => ['', 'my ', 'our ', 'her ', 'his '].map((of) => `with ${of}${who}`)),
];
const staying = [
  'staying',
  'are staying',
  'is staying',
  'stay',
  'stays',
  'will stay',
  'are',
  'is',
  'will be',
  'can stay',
];
const keptElsewhere = staying.flatMap((verb) => kept.map((where) => `${verb} ${where}`));

/** The number of words behind them which say that the dog or the children do not come: 'leaving the dogs with mum', 'our dog is staying with friends'. */
function leftLength(tokens: readonly Token[], at: number, end: number): number {
  const word = (index: number) => wordAt(tokens, index);
  const before = /^(the|our|my|both)$/.test(word(at - 1)) ? at - 2 : at - 1;
  const isLeft = /^(leave|leaves|leaving|left|dropping|drop)$/.test(word(before));
  return isLeft ? longestRun(tokens, end, kept) : longestRun(tokens, end, keptElsewhere);
}

/** Words before a place to which one travels from a stay: 'near the tram for going to the city', 'an easy walk to the city'. */
const rideTo =
  /(^| )((trams?|train|bus|cycle|cycling|drive|route|path|station|stop|line|easy|easily|walk|walking|transport|ride|quick|accessible|way) (to|for|into|go to|going to)( (go|get|going|getting|travel))?( to| into)?|for (to )?(go|going) (to|into)|to get into|(can|could|to) (get|go|head|pop) (to|into)|(day trips?|day tours?|tours?|excursions?|day out) (to|of|in|at|through))( the)?$/;
const longestRide = 5;
/** 'the same area as the restaurant', 'a taxi between the hotel and the restaurant' name something beside the stay. */
const outThere =
  /(^| )(try|trying|sample|sampling|visit|visiting|explore|exploring|from|leave|leaving|outside|eat at|dine at|eating at|dinner at|lunch at)( the| a| some| local| many| different| good| great| nearby)*$/;
/** 'we stayed at a terrible hostel'. */
const stayedAt = /(^| )(stayed|slept|ended up) (at|in)( an?| the| this| that| some)( [a-z]+){0,2}$/;
const comparison = /(^| )(same( [a-z]+){0,2} as|between( the| my| our)? [a-z]+ and)( the| my| our| a)?$/;
/** 'a place like Hahndorf', 'somewhere like a resort': neither that one nor surely another. */
const likeness =
  /(^| )((places?|somewhere|something|anywhere|towns?|villages?|spots?|areas?|suburbs?|stays?|hotels?) (just |much |a bit |kind of |sort of )?like|similar to)( a| an| the)?$/;
/** 'the east side of the city' is no more than its side, and one explores the city from anywhere. */
const ofKind =
  /(^| )(facilities|amenities|comforts?|luxury|feel|feeling|vibes?|atmosphere|services?|perks|convenience|privacy|space) of( an?| any| the)?$/;
const ofCity =
  /(^| )((side|sides|part|parts|edge|bits?) of|explore|exploring|see|seeing|discover|discovering|tour|connected to|access to|get to|getting to|connections to|connection to|transport to|transport into|bus to|train to)( the)?$/;

/** 'just south of Glenelg' is not in it. */
const direction = /(^| )(north|south|east|west|inland)( of| from)( the)?$/;

const extras = /^(Free|Paid) parking|Wi-Fi|Breakfast|Bath tub|Laundry|Restaurant|^Bar$|shuttle/;

/** The length of the feature that 'cheap' or 'rooftop' describes there: 'cheap parking' is no cheap stay, 'cheap breakfast hotel' is. */
function describedLength(sentence: Sentence, at: number, part: Part): number {
  const next = meaningAt(sentence, at);
  if (next?.part.is !== 'amenity') return 0;
  if (wordAt(sentence.tokens, at - 1) === 'rooftop') return next.length;
  // 'hostel-city-cheap-wifi' is a list.
  const isChain = sentence.tokens[at]?.afterHyphen && sentence.tokens[at - 1]?.afterHyphen;
  if (isChain) return 0;
  const isPriced = part.is === 'price' && part.isVague && extras.test(next.part.names[0] ?? '');
  return isPriced && meaningAt(sentence, at + next.length)?.part.is !== 'type' ? next.length : 0;
}

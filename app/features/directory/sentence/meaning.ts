import { maxGuests } from '~/features/directory/criteria/criteria';

import { pastRule } from './rules/beside/aside-rule';
import { hourRule } from './dates/beside/hours';
import { monthsFromRule } from './rules/kinds/months-from';
import { besideRule } from './rules/beside/beside-rule';
import { companyRule } from './rules/company-rule';
import { dateRule } from './dates/date-rule';
import type { LandmarkNames } from './near/landmark-names';
import { keyOf, type Phrases } from './tokens/misspelt';
import { beforeKindRule, casinoRule, inTownRule, postcodeRule, tramRule } from './near/by-itself';
import { bareMinutes } from './near/bare-minutes';
import { cafesRule } from './near/cafes';
import { nearRule, walkRule } from './near/near-rule';
import { knownAt } from './near/around/unknown-names';
import { minutesOfUnknownRule } from './near/unknown-hospital';
import { distanceAt } from './distances';
import { describedRule, tellyRule, withTail } from './rules/described/described-rule';
import { borrowedBikesRule, keptBikesRule } from './rules/described/borrowed-bikes';
import { styleRule } from './rules/described/styles';
import { tastingsRule } from './rules/described/tastings';
import { stairsRule } from './rules/described/stepless';
import { terraceRule, yardRule } from './rules/described/outside';
import { openDeskRule } from './rules/described/open-desks';
import { smokeFreeRule } from './rules/described/smoke-free';
import { eitherPoolRule } from './rules/described/either-pool';
import { humbleRule } from './rules/described/accepted';
import { doorRule } from './rules/described/at-the-door';
import { livelyRule } from './rules/described/lively';
import { ownBathRule } from './rules/described/own-baths';
import { warmedRule } from './rules/described/warmed';
import { builtThenRule } from './rules/kinds/built-then';
import { aroundRule } from './rules/kinds/around-rule';
import { kidsHotelRule } from './rules/kinds/kids-hotels';
import { meantRule } from './rules/meant/meant-rule';
import { outskirtsLength } from './rules/kinds/outskirts';
import { innRule } from './rules/described/inn-rule';
import { freeOfCharge, mustBeFree } from './rules/free-of-charge-rule';
import { endRule } from './rules/beside/end-rule';
import { nationalityRule } from './rules/beside/nationality';
import { occasionRule } from './rules/beside/occasion-rule';
import { plainKindRule } from './rules/beside/plain-kind-rule';
import { reasonRule } from './rules/beside/reason-rule';
import { whoRule } from './rules/beside/who-rule';
import type { Match, Rule } from './tokens/parts';
import { eachRoomRule } from './money/each-room';
import { loneNumberRule } from './money/lone-number';
import { othersCostsRule } from './money/others-costs';
import { otherThing } from './rules/other-thing';
import { partyRule } from './rules/party-rule';
import { peopleRule } from './rules/people-list';
import { phraseAt } from './phrases';
import { priceOrderRule } from './said/price-order';
import { travellerRule } from './rules/traveller-rule';
import { toldRule } from './rules/beside/told-rule';
import { tripRule } from './rules/beside/trip-rule';
import { priceRule } from './rules/price-rule';
import { roomsRule } from './rules/rooms-rule';
import { ratingRule, starRule } from './rules/star-rule';
import { singleRule } from './rules/single-rule';
import { isBreak, longestRun, numberAt, type Token, wordAt } from './tokens/tokens';
import { totalRule } from './rules/total-rule';

/** The input: words, and everything that words may mean. */
export type Sentence = {
  tokens: readonly Token[];
  phrases: Phrases;
  landmarks: LandmarkNames;
  today: string;
  /** Names of properties, as words; they mean nothing else. */
  names: readonly string[];
};

const rules: readonly Rule[] = [
  postcodeRule,
  inTownRule,
  tramRule,
  beforeKindRule,
  casinoRule,
  othersCostsRule,
  totalRule,
  walkRule,
  minutesOfUnknownRule,
  cafesRule,
  eachRoomRule,
  priceRule,
  priceOrderRule,
  starRule,
  ratingRule,
  roomsRule,
  companyRule,
  partyRule,
  peopleRule,
  singleRule,
  dateRule,
  monthsFromRule,
  hourRule,
  pastRule,
  occasionRule,
  besideRule,
  reasonRule,
  toldRule,
  tripRule,
  plainKindRule,
  travellerRule,
  nationalityRule,
  endRule,
  loneNumberRule,
  tellyRule,
  borrowedBikesRule,
  humbleRule,
];
/** Rules that know the phrases of the directory. */
const phraseRules = [
  mustBeFree,
  terraceRule,
  yardRule,
  stairsRule,
  innRule,
  tastingsRule,
  openDeskRule,
  smokeFreeRule,
  styleRule,
  doorRule,
  livelyRule,
  ownBathRule,
  warmedRule,
  builtThenRule,
  kidsHotelRule,
  meantRule,
  eitherPoolRule,
  keptBikesRule,
];
const rooms = /^(families|chambres|rooms?|bed(room)?s?|br|bathrooms?|suites?|storeys?|levels?|bathroom)$/;

const known = new WeakMap<Sentence, Map<number, Match | null>>();

/** The meaning of the most words that begin there; the rules look at each word of a sentence once. */
export function meaningAt(sentence: Sentence, at: number): Match | null {
  const meanings = known.get(sentence) ?? new Map<number, Match | null>();
  known.set(sentence, meanings);
  const meaning = meanings.get(at);
  if (meaning !== undefined) return meaning;
  const read = readMeaning(sentence, at);
  meanings.set(at, read);
  return read;
}

function readMeaning(sentence: Sentence, at: number): Match | null {
  const { tokens, landmarks, today, names } = sentence;
  // Nothing begins with a comma or behind the end.
  if (/^[,.!?()]?$/.test(wordAt(tokens, at))) return null;
  const name = longestRun(tokens, at, names);
  if (name > 0) return { length: name, part: { is: 'text' } };
  const forgives = tokens.length > 1;
  let longest: Match | null = null;
  const take = (match: Match | null) => {
    if (match && match.length > (longest?.length ?? 0) && !isOfKids(sentence, at, match)) longest = match;
  };
  take(aroundRule(tokens, at, today));
  take(knownAt(tokens, at, nearRule(tokens, at, landmarks), sentence));
  take(bareMinutes(tokens, at, landmarks));
  const phrase = wholePhraseAt(sentence, at, forgives);
  const who = whoRule(tokens, at, sentence.phrases);
  // 'swimming carnival, motel' tells why; elsewhere it is a text.
  if (phrase?.part.is === 'text') take(who);
  take(phrase);
  for (const rule of rules) take(rule(tokens, at, today));
  take(who);
  take(forSoManyAt(sentence, at));
  take(sharedNounAt(sentence, at));
  take(roomsAt(tokens, at));
  take(petsAt(sentence, at));
  take(fireAt(sentence, at));
  take(freeOfCharge(tokens, at, sentence.phrases));
  take(distanceAt(sentence, at));
  take({ length: outskirtsLength(sentence, at), part: { is: 'filler' } });
  for (const rule of phraseRules) take(rule(tokens, at, sentence.phrases));
  take(describedRule(tokens, at, (from) => meaningAt(sentence, from)));
  return withTail(tokens, at, longest);
}

/** The phrase there; the last word of 'breakfast free parking' is of the next one. */
function wholePhraseAt({ phrases, tokens }: Sentence, at: number, forgives: boolean): Match | null {
  const found = phraseAt(phrases, tokens, at, forgives);
  const match = found && (otherThing(tokens, at, found) ?? found);
  const last = at + (match?.length ?? 0) - 1;
  const isShared =
    match?.part.is !== 'text' &&
    last > at &&
    wordAt(tokens, last) === 'free' &&
    (phraseAt(phrases, tokens, last, false)?.length ?? 0) > 1;
  // 'family holiday home' is a 'holiday home'.
  const home = match?.part.is === 'tag' && last > at ? phraseAt(phrases, tokens, last, false) : null;
  const isOfHome = home?.part.is === 'type' && home.length > 1;
  return isShared || isOfHome ? phraseAt(phrases, tokens.slice(0, last), at, forgives) : match;
}

/** The first of 'sea or city view', 'indoor and outdoor pool'. */
function sharedNounAt({ phrases, tokens }: Sentence, at: number): Match | null {
  if (!/^(or|and)$/.test(wordAt(tokens, at + 1))) return null;
  const next = phraseAt(phrases, tokens, at + 2, false);
  const noun = tokens[at + 1 + (next?.length ?? 0)];
  if (next?.part.is !== 'amenity' || next.length < 2 || !noun) return null;
  const own = tokens.slice(at, at + 1);
  const match = phraseAt(phrases, [...own, noun], 0, false);
  return match?.length === 2 && match.part.is === 'amenity' ? { length: 1, part: match.part } : null;
}

const counted = /^(families|nights?|days?|weeks?|rooms?|bed(room)?s?|cots?|spaces?|spots?|cars?)$/;

/** 'for two quiet', 'for 4 Hahndorf': the next words have a meaning of their own and are not counted. */
function forSoManyAt({ phrases, tokens }: Sentence, at: number): Match | null {
  const count = wordAt(tokens, at) === 'for' ? numberAt(tokens, at + 1) : null;
  if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > maxGuests) return null;
  const end = at + 1 + count.length;
  const next = phraseAt(phrases, tokens, end, false);
  const isOther = tokens.slice(end, end + 4).some(({ word }) => counted.test(word));
  const isMany = next?.part.is === 'type' && wordAt(tokens, end + next.length - 1).endsWith('s');
  const isPets = next?.length === 1 && next.part.is === 'amenity' && next.part.names.includes('Pets allowed');
  if (!next || next.part.is === 'text' || next.part.is === 'filler' || isOther || isMany || isPets)
    return null;
  return { length: end - at, part: { is: 'guests', count: count.value } };
}

/** 'with kids pool' wants a pool for children. */
const isOfKids = ({ phrases, tokens }: Sentence, at: number, { length, part }: Match) =>
  part.is === 'tag' && length === 2 && isThingOfKids(phraseAt(phrases, tokens, at + 1, false));
const isThingOfKids = (match: Match | null) =>
  match?.part.is === 'text' || (match?.part.is === 'amenity' && match.length > 1);

/** '2 bedrooms' is neither two guests nor a price. */
function roomsAt(tokens: readonly Token[], at: number): Match | null {
  const count = numberAt(tokens, at);
  const unit = wordAt(tokens, at + (count?.length ?? 0));
  // '2 bed 1 bath apartment', but '1 bath tub' and 'sleeps 4 bath'.
  const areBaths =
    /^baths?$/.test(unit) &&
    /^([1-4]|two|three)$/.test(wordAt(tokens, at)) &&
    !/^(tubs?|robes?|towels?|mats?)$/.test(wordAt(tokens, at + 2)) &&
    !/^(sleeps?|for|of)$/.test(wordAt(tokens, at - 1));
  if (!count || (!rooms.test(unit) && !areBaths)) return null;
  return { length: count.length + 1, part: { is: 'text' } };
}

const sizes = [
  'small',
  'little',
  'medium',
  'medium sized',
  'large',
  'big',
  'old',
  'older',
  'young',
  'well behaved',
  // '9 month old puppy'.
  ...['week', 'month', 'year', 'yr'].flatMap((unit) => [`${unit} old`, `${unit}s old`]),
];
const oneOrMoreOf = /^(Pets|Free parking|Cots)/;
const severalOf = /^(Pets|Free parking|Cots|Outdoor pool|Balcony|Lift|Bath|Restaurant|Bar)/;

/** '2 dogs' are pets, and no party; '2 car spaces' and '2 cots' are as many as the directory knows. */
function petsAt({ tokens, phrases }: Sentence, at: number): Match | null {
  const lead = longestRun(tokens, at, [
    'max',
    'maximum',
    'up to',
    'for',
    'with',
    'bring',
    'take',
    'bringing',
    'travelling with',
  ]);
  const count = numberAt(tokens, at + lead);
  const counting = at + lead + (count?.length ?? 0);
  const animals = counting + longestRun(tokens, counting, sizes);
  if (!count || count.value === 0) return null;
  const match = phraseAt(phrases, tokens, animals, false);
  const name = match?.part.is === 'amenity' ? (match.part.names[0] ?? '') : '';
  // '2 pools', but not 'kids 10 and 12 pool'.
  const areSeveral = wordAt(tokens, animals + (match?.length ?? 0) - 1).endsWith('s');
  const isCounted = (areSeveral ? severalOf : oneOrMoreOf).test(name);
  return match && isCounted ? { length: animals + match.length - at, part: match.part } : null;
}

/** 'bath, fire and breakfast' want a fireplace; 'a fire safety course' does not. */
function fireAt({ tokens, phrases }: Sentence, at: number): Match | null {
  const [before, word, next] = [at - 1, at, at + 1].map((index) => wordAt(tokens, index));
  const isAlone = (side = '') =>
    side === '' ||
    isBreak(side) ||
    /^(and|n|or|with|w|romantic|in|at|for|please|pls|\+|ppl|people|adults|guests|next|this|tonight|under|max)$/.test(
      side,
    ) ||
    phrases.get(keyOf([side]))?.is === 'amenity';
  const part = word === 'fire' && isAlone(before) && isAlone(next) ? phrases.get('fireplace') : undefined;
  return part && tokens.length > 1 ? { length: 1, part } : null;
}

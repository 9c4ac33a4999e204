import { nearMinutes } from '~/features/directory/sentence/words/landmark-words';
import { isOtherHospital } from './unknown-hospital';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';

/** Postcodes of the places of the directory. */
const postcodes: ReadonlyMap<string, string> = new Map([
  ['5000', 'adelaide-cbd'],
  ['5006', 'north-adelaide'],
  ['5015', 'port-adelaide'],
  ['5019', 'semaphore'],
  ['5022', 'henley-beach'],
  ['5024', 'west-beach'],
  ['5045', 'glenelg'],
  ['5048', 'brighton'],
  ['5061', 'unley'],
  ['5067', 'norwood'],
  ['5082', 'prospect'],
  ['5095', 'mawson-lakes'],
  ['5152', 'stirling'],
  ['5171', 'mclaren-vale'],
  ['5245', 'hahndorf'],
]);
const codes = ['postcode', 'post code', 'postal code', 'zip', 'zip code', 'p c'];
const kinds =
  /^(hotels?|motels?|apartments?|units?|studios?|hostels?|backpackers?|villas?|cabins?|cottages?|suites?|pubs?|inns?|guesthouses?|lodgings?|beds?|houses?|resorts?|bnb|b|accommodation|accom|stays?|rooms?)$/;
const beforeCode = /^(sa|australia|adelaide|near|nr|in|around|area|suburb)$/;
/** '5000 people', '5000 to 6000'. */
const counted =
  /^(dollars?|aud|bucks|a|per|pw|pm|total|people|ppl|persons?|guests|adults|steps|metres|meters|m|km|sqm|words|to|or|max|budget|all|for|each|-|\$|\+|%)$/;

/** 'motel 5045', 'Adelaide 5000', 'postcode 5067': the place with that number, where it is no amount. */
export const postcodeRule: Rule = (tokens, at) => {
  const lead = longestRun(tokens, at, codes);
  const slug = postcodes.get(wordAt(tokens, at + lead));
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + lead + 1)];
  if (slug === undefined || counted.test(next)) return null;
  const isPlaced = beforeCode.test(before) || slug.endsWith(before === '' ? '?' : before);
  const isBeside = kinds.test(before) || ((before === '' || isBreak(before)) && kinds.test(next));
  const isAll = before === '' && next === '';
  return lead > 0 || isPlaced || isBeside || isAll ? { length: lead + 1, part: { is: 'place', slug } } : null;
};

/** 'hotel in town', but not 'in town for the footy' nor 'the best hotel in town'. */
export const inTownRule: Rule = (tokens, at) => {
  if (wordAt(tokens, at) !== 'in' || wordAt(tokens, at + 1) !== 'town') return null;
  const next = wordAt(tokens, at + 2);
  const isEnd =
    next === '' || isBreak(next) || longestRun(tokens, at + 2, goingOn) > 0 || isForSoLong(tokens, at + 2);
  const before = wordAt(tokens, at - 1);
  const isStay =
    before === '' || kinds.test(before) || /^(stay|staying|somewhere|something|place|be)$/.test(before);
  const isOfStay = things.test(before) || isCounted(tokens, at);
  const isBest = best.test(wordsBefore(tokens, at, 5));
  return isEnd && (isStay || isOfStay) && !isBest
    ? { length: 2, part: { is: 'place', slug: 'adelaide-cbd', isVague: true } }
    : null;
};
/** 'in town for six weeks', 'in town for the week'; 'in town for a wedding' tells why. */
function isForSoLong(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) !== 'for') return false;
  const count = numberAt(tokens, at + 1);
  const few = longestRun(tokens, at + 1, ['a few', 'a couple of', 'a', 'the', 'several', 'some']);
  const unit = wordAt(tokens, at + 1 + (count?.length ?? few));
  return (count !== null || few > 0) && /^(nights?|days?|weeks?|wks?|months?|fortnights?)$/.test(unit);
}
/** What a stay has, which is in town with it: 'hotel with gym in town'. */
const things =
  /^(gym|pool|parking|park|wifi|kitchen|kitchenette|breakfast|brekky|spa|sauna|balcony|view|views|bath|bathtub|laundry|fireplace|garden|courtyard|rooftop|terrace|aircon|airconditioning|bed|beds|bedrooms?|ensuite|workspace|desk|lift|stars?|tonight|weekend|night|quiet|central|right|cheap|budget|luxury|smack|motels|cabins?|suites?|flats?|townhouse|cottage|lodging|dorm|digs)$/;
/** '2 adults in town'. */
const isCounted = (tokens: readonly Token[], at: number) =>
  /^(adults?|people|ppl|guests?|kids|persons?|pax)$/.test(wordAt(tokens, at - 1)) &&
  numberAt(tokens, at - 2) !== null;
const goingOn = [
  'for two',
  'for 2',
  'for one',
  'for 1',
  'for three',
  'for 3',
  'for four',
  'for 4',
  'for us',
  'this weekend',
  'next weekend',
  'on',
  'from',
  'around',
  'below',
  'plus',
  'cheap as',
  'cheap',
  'w',
  'that',
  'which',
  'please',
  'pls',
  'with',
  'near',
  'under',
  'max',
  'for under',
  'for less',
  'tonight',
  'tomorrow',
];
const best = /(^| )(best|cheapest|nicest|finest|poshest|top|any|every|all|most|we are|im|i am|were)( |$)/;

const nearIt = (near: string, length: number): Match => ({
  length,
  part: { is: 'near', near, minutes: nearMinutes(near), by: null },
});
const beforeKinds: readonly (readonly [near: string, names: readonly string[]])[] = [
  ['adelaide-zoo', ['zoo', 'adelaide zoo']],
  ['adelaide-railway-station', ['railway station', 'train station', 'adelaide station']],
  ['any-hospital', ['hospital']],
];
/** 'Adelaide casino', 'SkyCity Adelaide': the casino, which is in the building of the railway station; 'casino' alone needs a word beside it. */
export const casinoRule: Rule = (tokens, at) => {
  const length = longestRun(tokens, at, casinos);
  const isBare = length === 1 && wordAt(tokens, at) === 'casino';
  const isNamed =
    !isBare || kinds.test(wordAt(tokens, at + 1)) || /^(at|by|beside)$/.test(wordAt(tokens, at - 1));
  return length > 0 && isNamed && !/^(floors?|royale|night)$/.test(wordAt(tokens, at + length))
    ? nearIt('adelaide-railway-station', length)
    : null;
};
const casinos = ['casino', 'skycity', 'sky city']
  .flatMap((name) => [name, `the ${name}`, `adelaide ${name}`, `the adelaide ${name}`, `${name} adelaide`])
  .concat('skycity casino', 'sky city casino', 'skycity adelaide casino');
const besideZoo = /^(botanic|botanical|museum|walkable)$/;
/** 'zoo hotels', 'railway station motel': what a kind of stay is named by is where it is to be. */
export const beforeKindRule: Rule = (tokens, at) => {
  const before = wordAt(tokens, at - 1);
  if (kinds.test(before)) return stationBehind(tokens, at);
  if (before !== '' && !isBreak(before) && !openings.test(before)) return null;
  for (const [near, names] of beforeKinds) {
    const length = longestRun(tokens, at, names);
    const next = wordAt(tokens, at + length);
    const isSights = near === 'adelaide-zoo' && besideZoo.test(next);
    // 'hospital stay Calvary' is in a hospital that no landmark is.
    if (length > 0 && isOtherHospital(tokens, at)) return unfiltered(length + 1, 'beside');
    if (length > 0 && (kinds.test(next) || isSights)) return nearIt(near, length);
  }
  return null;
};
/** 'cheap hostel train station', but 'motel train station Gawler' is of another. */
function stationBehind(tokens: readonly Token[], at: number): Match | null {
  const length = longestRun(tokens, at, ['railway station', 'train station']);
  const next = wordAt(tokens, at + length);
  const isOver = next === '' || isBreak(next) || behindStation.test(next);
  return length > 0 && isOver ? nearIt('adelaide-railway-station', length) : null;
}
const behindStation =
  /^(adelaide|city|cbd|tonight|tomorrow|this|next|for|with|w|under|max|cheap|quiet|and|or|please|pls|from|on|\$|\d.*)$/;
const openings = /^(cheap|budget|cheapest|quiet|any|a|good|best|nice|show|me|find|some)$/;

/** 'Glenelg tram hotel', 'not in the CBD but on the tram'. */
export const tramRule: Rule = (tokens, at) => {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const near = 'any-tram-stop';
  if (wordAt(tokens, at) === 'tram') {
    const isNamedByIt = kinds.test(next) && !/^(by|on|the|a|to|from|with|no)$/.test(before);
    return isNamedByIt ? nearIt(near, 1) : null;
  }
  const length = longestRun(tokens, at, ['on the tram']);
  const end = wordAt(tokens, at + length);
  const isWhere = kinds.test(before) || /^(but|is|be|thats|somewhere|something|place|right)$/.test(before);
  return length > 0 && isWhere && (end === '' || isBreak(end)) ? nearIt(near, length) : null;
};

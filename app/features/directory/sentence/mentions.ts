import { beginsMoney } from './tokens/currency';
import { isAround, isExtra, type Match, type Part, type Reason } from './tokens/parts';
import { longestRun, wordsBefore, type Token, wordAt } from './tokens/tokens';
import { wordList } from './words/word-list';

type Mention = { length: number; why: Reason };

const longestBefore = 6;

/** What is named and not asked for, by the words around it, with how many words behind it belong to that; null elsewhere. */
export function mentionAt(tokens: readonly Token[], at: number, { length, part }: Match): Mention | null {
  const before = wordsBefore(tokens, at, longestBefore);
  const end = at + length;
  const mild = isExtra(part) ? longestRun(tokens, end, mildly) : 0;
  if (mild > 0) return { length: mild, why: 'wish' };
  const untroubled =
    part.is === 'amenity' && !part.names.includes('Pets allowed') ? longestRun(tokens, end, noProblem) : 0;
  if (untroubled > 0) return { length: untroubled, why: 'wish' };
  const question = isThing(part) ? longestRun(tokens, end, farBehind) : 0;
  if (question > 0) return { length: question, why: 'distance' };
  const tolerated = isShared(part) ? longestRun(tokens, end, tolerances) : 0;
  if (tolerated > 0) return { length: tolerated, why: 'wish' };
  // 'bad hostel memories', 'our motel days are over'.
  const past = part.is === 'type' ? longestRun(tokens, end, memories) : 0;
  if (past > 0) return { length: past, why: 'past' };
  // 'no hills, just flat', 'we cook'.
  if (isToldOfOthers(tokens, at, end)) return { length: 0, why: 'beside' };
  const owned = part.is === 'place' && isPossessive(tokens, end - 1) ? longestRun(tokens, end, homes) : 0;
  if (owned > 0) return { length: owned, why: 'past' };
  if (part.is === 'tag' && along.test(`${before} ${tokens[at]?.word}`)) return { length: 0, why: 'distance' };
  // 'walkable from the casino' is no style of a stay.
  if (part.is === 'tag' && part.tag === 'walkable' && /^(from|distance)$/.test(wordAt(tokens, end)))
    return { length: 1, why: 'distance' };
  if (isBetween(tokens, end, before, part)) return { length: 0, why: 'distance' };
  if (isAround(part) && ofStreet.test(before)) return { length: 0, why: 'distance' };
  const byRide = /^(tag|near)$/.test(part.is) && going.test(before) ? longestRun(tokens, end, rides) : 0;
  if (byRide > 0) return { length: byRide, why: 'distance' };
  const elsewhere = isShuttle(tokens, at, end, part) ? longestRun(tokens, end, shuttleEnds) : 0;
  if (elsewhere > 0) return { length: elsewhere, why: 'distance' };
  if (part.is === 'airport' && wordAt(tokens, end) === 'parking' && ofParking.test(before))
    return { length: 0, why: 'distance' };
  const own = ownMention(tokens, at, { length, part }, before);
  if (own) return own;
  if (part.is === 'near' && interest.test(before)) return { length: 0, why: 'beside' };
  if (isOfHouse(part) && preferred.test(before)) return { length: 0, why: 'absence' };
  if (part.is === 'place' && preferred.test(before) && !/ to( the)?$/.test(before))
    return { length: 0, why: 'absence' };
  if (part.is === 'tag' && part.tag === 'family' && relatives.test(before))
    return { length: 0, why: 'party' };
  // 'the groom's family, 4 adults'.
  if (part.is === 'tag' && wordAt(tokens, at) === 'family' && isOwner(tokens, at - 1))
    return { length: 0, why: 'party' };
  return isOtherPrice(tokens, at, { length, part }, before) ? { length: 0, why: 'amount' } : null;
}

/** What the travellers have or do themselves. */
function ownMention(
  tokens: readonly Token[],
  at: number,
  { length, part }: Match,
  before: string,
): Mention | null {
  const end = at + length;
  // 'lunch at a winery'.
  if (part.is === 'tag' && part.tag === 'vineyard' && outing.test(`${before} ${wordAt(tokens, at)}`))
    return { length: 0, why: 'beside' };
  const vehicle = isCharging(part) ? othersCharged(tokens, end) : 0;
  if (vehicle > 0) return { length: vehicle, why: 'beside' };
  // 'can we bring our own cot?'
  if (part.is === 'amenity' && broughtAlong.test(before)) return { length: 0, why: 'beside' };
  // 'while our kitchen is renovated'.
  if (isExtra(part) && ownHome.test(before)) return { length: 0, why: 'past' };
  if (part.is === 'type' && isOwnHouse(tokens, end, before))
    return { length: longestRun(tokens, end, fates), why: 'past' };
  return null;
}

const isThing = ({ is }: Part) => /^(tag|near|place|airport|amenity)$/.test(is);
/** 'a pool wouldn't go amiss'. */
const mildly = wordList(
  'wouldnt go amiss, wouldnt go astray, wouldnt hurt, wouldnt be unwelcome, wouldnt be a bad thing',
);
/** 'parking is not a problem, we come by train'. */
const noProblem = ['', 'is ', 's ', 'are ']
  .flatMap((verb) =>
    ['not a problem', 'not an issue', 'no problem', 'no issue'].map((what) => `${verb}${what}`),
  )
  .concat('isnt a problem', 'isnt an issue', 'arent a problem', 'wont be a problem');
/** What became of stays of before. */
const memories = wordList(
  'cancelled on us, cancelled on me, cancelled, canceled, fell through, has fallen through, overbooked, was overbooked, double booked, let us down, let me down, memories, nightmare, nightmares, horror, horror story, horror stories, trauma, phobia, stage, phase, days are over, days are behind us, days are long gone, days are long over, years are over',
);
/** A word of ours that says how something else is, or what the travellers do. */
function isToldOfOthers(tokens: readonly Token[], at: number, end: number): boolean {
  const before = wordAt(tokens, at - 1);
  const isLast = end === tokens.length || /^[,.!?)]$|^(and|but|so)$/.test(wordAt(tokens, end));
  if (end !== at + 1 || !isLast) return false;
  if (wordAt(tokens, at) === 'cook') return told.test(wordsBefore(tokens, at, 2));
  if (wordAt(tokens, at) !== 'flat') return false;
  const isOfGround = tokens.some(({ word }) => slopes.test(word));
  return (
    levels.test(before) || (isOfGround && /^(just|only|is|be|as|somewhere|something|anywhere)$/.test(before))
  );
}
/** 'can we cook?' asks for it. */
const told = /(^|[,.] |and |because |since |as )(we|i)$|^(we|i) (usually|always|normally|often|mostly|will)$/;
const slopes =
  /^(hills?|hilly|steep|slopes?|uphill|stairs|steps|ground|terrain|floors?|walk|walks|walking|wheelchair|walker|pram)$/;
const levels =
  /^(just|mostly|fairly|pretty|totally|completely|relatively|reasonably|perfectly|everything|dead|all)$/;

/** 'is the beach far?' */
const farBehind = wordList(
  'far, far away, far off, far from there, far from here, a long way, a long way away',
);

const isShared = (part: Part) =>
  part.is === 'amenity' && part.names.every((name) => /^(Shared|Paid) /.test(name));
/** 'a shared bathroom is ok' tolerates it. */
const tolerances = ['', 'is', 'are', 'would be', 'is also', 'thats', 'also', 'is totally'].flatMap((verb) =>
  wordList(
    'ok, okay, fine, alright, all right, acceptable, no problem, not a problem, no worries, no issue, no drama',
  ).map((how) => `${verb} ${how}`.trim()),
);

/** 'Stirling's place'. */
const isPossessive = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token !== undefined && token.word.endsWith('s') && token.end - token.start > token.word.length;
};
/** 'the groom's', but not 'what's'. */
const isOwner = (tokens: readonly Token[], at: number) =>
  isPossessive(tokens, at) && !/^(what|it|that|who|there|here|let|where|he|she)s$/.test(wordAt(tokens, at));
const homes = wordList(
  'place, house, home, parents, parents place, parents house, wedding, party, birthday, farm, family',
);

/** 'go to the beach by tram'. */
const going = /(^| )(go|going|get|getting|travel|travelling|ride|drive|trips?) (to|down to)( the)?$/;
const rides = ['by', 'on the', 'with the', 'in the'].flatMap((by) =>
  wordList('tram, bus, train, car, bike, bicycle, taxi, uber').map((ride) => `${by} ${ride}`),
);

/** 'a shuttle to the ship' goes elsewhere than to the airport. */
const isShuttle = (tokens: readonly Token[], at: number, end: number, part: Part) =>
  part.is === 'amenity' &&
  part.names.includes('Airport shuttle') &&
  !tokens.slice(at, end + 3).some(({ word }) => /^(airport|terminal|flights?)$/.test(word)) &&
  !/^(and|from|or)$/.test(wordAt(tokens, end + 1));
const shuttleEnds = ['to', 'into', 'from'].flatMap((way) =>
  wordList(
    'the ship, ship, the port, port, the city, city, town, the oval, the beach, the station, wineries, the wineries, the cruise, the venue, the wedding',
  ).map((where) => `${way} ${where}`),
);

/** 'walks along the beach'. */
const along = /(^| )(walks?|walking|strolls?|strolling|runs?|running|jog|jogging|rides?|cycling) (along|on)$/;
/** One goes there for that. */
const outing =
  /(^| )(lunch|dinner|wedding|reception|concert|gig|function|day|tasting|job|work|working) (at|in|on)( an?| the)?( winery| vineyard)?$/;
/** 'between the beach and the city' is at neither; two places by their names are a text. */
const isBetween = (tokens: readonly Token[], end: number, before: string, { is }: Part) =>
  (is === 'tag' && /(^| )between( the)?$/.test(before) && wordAt(tokens, end) === 'and') ||
  (/^(place|near|airport)$/.test(is) && /(^| )between adelaide and( the)?$/.test(before)) ||
  (/^(tag|place|near|airport)$/.test(is) &&
    /(^| )between( the)? (beach|sea|coast|ocean) and( the)?$/.test(before));

/** 'Gouger Street restaurants'. */
const ofStreet = /(^| )(street|st|road|rd|parade|terrace|tce|square|mall|lane|boulevard)$/;
/** 'with airport parking'. */
const ofParking = /(^| )(with|free|cheap|secure|offers?|offering|includes?|including|need|needs)( the)?$/;
const ownHome = /(^| )(while|whilst|until) (our|my) ?$/;
/** 'our house is being renovated', 'we are building a house' tell of a home. */
const isOwnHouse = (tokens: readonly Token[], end: number, before: string) =>
  /^(house|houses|unit)$/.test(wordAt(tokens, end - 1)) && ownHouse.test(before);
const fates = ['is', 'is being', 'was', 'has been', 'got', 'gets', ''].flatMap((verb) =>
  wordList('renovated, flooded, painted, rebuilt, sold, under renovation, fumigated, burnt down').map(
    (what) => `${verb} ${what}`.trim(),
  ),
);
const ownHouse =
  /(^| )((our|my|his|her|their|mums|moms|dads|parents|sons|daughters|sisters|brothers|friends|mates|neighbours)( own)?( new| old)?|(build|building|built|renovate|renovating|sell|selling|sold|buy|buying|bought|move|moving|moved)( into| out of| from)?( a| an| the| our| my)?( new| old)?|visiting (a|the))$/;
const isCharging = (part: Part) => part.is === 'amenity' && part.names.includes('Electric car charging');
/** 'a charging point for my mobility scooter': how many words behind it name what is no car. */
function othersCharged(tokens: readonly Token[], end: number): number {
  const words = tokens.slice(end, end + 5).map(({ word }) => word);
  const at = words.findIndex((word) =>
    /^(scooters?|wheelchairs?|phones?|laptops?|ebikes?|gopher)$/.test(word),
  );
  return /^(for|a|my|the)$/.test(words[0] ?? '') ? at + 1 : 0;
}
const broughtAlong =
  /(^| )(bring|bringing|brought|take|taking|pack|packed|packing) (our|my|her|his|their) own( [a-z]+)?$/;
const interest = /(^| )(interested|interest) in( the)?$/;
/** 'prefer a kitchen to a kitchenette', but 'prefer a spot as close to a bar'. */
const isOfHouse = (part: Part) => part.is === 'type' || (part.is === 'amenity' && !isAround(part));
/** 'prefer a hotel to an apartment'. */
const preferred =
  /(^| )(prefer|preferring|preferable|rather have)( (?!(close|next|near|walk|walking|access|handy) to )[a-z]+){1,4} (to|over|than)( an?| the)?$/;
const relatives =
  /(^| )(members?|rest|all|part|half|some|most|end|side) of( my| our| the| his| her)?( [a-z]+)?$/;

const food =
  /(^| )(restaurants?|food|dining|dinners?|lunch|lunches|meals?|eats?|cafes?|pubs?|drinks?)( is| are| in| with| at| that| has| a| an| the| very| quite)*$/;
const costs =
  /(^| )(parking|park|breakfast|wifi|internet|dogs?|pets?|cats?|fee|fees|charge|charges|cot|shuttle|laundry|linen|deposit|bond|surcharge)( is| are| costs?| at| for| only| of)?$/;
/** 'expensive is fine' asks for nothing dear. */
const dearThings =
  /^(hotels?|motels?|resorts?|apartments?|villas?|places?|stays?|rooms?|suites?|accommodation|price|one|bnbs?|b|and|with|in|near|,)?$/;
/** 'is it expensive in Unley?' */
const asked = /(^| )((is|are) (?!that |which )[a-z]+|(can|could|may|might) be)$/;
/** 'cheap eats'. */
const otherGoods =
  /^(food|eats?|drinks?|meals?|dining|flights?|tickets?|tours?|wines?|dinners?|lunch|lunches|restaurants?|cafes?|rides?|transport|groceries|shopping|takeaway|beers?|cocktails?)$/;
/** 'bond under $200'. */
const fees = /(^| )(bond|deposit|fees?|surcharge|insurance)( is| of| at)?$/;
/** Less than that no bed costs. */
const leastStay = 25;
/** More than that is what a night costs. */
const dearestExtra = 60;

/** 'restaurants in the cheap price range', 'parking $20 a night'. */
function isOtherPrice(
  tokens: readonly Token[],
  at: number,
  { length, part }: Match,
  before: string,
): boolean {
  if (part.is !== 'price') return false;
  const next = wordAt(tokens, at + length);
  if (wordAt(tokens, at) === 'expensive' && (!dearThings.test(next) || asked.test(before))) return true;
  // 'a luxury wine resort'.
  const isOfResort =
    next === 'wine' && /^(resorts?|hotels?|retreats?)$/.test(wordAt(tokens, at + length + 1));
  if (part.isVague) return food.test(before) || (otherGoods.test(next) && !isOfResort);
  if (fees.test(before)) return true;
  const isBare = beginsMoney(tokens, at) || (part.max ?? dearestExtra) < leastStay;
  return isBare && (part.max ?? dearestExtra) < dearestExtra && costs.test(before);
}

import { isAround, type Match, type Part, type Segment } from './tokens/parts';
import { nearbyLength, nearbyThings } from './near/nearby';
import { longestRun, wordsBefore, type Token, wordAt } from './tokens/tokens';

const nearby = /^(near|nr|by|around)$/;
/** The stay is to be near it, and need not have it: 'near restaurants', 'walkable to restaurants'. `word` stands before it. */
export function isNearIt(
  tokens: readonly Token[],
  before: readonly Segment[],
  { length, part }: Match,
  { at, word }: { at: number; word: string },
): boolean {
  const articles = isAround(part) ? /^(our|my|the|some|good|great|nice)$/ : /^(our|my)$/;
  const own = articles.test(wordAt(tokens, at - 1)) ? 1 : 0;
  const [lead, end] = [wordAt(tokens, at - 1 - own), at + length];
  if (isAround(part) && isOfArea(tokens, before, at)) return true;
  const isLed = before.at(-1 - own)?.part?.is === 'filler' && /^(to|of|by)$/.test(lead);
  const isNearbyBehind =
    !ofRoom.test(part.is === 'amenity' ? (part.names[0] ?? '') : '') &&
    // A 'laundromat close by' is near, a laundry in the house.
    !/^laundry$/.test(wordAt(tokens, end - 1)) &&
    nearbyLength(tokens, end, nearbyThings, goesOn) > 0 &&
    !isStayNearby(tokens, before, part, end);
  if ((nearby.test(word) && wordAt(tokens, at - 2) !== 'surrounded') || isLed || isNearbyBehind) return true;
  // 'close to the tram, restaurants and shops'.
  const isMany = /s$/.test(wordAt(tokens, end - 1)) && wordAt(tokens, end - 1) !== 'downstairs';
  // 'cellar doors around Tanunda'.
  const isTasting = /^tastings?$/.test(wordAt(tokens, end - 1));
  if (isMany && isAround(part) && !isTasting && wordAt(tokens, end) === 'around') return true;
  // 'near McLaren Vale cellar doors'.
  const place = before.at(-1);
  const isThere = place?.part?.is === 'place' && nearby.test(wordAt(tokens, place.first - 1));
  if (isThere && isMany && isAround(part)) return true;
  const isListed = isMany && isInFarList(tokens, before);
  return isEatery(part) && (isListed || word === 'to');
}

/** 'our son is at UniSA, hotel with parking nearby please': the hotel is to be near that place. */
function isStayNearby(
  tokens: readonly Token[],
  before: readonly Segment[],
  part: Part,
  end: number,
): boolean {
  if (isAround(part)) return false;
  const article = /^an?$/.test(wordAt(tokens, (before.at(-1)?.end ?? 0) - 1)) ? 1 : 0;
  const [having, kind] = [before.at(-1 - article), before.at(-2 - article)];
  const isLed = /^(with|w)$/.test(wordAt(tokens, having?.first ?? -1)) && kind?.part?.is === 'type';
  const length = isLed ? longestRun(tokens, end, closeBy) : 0;
  const asked = longestRun(tokens, end + length, polite);
  if (length === 0 || end + length + asked < tokens.length) return false;
  const isOfPlace = before.some(({ part: other }) => other?.is === 'place' || other?.is === 'near');
  return isOfPlace || (part.is === 'amenity' && /parking/.test(part.names[0] ?? ''));
}
const closeBy = ['nearby', 'near by', 'close by'];
const polite = ['please', 'pls', 'plz', 'thanks', 'please .', 'thanks .', 'thank you'];

/** 'near bars, cafes and restaurants': the list began with something that is only to be near. */
function isInFarList(tokens: readonly Token[], before: readonly Segment[]): boolean {
  const isJoint = (segment: Segment | undefined) =>
    !segment?.part && /^(,|and|or)$/.test(wordAt(tokens, segment?.first ?? -1));
  let at = before.length - 1;
  if (!isJoint(before[at])) return false;
  const isOne = ({ part, end }: Segment) => !part && wordAt(tokens, end - 1).endsWith('s');
  while (at >= 0 && (isJoint(before[at]) || isOne(before[at]!))) at -= 1;
  const part = before[at]?.part;
  const last = wordAt(tokens, (before[at]?.end ?? 0) - 1);
  const isLead = part?.is === 'filler' ? /^(to|by)$/.test(last) : !part && nearby.test(last);
  return isLead || part?.is === 'near' || (part?.is === 'unfiltered' && part.why === 'distance');
}

/** What is in a stay only. */
const ofRoom = /[Kk]itchen|bathroom|Bath|Balcony|desk|conditioning|Heating|view|Fireplace|Lift/;
/** What may follow 'cellar doors nearby'. */
const goesOn = /^(and|or|please|pls|for|under)$/;

/** 'an area with great restaurants', 'the best suburb for bars': the area has them; 'in the Norwood area with a restaurant' asks for one. */
const isOfArea = (tokens: readonly Token[], before: readonly Segment[], at: number) =>
  ofArea.test(wordsBefore(tokens, at, longestArea)) &&
  !before.some(
    ({ part, end }) =>
      part?.is === 'place' && end >= at - longestArea && /^areas?$/.test(wordAt(tokens, end)),
  );
const longestArea = 6;
const ofArea =
  /(^| )(areas?|neighbou?rhoods?|suburbs?|districts?|precincts?|(an?|the|some|any|lively|nice|good|quiet|main|busy) streets?|towns?|part)( that has| that have| which has| having| for| with| full of| near| close to| and)( [a-z]+){0,2}( and| or| ,)?( [a-z]+)?$/;

const isEatery = (part: Part) => part.is === 'amenity' && /^(Restaurant|Bar)$/.test(part.names[0] ?? '');

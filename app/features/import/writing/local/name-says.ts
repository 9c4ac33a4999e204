/** Kinds of stay that names contain, each with the noun for such a place in a sentence. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:caravan|holiday|tourist|cabin) park\b/i, 'park'],
  [/\b(?:hotel|arms|tavern)\b/i, 'hotel'],
  [/\bmotel\b|\bmotor inn\b/i, 'motel'],
  [/\b(?:hostel|backpackers|bunkhouse)\b/i, 'hostel'],
  [/\bresort\b/i, 'resort'],
  [/\blodge\b/i, 'lodge'],
  [/\binn\b/i, 'inn'],
  [/\b(?:suites|apartments?|studios|residences|lofts)\b/i, 'building'],
  [/\b(?:yurts|cabins|villas|cottages|tents|glamping|huts|pods|units)\b/i, 'place'],
  [/\b(?:b ?(?:&|and|n) ?b|bed (?:&|and) breakfast|guest ?house|house|cottage|homestead|villa)\b/i, 'house'],
];

/**
 * The noun for a place of this name: 'park' of a caravan park, whatever type it is listed as. Null when the
 * name does not say.
 */
export const kindInName = (name: string): string | null =>
  kinds.find(([pattern]) => pattern.test(name))?.[1] ?? null;

const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|\\d+';
const counted = new RegExp(
  `^(?:${counts})(?:-\\w+)? (?!(?:minutes?|hours?|steps?|km|kilomet\\w+|m|metres?|blocks?|streets?|doors?|generations?|of)\\b)`,
  'i',
);
const startsWithCount = new RegExp(`^(?:${counts})[ -]`, 'i');
const verb =
  /\b(is|are|was|were|has|have|offers?|comes?|lies|stands?|sits?|looks?|welcomes?|sleeps?|sleep|stay|enjoy|wait|serves?|makes?|gives?|brings?)\b/i;
const orders =
  /^(?:escape|relax|discover|experience|explore|book|visit|unwind|find|wake|just|your|our|we|where|minutes?|steps?|metres?|perfect|always|welcomes?|this|these|those)\b/i;
const plural =
  /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+s(?= (?:in|on|at|by|near|from|with|among|beside|and|above|along|under|for|around|\d)|,)/iu;
const list = /^[\p{L}-]+(?: [\p{L}-]+)?, [^.]*\band\b/iu;

/**
 * The grammatical kind of a website's phrase: 'a stone cottage', 'twelve rooms', 'powered sites and cabins',
 * or a sentence of its own.
 */
export function shapeOf(phrase: string): 'one' | 'counted' | 'several' | 'sentence' {
  if (verb.test(phrase)) return 'sentence';
  if (/^an? /i.test(phrase)) return 'one';
  if (counted.test(phrase)) return 'counted';
  return !startsWithCount.test(phrase) && !orders.test(phrase) && (plural.test(phrase) || list.test(phrase))
    ? 'several'
    : 'sentence';
}

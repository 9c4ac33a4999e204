import { factText, type Facts } from './fact-reader';

/** Kinds of stay that names contain, each with the noun for such a place in a sentence. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:caravan|holiday|tourist|cabin) park\b/i, 'park'],
  [/\b(?:hotel|arms|tavern)\b/i, 'hotel'],
  [/\bmotel\b|\bmotor inn\b/i, 'motel'],
  [/\b(?:hostel|backpackers|bunkhouse)\b/i, 'hostel'],
  [/\bresort\b/i, 'resort'],
  [/\blodge\b/i, 'lodge'],
  [/\binn\b/i, 'inn'],
  [/\b(?:suites|apartments|studios|residences|lofts)\b/i, 'building'],
  [/\b(?:apartment|studio|loft)\b/i, 'apartment'],
  [/\bcottage\b/i, 'cottage'],
  [/\bvilla\b/i, 'villa'],
  [/\bhomestead\b/i, 'homestead'],
  [
    /\b(?:yurts|domes|cabins|villas|cottages|carriages|tents|glamping|huts|pods|units|houseboats?|farm ?stay)\b/i,
    'place',
  ],
  [/\b(?:b ?(?:&|and|n) ?b|bed (?:&|and) breakfast|guest ?house|house)\b/i, 'house'],
];

/**
 * The noun for a place of this name: 'park' of a caravan park, whatever type it is listed as. Null when the
 * name does not say.
 */
export const kindInName = (name: string): string | null =>
  kinds.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Names and texts that say another kind of place than 'hotel', which is also the type of what has no type of its own. */
const otherKind =
  /\b(?:cottages?|farm\w*|farm ?stay|houseboats?|cabins?|caravans?|carriages?|domes?|tents?|yurts?|homestead|inn|gîtes?|chalets?|glamping|station|retreat|agriturismo|ryokan|villas?|winery|vineyard|camp\w*|pods?|huts?)\b/iu;

export function saysOtherKind(facts: Facts): boolean {
  const texts = ['name', 'short_description', 'description'].map((name) => factText(facts, name)).join(' ');
  return /^hotel$/i.test(factText(facts, 'type')) && otherKind.test(texts) && !/\bhotel\b/i.test(texts);
}

/** Units that a name counts: 'Parade Suites' has suites. */
const unitsInName =
  /\b(suites|apartments|studios|residences|lofts|yurts|domes|cabins|villas|cottages|carriages|tents|huts|pods|units|houseboats)\b/i;

/** The nouns for a property, and for what its guests sleep in; null for one that is let as a whole. */
export function kindOf(facts: Facts): { building: string; units: string | null } {
  const [name, type] = [factText(facts, 'name'), factText(facts, 'type').toLowerCase()];
  const named = kindInName(name);
  const units = unitsInName.exec(name)?.[1]?.toLowerCase();
  const isOther = saysOtherKind(facts);
  const building = named ?? (isOther || type === '' ? 'place' : buildings[type]) ?? 'house';
  if (units) return { building, units };
  if (named === 'park') return { building, units: 'accommodation' };
  if (/^(?:apartment|cottage|villa|homestead)$/.test(building)) return { building, units: null };
  if (type === 'serviced apartment') return { building, units: 'apartments' };
  const isWhole =
    type === 'villa' || type === 'apartment' || (isOther && named === null) || named === 'place';
  return { building, units: isWhole ? null : 'rooms' };
}

const buildings: Readonly<Record<string, string>> = {
  hotel: 'hotel',
  motel: 'motel',
  hostel: 'hostel',
  resort: 'resort',
  apartment: 'apartment',
  'serviced apartment': 'building',
  villa: 'house',
};

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

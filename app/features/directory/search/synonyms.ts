import { foldWords, singular } from './fold-words';

/**
 * What travellers call a thing and how stays are described. Plurals, hyphens and spaces need no entry:
 * 'Wi-Fi', 'wi fi' and 'wifi' are one word here.
 *
 * `says` are names of the same thing: any of them finds all of them. `finds` are looked for only where owners
 * state facts (name, place, kind, tags, amenities), not in prose. `isFact` restricts `says` to those columns
 * too: prose may say 'no dogs'.
 */
export type Synonym = {
  says: readonly string[];
  finds?: readonly string[];
  isFact?: true;
  /** The equivalent filter, as in facets.ts; `says` are then looked for only in name, place and kind. */
  facet?: string;
};

const equipment: readonly Synonym[] = [
  { says: ['wi fi', 'wlan'] },
  { says: ['internet', 'wireless', 'broadband'], finds: ['wi fi'] },
  { says: ['air conditioning', 'air conditioned', 'air conditioner', 'air con', 'a c'] },
  { says: ['pool', 'swimming pool'] },
  { says: ['swim', 'swimming'], finds: ['pool'] },
  { says: ['parking', 'car park', 'car parking', 'parking space', 'car space', 'parking spot'] },
  { says: ['garage', 'carport'], finds: ['parking'] },
  {
    says: [
      'ev',
      'ev charger',
      'ev charging',
      'ev charge',
      'car charger',
      'car charging',
      'electric vehicle',
      'electric car',
      'electric car charger',
      'electric car charging',
      'electric vehicle charging',
    ],
  },
  { says: ['spa', 'jacuzzi', 'hot tub', 'whirlpool'] },
  { says: ['gym', 'gymnasium', 'fitness centre', 'fitness center', 'fitness room'] },
  { says: ['lift', 'elevator'], isFact: true },
  { says: ['bath tub', 'bath'] },
  { says: ['fireplace', 'open fire', 'log fire', 'wood fire'] },
  { says: ['bbq', 'barbecue', 'barbeque'] },
  { says: ['laundry', 'washing machine', 'washer'] },
  { says: ['kitchen', 'kitchenette'] },
  { says: ['self contained', 'self catering'] },
  { says: ['cook', 'cooking'], finds: ['kitchen', 'kitchenette', 'self contained'] },
  { says: ['cot', 'crib', 'porta cot'], finds: ['cots on request'] },
  { says: ['non smoking', 'no smoking', 'smoke free'] },
  { says: ['breakfast included', 'free breakfast', 'with breakfast'], finds: ['breakfast included'] },
  { says: ['airport shuttle', 'airport transfer', 'airport pick up'] },
  { says: ['bike', 'bicycle'] },
];

const people: readonly Synonym[] = [
  {
    says: ['dog', 'puppy', 'cat', 'pet', 'dog friendly', 'pet friendly', 'pets allowed', 'dogs allowed'],
    finds: ['pets welcome', 'dogs welcome', 'dogs ok'],
    isFact: true,
  },
  {
    says: ['pets welcome', 'dogs welcome', 'pets ok'],
    finds: ['pets allowed', 'pet friendly'],
    isFact: true,
  },
  {
    says: ['kid', 'child', 'children', 'toddler', 'kid friendly', 'child friendly', 'family friendly'],
    finds: ['family', 'kids', 'children'],
  },
  {
    says: ['wheelchair', 'wheelchair accessible', 'accessible', 'disabled', 'disabled access', 'disability'],
    isFact: true,
  },
  { says: ['step free', 'no steps', 'no stairs', 'without stairs', 'without steps'], isFact: true },
  { says: ['couple', 'romantic'] },
];

const kinds: readonly Synonym[] = [
  {
    says: ['bnb', 'b b', 'b and b', 'bed breakfast', 'bed and breakfast', 'bed n breakfast'],
    finds: ['guest house'],
  },
  { says: ['guest house'], finds: ['bed breakfast'] },
  { says: ['hostel', 'backpacker', 'youth hostel'] },
  { says: ['motor inn', 'motor lodge'], finds: ['motel'] },
  { says: ['serviced apartment', 'service apartment'] },
  { says: ['aparthotel', 'apartment hotel', 'extended stay'], finds: ['serviced apartment'] },
  { says: ['flat', 'condo', 'condominium'], finds: ['apartment'] },
  {
    says: ['holiday home', 'holiday house', 'holiday rental', 'vacation rental', 'vacation home'],
    finds: ['villa'],
  },
  { says: ['airbnb', 'airbnb style'], finds: ['apartment', 'villa'] },
  { says: ['beach resort'], finds: ['resort'] },
  { says: ['cheap', 'budget', 'affordable', 'inexpensive'] },
  { says: ['luxury', 'luxurious', 'upmarket', 'high end'] },
];

const places: readonly Synonym[] = [
  { says: ['barossa valley'], finds: ['barossa'] },
  {
    says: ['city', 'cbd', 'city centre', 'city center', 'downtown', 'central adelaide', 'adelaide city'],
    finds: ['adelaide cbd'],
  },
  { says: ['city view', 'skyline view'] },
  { says: ['glenelg beach', 'the bay'], finds: ['glenelg'] },
  { says: ['adelaide hills', 'the hills'] },
  { says: ['mclaren vale', 'maclaren vale'] },
  // Elsewhere 'Adelaide' narrows nothing and is left out.
  ...['north', 'port', 'south', 'west'].map((part) => ({ says: [`${part} adelaide`] })),
  { says: ['airport', 'adelaide airport'], facet: 'a' },
  { says: ['beach front'] },
  { says: ['sea front', 'ocean front'], finds: ['beach front'] },
  { says: ['seaside', 'beachside'], finds: ['beach', 'beach front'] },
  { says: ['sea view', 'ocean view', 'beach view'] },
  { says: ['winery', 'wineries'], finds: ['vineyard', 'cellar door', 'wine'] },
  { says: ['centre', 'center'] },
  { says: ['street', 'st'] },
  { says: ['road', 'rd'] },
  { says: ['terrace', 'tce'] },
  { says: ['avenue', 'ave'] },
  { says: ['mount', 'mt'] },
];

const numbers = 'one two three four five six seven eight nine ten'.split(' ');

const counts: readonly Synonym[] = numbers.map((word, index) => ({ says: [word, String(index + 1)] }));

/** A minimum number of stars, as in the filter. */
const stars: readonly Synonym[] = numbers.slice(0, 5).map((word, index) => ({
  says: [word, String(index + 1)].flatMap((count) => [
    `${count} star`,
    `${count} star rating`,
    `${count} star rated`,
    `${count} stars or better`,
    `${count} stars or more`,
    `${count} stars and up`,
  ]),
  facet: `s${index + 1}`,
}));

export const synonyms: readonly Synonym[] = [
  ...equipment,
  ...people,
  ...kinds,
  ...places,
  ...counts,
  ...stars,
];

/** Words without the spaces between them, which people leave out or put in as they like. */
const together = (words: readonly string[]) => words.map(singular).join('');

const byName = new Map<string, Synonym>();
for (const synonym of synonyms) {
  for (const name of synonym.says) {
    const words = foldWords(name);
    byName.set(together(words), synonym);
    byName.set(singular(words.join('')), synonym);
  }
}

/** Number of words in the longest name. */
export const longestName = Math.max(
  ...synonyms.flatMap(({ says }) => says.map((name) => foldWords(name).length)),
);

/** The entry of the table that has these folded words as a name; null without one. */
export const findSynonym = (words: readonly string[]): Synonym | null =>
  byName.get(together(words)) ?? byName.get(singular(words.join(''))) ?? null;

import { upperFirst } from '~/lib/text/letters';
import { listed } from '~/lib/text/listed';

type Words = Readonly<Record<string, string>>;

/** The words for amenities in a sentence, by where they are. */
const inside: Words = {
  'air conditioning': 'air conditioning',
  heating: 'heating',
  'private bathroom': 'a private bathroom',
  'bath tub': 'a bath tub',
  'full kitchen': 'a full kitchen',
  kitchenette: 'a kitchenette',
  'washing machine': 'a washing machine',
  fireplace: 'a fireplace',
  'work desk': 'a desk to work at',
};
const house: Words = {
  restaurant: 'a restaurant',
  bar: 'a bar',
  'shared kitchen': 'a kitchen for everybody',
  'common room': 'a common room',
  'indoor pool': 'an indoor pool',
  spa: 'a spa',
  gym: 'a gym',
  laundry: 'a laundry',
  lift: 'a lift',
  'tour desk': 'a tour desk',
  'meeting rooms': 'rooms for meetings',
  'family rooms': 'rooms for families',
};
const outside: Words = {
  'outdoor pool': 'a pool',
  garden: 'a garden',
  'rooftop terrace': 'a rooftop terrace',
  barbecue: 'a barbecue',
  playground: 'a playground',
};

/** Amenities that are a clause of their own; those of one subject make one sentence. */
const subjects: readonly Words[] = [
  {
    balcony: 'there is a balcony',
    'sea view': 'the view is of the sea',
    'city view': 'the view is over the city',
  },
  {
    'breakfast included': 'breakfast is included',
    'breakfast available': 'breakfast is available',
    'room service': 'there is room service',
    'cellar door tastings': 'you can taste wine at the cellar door',
  },
  {
    'shared bathroom': 'bathrooms are shared',
    'non-smoking rooms': 'there are non-smoking rooms',
    'cots on request': 'cots are available on request',
    'pets allowed': 'pets are welcome',
  },
  {
    '24-hour reception': 'reception is open around the clock',
    'self check-in': 'you let yourself in',
    'luggage storage': 'you can leave your luggage with us',
    'airport shuttle': 'a shuttle runs to the airport',
  },
  {
    'paid parking': 'parking is available for a fee',
    'electric car charging': 'electric cars can be charged here',
    'bicycle storage': 'there is a place to lock up bicycles',
  },
  {
    'step-free entrance': 'the entrance has no steps',
    'wheelchair accessible': 'you can get around by wheelchair',
    'accessible bathroom': 'there is an accessible bathroom',
  },
];

const free: Words = { 'free wi-fi': 'Wi-Fi', 'free parking': 'parking' };

/** Things of which there is one: they have an article in a sentence. */
const countable =
  /\b(?:kettle|pool|balcony|barbecue|garden|bar|restaurant|lift|gym|spa|sauna|fridge|microwave|dishwasher|oven|toaster|safe|desk|machine|terrace|kitchen|kitchenette|reception|lounge|room|fireplace|playground|bath|bathroom|tub|minibar|television|tv|dryer|iron|shuttle|view|court|courtyard|library|laundry|cot|patio|deck|shower)$/i;
/** Rules and offers rather than things: nothing can be 'with' them. */
const noThing = /\b(?:allowed|accessible|on request|check-in)$/i;

/** 'a barbecue' for 'Barbecue', 'linen' for 'Linen'; null for an amenity that is not a thing. */
export function thingOf(amenity: string): string | null {
  if (noThing.test(amenity)) return null;
  const known = [inside, house, outside].map((words) => words[amenity.toLowerCase()]).find(Boolean);
  const name = withinSentence(amenity).replace(/^(breakfast) available$/, '$1');
  return known ?? (countable.test(name) ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name);
}

/** The amenities that have no words of their own here. */
function otherThings(amenities: readonly string[]): string[] {
  const isKnown = (name: string) =>
    [inside, house, outside, free, ...subjects].some((words) => name.toLowerCase() in words);
  return amenities.filter((name) => !isKnown(name)).map((name) => thingOf(name) ?? withinSentence(name));
}

/**
 * The amenities in sentences; amenities that fit into no sentence come last, by name. `building` is what the
 * property is called in a sentence; a thing that `said` already speaks of is not repeated.
 */
export function amenitySentences(
  amenities: readonly string[],
  {
    building = 'house',
    said = '',
    hasRooms = ofManyRooms.test(building),
  }: { building?: string; said?: string; hasRooms?: boolean } = {},
): string[] {
  const known = amenities.map((name) => name.toLowerCase());
  const sharesSome = known.includes('private bathroom') && known.includes('shared bathroom');
  const named = (words: Words) =>
    Object.entries(words).flatMap(([name, saying]) => (known.includes(name) ? [saying] : []));
  const things = (words: Words) => named(words).filter((thing) => !speaksOf(said, thing));
  const [shared, open] = [house, outside].map(things);
  const own = things(inside).filter(
    (thing) => !(sharesSome || hasRooms) || thing !== inside['private bathroom'],
  );
  const gratis = named(free).filter((thing) => !new RegExp(`\\bfree ${thing}\\b`, 'i').test(said));
  const isRepeated = (clause: string) =>
    /^breakfast is available$/.test(clause) && /\bbreakfast\b/i.test(said);
  const clauses = subjects.map((words) =>
    named(words).filter(
      (clause) => !isRepeated(clause) && (!sharesSome || clause !== 'bathrooms are shared'),
    ),
  );
  const others = otherThings(amenities);
  const freeOfCharge =
    gratis.length > 0 ? [`${listed(gratis)} ${gratis.length > 1 ? 'are' : 'is'} free`] : [];
  return [
    ...roomsAndPlaces(building, own, shared ?? [], open ?? []),
    ...bathroomsOf(known, hasRooms),
    ...[...clauses, freeOfCharge].flatMap((parts) =>
      parts.length > 0 ? [`${upperFirst(listed(parts))}.`] : [],
    ),
    ...(others.length > 0 ? [`You will also find ${listed(others)}.`] : []),
  ];
}

function bathroomsOf(known: readonly string[], hasRooms: boolean): string[] {
  const isPrivate = known.includes('private bathroom');
  if (isPrivate && known.includes('shared bathroom'))
    return ['Some bathrooms are private and others are shared.'];
  return isPrivate && hasRooms ? ['There are rooms with a bathroom of their own.'] : [];
}

/** A house whose guests have a room each. */
const ofManyRooms = /^(?:hotel|motel|hostel|resort|inn|lodge|park)$/;

/** True when the text has the thing's own word: 'a garden' in 'a garden of old quince trees'. */
function speaksOf(text: string, thing: string): boolean {
  const word = thing.split(' ').at(-1) ?? thing;
  return new RegExp(`\\b${word}\\b`, 'i').test(text);
}

/** One sentence for one thing inside and one outside; else one for each place. */
function roomsAndPlaces(
  building: string,
  own: readonly string[],
  shared: readonly string[],
  open: readonly string[],
): string[] {
  if (shared.length === 0 && own.length === 1 && open.length === 1)
    return [`There is ${own[0]} inside and ${open[0]} outside.`];
  return [
    ...(own.length > 0 ? [`Inside there is ${listed(own)}.`] : []),
    ...placesOf(building, shared, open),
  ];
}

/** 'The hotel has a bar and a lift, with a pool outside.' */
function placesOf(building: string, shared: readonly string[], open: readonly string[]): string[] {
  if (shared.length > 0) {
    const isOutside = open.some((thing) => thing !== outside['rooftop terrace']);
    const more = open.length > 0 ? `, with ${listed(open)}${isOutside ? ' outside' : ''}` : '';
    return [`The ${building} has ${listed(shared)}${more}.`];
  }
  return open.length > 0 ? [`Outside there is ${listed(open)}.`] : [];
}

/** 'free Wi-Fi' for 'Free Wi-Fi'; a possible name or abbreviation stays unchanged. */
export const withinSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]+(?:\s|$))/, (letter) => letter.toLowerCase());

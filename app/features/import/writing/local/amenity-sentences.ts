import { upperFirst } from '~/lib/letters';

import { listed } from './sentences';

type Words = Readonly<Record<string, string>>;

/** What amenities are called in a sentence, by where they are. */
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

/**
 * The amenities in sentences; what has no place in one of them comes last, under its own name. `building` is what the property
 * is called in a sentence.
 */
export function amenitySentences(amenities: readonly string[], building = 'house'): string[] {
  const known = amenities.map((name) => name.toLowerCase());
  const named = (words: Words) =>
    Object.entries(words).flatMap(([name, said]) => (known.includes(name) ? [said] : []));
  const [own, shared, open, gratis] = [inside, house, outside, free].map(named);
  const clauses = subjects.map(named);
  const isKnown = (name: string) =>
    [inside, house, outside, free, ...subjects].some((words) => name.toLowerCase() in words);
  const others = amenities.filter((name) => !isKnown(name)).map(withinSentence);
  const freeOfCharge = gratis?.length ? [`${listed(gratis)} ${gratis.length > 1 ? 'are' : 'is'} free`] : [];
  return [
    ...(own?.length ? [`Inside there is ${listed(own)}.`] : []),
    ...placesOf(building, shared ?? [], open ?? []),
    ...[...clauses, freeOfCharge].flatMap((said) =>
      said.length > 0 ? [`${upperFirst(listed(said))}.`] : [],
    ),
    ...(others.length > 0 ? [`You will also find ${listed(others)}.`] : []),
  ];
}

/** 'The hotel has a bar and a lift, with a pool outside.' */
function placesOf(building: string, shared: readonly string[], open: readonly string[]): string[] {
  if (shared.length > 0) {
    const more = open.length > 0 ? `, with ${listed(open)} outside` : '';
    return [`The ${building} has ${listed(shared)}${more}.`];
  }
  return open.length > 0 ? [`Outside there is ${listed(open)}.`] : [];
}

/** 'free Wi-Fi' for 'Free Wi-Fi'; a possible name or abbreviation stays unchanged. */
export const withinSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]+(?:\s|$))/, (letter) => letter.toLowerCase());

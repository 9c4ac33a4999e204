import { capitalised, listed } from './sentences';

type Group = { begins: string; things: Readonly<Record<string, string>> };

/** What amenities are called in a sentence, by what they are for; each group is one sentence. */
const groups: readonly Group[] = [
  {
    begins: 'You have',
    things: {
      'air conditioning': 'air conditioning',
      heating: 'heating',
      'private bathroom': 'a private bathroom',
      'bath tub': 'a bath tub',
      balcony: 'a balcony',
      fireplace: 'a fireplace',
      'work desk': 'a desk to work at',
    },
  },
  {
    begins: 'You can cook in',
    things: {
      'full kitchen': 'the full kitchen',
      kitchenette: 'the kitchenette',
      'shared kitchen': 'the shared kitchen',
    },
  },
  {
    begins: 'In the house there is',
    things: { restaurant: 'a restaurant', bar: 'a bar', lift: 'a lift', 'tour desk': 'a tour desk' },
  },
  {
    begins: 'Outside you will find',
    things: {
      'outdoor pool': 'a pool',
      garden: 'a garden',
      'rooftop terrace': 'a rooftop terrace',
      barbecue: 'a barbecue',
      playground: 'a playground',
    },
  },
  {
    begins: 'You are welcome to use',
    things: {
      'indoor pool': 'the indoor pool',
      spa: 'the spa',
      gym: 'the gym',
      'common room': 'the common room',
      laundry: 'the laundry',
      'washing machine': 'the washing machine',
    },
  },
];

/** Amenities that are a sentence of their own. */
const alone: Readonly<Record<string, string>> = {
  'breakfast included': 'Breakfast is included.',
  'breakfast available': 'Breakfast is available.',
  'room service': 'There is room service.',
  'shared bathroom': 'Bathrooms are shared.',
  'sea view': 'There is a view of the sea.',
  'city view': 'There is a view over the city.',
  'non-smoking rooms': 'There are non-smoking rooms.',
  'family rooms': 'There are rooms for families.',
  'cots on request': 'Cots are available on request.',
  'meeting rooms': 'There are rooms for meetings.',
  'pets allowed': 'Pets are welcome.',
  'cellar door tastings': 'You can taste wine at the cellar door.',
  '24-hour reception': 'Reception is open around the clock.',
  'luggage storage': 'You can leave your luggage with us.',
  'self check-in': 'You check yourself in.',
  'airport shuttle': 'A shuttle runs to the airport.',
  'bicycle storage': 'There is a place to lock up bicycles.',
  'electric car charging': 'Electric cars can be charged here.',
  'paid parking': 'Parking is available for a fee.',
  'wheelchair accessible': 'You can get around by wheelchair.',
  'step-free entrance': 'The entrance has no steps.',
  'accessible bathroom': 'There is an accessible bathroom.',
};

const free: Readonly<Record<string, string>> = { 'free wi-fi': 'Wi-Fi', 'free parking': 'parking' };

/** The amenities in sentences; what has no place in one of them comes last, under its own name. */
export function amenitySentences(amenities: readonly string[]): string[] {
  const known = amenities.map((name) => name.toLowerCase());
  const named = (words: Readonly<Record<string, string>>) => known.flatMap((name) => words[name] ?? []);
  const gratis = named(free);
  const grouped = groups.flatMap(({ begins, things }) => {
    const there = named(things);
    return there.length > 0 ? [`${begins} ${listed(there)}.`] : [];
  });
  const isKnown = (name: string) =>
    [free, alone, ...groups.map(({ things }) => things)].some((words) => name.toLowerCase() in words);
  const others = amenities.filter((name) => !isKnown(name)).map(withinSentence);
  return [
    ...(gratis.length > 0
      ? [`${capitalised(listed(gratis))} ${gratis.length > 1 ? 'are' : 'is'} free.`]
      : []),
    ...grouped,
    ...named(alone),
    ...(others.length > 0 ? [`Also here: ${listed(others)}.`] : []),
  ];
}

/** 'free Wi-Fi' for 'Free Wi-Fi'; a possible name or abbreviation stays unchanged. */
export const withinSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]+(?:\s|$))/, (letter) => letter.toLowerCase());

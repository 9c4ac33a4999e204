import { upperFirst } from '~/lib/text/letters';
import { listed } from '~/lib/text/listed';

import * as words from './amenity-words';
import type { Words } from './amenity-words';

/** What a property is called in a sentence, and where its guests sleep: 'rooms', or null where it is let as a whole. */
export type Kind = { building: string; units: string | null };

/** `said` is what the text has already: a thing that it speaks of is not repeated. */
type Given = Kind & { said: string };

/** The names in lower case, and the words of those that a text does not have yet. */
type Known = { names: readonly string[]; of(part: Words): string[] };

/** More clauses than these make two sentences. */
const longestSentence = 3;

/** The amenities in sentences; amenities that fit into no sentence come last, by name. */
export function amenitySentences(amenities: readonly string[], given: Given): string[] {
  const names = amenities.map((name) => name.toLowerCase());
  const known: Known = {
    names,
    of: (part) =>
      Object.entries(part).flatMap(([name, saying]) =>
        names.includes(name) && !speaksOf(given.said, saying) ? [saying] : [],
      ),
  };
  const others = words.otherThings(amenities);
  return withBreakfast([
    ...(given.units === null ? wholeHouse(known, given) : manyRooms(known, given, given.units)),
    ...bathrooms(known),
    ...sharedPlaces(known, given),
    ...sentencesOf(known.of(words.guests)),
    ...sentencesOf(known.of(words.arrival)),
    ...sentencesOf([...freeOfCharge(known, given.said), ...known.of(words.vehicles)]),
    ...sentencesOf(known.of(words.access)),
    ...(others.length > 0 ? [`You will also find ${listed(others)}.`] : []),
  ]);
}

const breakfast = 'Breakfast is included.';
const isFree = /^(?:Wi-Fi|Parking|Wi-Fi and parking) (?:is|are) free\.$/;

/** 'Breakfast is included, and Wi-Fi and parking are free': what is not paid apart is one sentence. */
function withBreakfast(sentences: readonly string[]): string[] {
  if (!sentences.includes(breakfast) || !sentences.some((one) => isFree.test(one))) return [...sentences];
  return sentences
    .filter((one) => one !== breakfast)
    .map((one) =>
      isFree.test(one) ? `${breakfast.slice(0, -1)}, and ${one.replace(/^Parking/, 'parking')}` : one,
    );
}

/** 'a garden' in 'a garden of old quince trees', by the thing's own word; of clauses only 'breakfast'. */
function speaksOf(text: string, saying: string): boolean {
  if (saying === words.meals['breakfast available']) return /\bbreakfast/i.test(text);
  if (!/^an? |^air|^heat|^rooms/.test(saying)) return false;
  const word = ownWords[saying] ?? saying.split(' ').at(-1) ?? saying;
  return new RegExp(`\\b(?:${word})`, 'i').test(text);
}

const ownWords: Words = {
  'a bath tub': 'bath(?!room)|tub',
  'a desk to work at': 'desk',
  'a common room': 'common room|lounge',
  'an indoor pool': 'indoor pool',
  'a rooftop terrace': 'rooftop',
  'a tour desk': 'tour desk',
  'a washing machine': 'washing machine',
  'a view of the sea': '(?:sea|ocean) view|view(?:s)? (?:of|over|to) the (?:sea|ocean)',
  'a view over the city': 'city view|view(?:s)? (?:of|over) the city',
  'rooms for meetings': 'meeting',
  'a kitchen for everybody': 'kitchen',
  'a full kitchen': 'kitchen(?!ette)',
  'a private bathroom': 'bathroom|en ?-?suite',
  'a fireplace': 'fireplace|fire\\b|wood stove',
  'a bar': 'bar\\b',
  'a spa': 'spa\\b',
  'a lift': 'lift\\b',
  'a gym': 'gym',
  'air conditioning': 'air[- ]?con',
  'air-conditioned': 'air[- ]?con',
  heated: 'heat(?:ing|ers?|ed rooms)',
};

/** One sentence for each three clauses. */
function sentencesOf(clauses: readonly string[]): string[] {
  const half = clauses.length > longestSentence ? Math.ceil(clauses.length / 2) : clauses.length;
  return [clauses.slice(0, half), clauses.slice(half)].flatMap((parts) =>
    parts.length > 0 ? [`${upperFirst(listed(parts))}.`] : [],
  );
}

/** Where some bathrooms are shared, no private one is promised. */
const hasBoth = ({ names }: Known) =>
  ['private bathroom', 'shared bathroom'].every((one) => names.includes(one));

function bathrooms(known: Known): string[] {
  if (hasBoth(known)) return ['Some bathrooms are private and others are shared.'];
  return sentencesOf(known.of(words.sharedBathroom));
}

/** 'a full kitchen or a kitchenette': no room has both. */
const withOneKitchen = (things: readonly string[]) => {
  const [full, small] = [words.ofRooms['full kitchen'] ?? '', words.ofRooms['kitchenette'] ?? ''];
  return things.includes(full) && things.includes(small)
    ? things.flatMap((thing) => (thing === small ? [] : thing === full ? [`${full} or ${small}`] : [thing]))
    : [...things];
};

const ofRooms = (known: Known) =>
  withOneKitchen(
    known
      .of(words.ofRooms)
      .filter((thing) => !(hasBoth(known) && thing === words.ofRooms['private bathroom'])),
  );

const hasOf = (building: string, things: readonly string[]) =>
  building === 'place'
    ? `There ${things.length > 1 ? 'are' : 'is'} ${listed(things)}`
    : `The ${building} has ${listed(things)}`;

/** 'There are air-conditioned rooms with a private bathroom and a balcony': there are such, not all need be. */
function manyRooms(known: Known, given: Given, named: string): string[] {
  const units = named === 'accommodation' && /\bcabins\b/i.test(given.said) ? 'cabins' : named;
  const climate = known.of(words.climateOfRooms);
  const things = [...ofRooms(known), ...(units === 'rooms' ? [] : known.of(words.ofHomes))];
  const more = known.of(words.kindsOfRooms);
  const climates = known.of(words.climate);
  const too = more.length > 0 ? `, and ${listed(more)} too` : '';
  if (things.length === 0) {
    const is = units === 'accommodation' ? 'is' : 'are';
    if (climates.length > 0) return [`There ${is} ${units} with ${listed(climates)}${too}.`];
    return more.length > 0 ? [`There are ${listed(more)}.`] : [];
  }
  const such = `${[climate.join(', '), units].filter(Boolean).join(' ')} with ${listed(things)}`;
  const begun =
    units === 'accommodation'
      ? 'There is'
      : given.building === 'place' || hasOwnSentence(known, given)
        ? 'There are'
        : `The ${given.building} has`;
  return [`${begun} ${such}${too}.`];
}

/** Everything of a house that is let as a whole, inside and outside. */
function wholeHouse(known: Known, { building }: Given): string[] {
  const inside = insideOf(known);
  const open = known.of(words.outside);
  if (inside.length === 0) return [];
  if (building === 'place')
    return [`Inside you will find ${listed(inside)}${open.length > 0 ? `, outside ${listed(open)}` : ''}.`];
  return [`${hasOf(building, inside)}${open.length > 0 ? `, with ${listed(open)} outside` : ''}.`];
}

const insideOf = (known: Known) => [
  ...known.of(words.climate),
  ...ofRooms(known),
  ...known.of(words.ofHomes),
];

/** What all guests use, with the fireplace of a house of many rooms. */
const sharedOf = (known: Known, { units }: Given) => [
  ...known.of(words.house),
  ...(units === 'rooms' ? known.of(words.ofHomes) : []),
];

const hasOwnSentence = (known: Known, given: Given) =>
  known.of(words.table).length + sharedOf(known, given).length > 0;

/** Fewer things than these are one sentence, wherever they are. */
const fewThings = 5;

/** 'The hotel has a restaurant and a bar, and breakfast is available. It also has a spa, with a pool outside.' */
function sharedPlaces(known: Known, given: Given): string[] {
  const building = given.building === 'apartment' ? 'building' : given.building;
  const [table, meals, shared] = [known.of(words.table), known.of(words.meals), sharedOf(known, given)];
  const open = given.units === null && insideOf(known).length > 0 ? [] : known.of(words.outside);
  const together = [...table, ...shared];
  if (together.length === 0) return [...sentencesOf(meals), ...outdoors(open)];
  if (table.length > 0 && shared.length === 0) return [eating(building, table, meals), ...outdoors(open)];
  if (together.length < fewThings || table.length === 0)
    return [`${hasOf(building, together)}${withOutside(open)}.`, ...sentencesOf(meals)];
  const also = building === 'place' ? 'There are also' : 'It also has';
  return [eating(building, table, meals), `${also} ${listed(shared)}${withOutside(open)}.`];
}

const eating = (building: string, table: readonly string[], meals: readonly string[]) =>
  `${hasOf(building, table)}${meals.length > 0 ? `, and ${listed(meals)}` : ''}.`;

function withOutside(open: readonly string[]): string {
  const isOutside = open.some((thing) => thing !== words.outside['rooftop terrace']);
  return open.length > 0 ? `, with ${listed(open)}${isOutside ? ' outside' : ''}` : '';
}

function outdoors(open: readonly string[]): string[] {
  if (open.length === 0) return [];
  return [open.length > 1 ? `Outside are ${listed(open)}.` : `There is ${listed(open)} outside.`];
}

function freeOfCharge(known: Known, said: string): string[] {
  const gratis = known
    .of(words.free)
    .filter((thing) => !new RegExp(`\\bfree ${thing === 'Wi-Fi' ? 'wi-?fi' : thing}\\b`, 'i').test(said));
  return gratis.length > 0 ? [`${listed(gratis)} ${gratis.length > 1 ? 'are' : 'is'} free`] : [];
}

export type Words = Readonly<Record<string, string>>;

/** The words for amenities in a sentence, by where they are. */
export const ofRooms: Words = {
  'private bathroom': 'a private bathroom',
  'full kitchen': 'a full kitchen',
  kitchenette: 'a kitchenette',
  'bath tub': 'a bath tub',
  'work desk': 'a desk to work at',
  balcony: 'a balcony',
  'sea view': 'a view of the sea',
  'city view': 'a view over the city',
};
/** In one of many rooms seldom, in a holiday house always. */
export const ofHomes: Words = {
  'washing machine': 'a washing machine',
  fireplace: 'a fireplace',
};
export const climate: Words = { 'air conditioning': 'air conditioning', heating: 'heating' };
export const climateOfRooms: Words = { 'air conditioning': 'air-conditioned', heating: 'heated' };

export const table: Words = { restaurant: 'a restaurant', bar: 'a bar' };
export const house: Words = {
  'shared kitchen': 'a kitchen for everybody',
  'common room': 'a common room',
  'indoor pool': 'an indoor pool',
  spa: 'a spa',
  gym: 'a gym',
  laundry: 'a laundry',
  lift: 'a lift',
  'tour desk': 'a tour desk',
  'meeting rooms': 'rooms for meetings',
};
export const outside: Words = {
  'outdoor pool': 'a pool',
  garden: 'a garden',
  'rooftop terrace': 'a rooftop terrace',
  barbecue: 'a barbecue',
  playground: 'a playground',
};
export const kindsOfRooms: Words = {
  'family rooms': 'family rooms',
  'non-smoking rooms': 'non-smoking rooms',
};
export const free: Words = { 'free wi-fi': 'Wi-Fi', 'free parking': 'parking' };

/** Amenities that are a clause of their own; those of one subject make one sentence. */
export const meals: Words = {
  'breakfast included': 'breakfast is included',
  'breakfast available': 'breakfast is available',
  'room service': 'there is room service',
  'cellar door tastings': 'wine can be tasted at the cellar door',
};
export const guests: Words = {
  'cots on request': 'cots are available on request',
  'pets allowed': 'pets are welcome',
};
export const arrival: Words = {
  '24-hour reception': 'reception is open around the clock',
  'self check-in': 'guests let themselves in',
  'luggage storage': 'luggage can be left here',
  'airport shuttle': 'a shuttle runs to the airport',
};
export const vehicles: Words = {
  'paid parking': 'parking is available for a fee',
  'electric car charging': 'electric cars can be charged here',
  'bicycle storage': 'there is a place to lock up bicycles',
};
export const access: Words = {
  'step-free entrance': 'the entrance has no steps',
  'wheelchair accessible': 'you can get around by wheelchair',
  'accessible bathroom': 'there is an accessible bathroom',
};
export const sharedBathroom: Words = { 'shared bathroom': 'bathrooms are shared' };

const things = [ofRooms, ofHomes, climate, table, house, outside];
const all = [...things, kindsOfRooms, free, meals, guests, arrival, vehicles, access, sharedBathroom];

/** Things of which there is one: they have an article in a sentence. */
const countable =
  /\b(?:kettle|pool|balcony|barbecue|garden|bar|restaurant|lift|gym|spa|sauna|fridge|microwave|dishwasher|oven|toaster|safe|desk|machine|terrace|kitchen|kitchenette|reception|lounge|room|fireplace|playground|bath|bathroom|tub|minibar|television|tv|dryer|iron|shuttle|view|court|courtyard|library|laundry|cot|patio|deck|shower)$/i;
/** Rules and offers rather than things: nothing can be 'with' them. */
const noThing = /\b(?:allowed|accessible|on request|check-in)$/i;

/** 'free Wi-Fi' for 'Free Wi-Fi'; a possible name or abbreviation stays unchanged. */
export const withinSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]+(?:\s|$))/, (letter) => letter.toLowerCase());

/** 'a barbecue' for 'Barbecue', 'linen' for 'Linen'; null for an amenity that is not a thing. */
export function thingOf(amenity: string): string | null {
  if (noThing.test(amenity)) return null;
  const known = things.map((words) => words[amenity.toLowerCase()]).find(Boolean);
  const name = withinSentence(amenity).replace(/^(breakfast) (?:available|included)$/, '$1');
  return known ?? (countable.test(name) ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name);
}

/** The amenities that have no words of their own here. */
export const otherThings = (amenities: readonly string[]): string[] =>
  amenities
    .filter((name) => !all.some((words) => name.toLowerCase() in words))
    .map((name) => thingOf(name) ?? withinSentence(name));

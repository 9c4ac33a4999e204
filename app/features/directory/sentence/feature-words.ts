import { wordList } from './word-list';

const free = 'free, complimentary, included, inclusive, incl, inc'.split(', ');
/** 'free breakfast', 'breakfast included', 'brekkie incl'. */
const freeOf = (nouns: readonly string[]) =>
  nouns.flatMap((noun) => [
    ...free.flatMap((word) => [`${word} ${noun}`, `${noun} ${word}`]),
    `${noun} is included`,
    `${noun} for free`,
  ]);
const breakfast = wordList(
  'breakfast, breaky, brekkie, brekky, brekkies, brekkys, bfast, breckie, fruhstuck',
);
const parking = ['parking', 'car park', 'car parking', 'park for the car', 'carpark', 'parkplatz'];

/** Amenities under everyday names: any of `names`, as they are listed. */
export const amenityWords: readonly { says: readonly string[]; names: readonly string[] }[] = [
  {
    says: ['wifi', 'wi fi', 'wlan', 'internet', 'wireless', ...freeOf(['wifi', 'wi fi', 'internet', 'wlan'])],
    names: ['Free Wi-Fi'],
  },
  {
    says: [
      'air con',
      'aircon',
      'a c',
      'a / c',
      'air conditioned',
      'air conditioner',
      'airconditioning',
      'air cond',
      'air conditioner',
      'klima',
      'klimaanlage',
    ],
    names: ['Air conditioning'],
  },
  { says: ['heating', 'heater', 'heated room', 'heizung'], names: ['Heating'] },
  { says: ['lift', 'elevator'], names: ['Lift'] },
  {
    says: ['24 hour check in', '24 hour front desk', '24 hr reception', '24 h reception'],
    names: ['24-hour reception'],
  },
  { says: ['keyless', 'contactless check in'], names: ['Self check-in'] },
  { says: ['non smoking', 'no smoking', 'smoke free'], names: ['Non-smoking rooms'] },
  {
    says: ['free parking included', 'free parking on site', ...freeOf(parking)],
    names: ['Free parking'],
  },
  {
    says: [
      ...parking,
      'parking space',
      'parking spot',
      'garage',
      'carport',
      'off street parking',
      'parkplatze',
    ],
    names: ['Free parking', 'Paid parking'],
  },
  {
    says: wordList(`
      ev charger, ev charging, ev charge, car charger, electric car charger, tesla charger, electric vehicle charging,
      electric vehicle charger, car charging, ev charging station, tesla charging, charge my electric car,
      charge an electric car, charge our electric car, charge my ev, charge an ev, charge the ev, charge my tesla, charge a tesla,
      ev charge point, ladestation
    `),
    names: ['Electric car charging'],
  },
  { says: ['bike storage', 'bicycle storage', 'bike parking'], names: ['Bicycle storage'] },
  {
    says: freeOf(breakfast),
    names: ['Breakfast included'],
  },
  {
    says: breakfast,
    names: ['Breakfast included', 'Breakfast available'],
  },
  { says: ['bbq', 'barbeque', 'bar b q', 'barbie', 'barby'], names: ['Barbecue'] },
  { says: ['ensuite', 'en suite', 'own bathroom', 'private bath'], names: ['Private bathroom'] },
  { says: ['bath', 'bathtub', 'bath tub', 'badewanne'], names: ['Bath tub'] },
  {
    says: ['kitchen', 'cook', 'cooking', 'cooking facility', 'kuche', 'somewhere to cook'],
    names: ['Full kitchen', 'Kitchenette'],
  },
  { says: ['washer', 'washing machine', 'in room laundry', 'waschmaschine'], names: ['Washing machine'] },
  {
    says: wordList(
      'laundry, laundry facility, guest laundry, coin laundry, laundromat, laundrette, launderette',
    ),

    names: ['Laundry', 'Washing machine'],
  },
  { says: ['balconies', 'balkon'], names: ['Balcony'] },
  {
    says: ['ocean view', 'beach view', 'seaview', 'view of the sea', 'view of the ocean', 'meerblick'],
    names: ['Sea view'],
  },
  { says: ['skyline view', 'view of the city', 'city skyline view'], names: ['City view'] },
  { says: ['open fire', 'log fire', 'wood fire', 'fire place', 'kamin'], names: ['Fireplace'] },
  { says: ['desk', 'workspace', 'work space'], names: ['Work desk'] },
  {
    says: ['pool', 'swimming pool', 'swimming', 'swim', 'schwimmbad'],
    names: ['Outdoor pool', 'Indoor pool'],
  },
  { says: ['heated indoor pool', 'hallenbad'], names: ['Indoor pool'] },
  { says: ['gymnasium', 'fitness centre', 'fitness center', 'fitness room', 'fitness'], names: ['Gym'] },
  { says: ['jacuzzi', 'hot tub', 'whirlpool', 'spa bath'], names: ['Spa'] },
  {
    says: [
      'rooftop',
      'roof terrace',
      'roof top terrace',
      'rooftop bar',
      'rooftop deck',
      'rooftop garden',
      'dachterrasse',
    ],
    names: ['Rooftop terrace'],
  },
  {
    says: ['shuttle', 'airport transfer', 'airport pick up', 'airport pickup', 'shuttle to the airport'],
    names: ['Airport shuttle'],
  },
  {
    says: ['conference room', 'conference facility', 'conference space', 'meeting space', 'meeting facility'],
    names: ['Meeting rooms'],
  },
  { says: ['cot', 'crib', 'porta cot', 'baby cot', 'portacot'], names: ['Cots on request'] },
  {
    says: wordList(`
      pet, dog, cat, puppy, puppies, pet friendly, dog friendly, cat friendly, pet welcome, dog welcome, dog allowed,
      pet ok, dog ok, pet okay, dog okay, pet allowed, hund, hunde, dog freindly, pet freindly, pet frendly,
      dog frendly, with a dog, my dog, allow dog, allow pet, allows dog, allows pet, accept pet, accepts pet,
      accept dog, mit hund, bring my dog, bring the dog, doggo, doggy, doggie, pooch, pup, fur baby, fur babies, furbaby,
      furbabies, doggo friendly, pooch friendly, pup friendly, fur baby friendly, furry friend, four legged friend,
      haustier, haustiere, haustiere erlaubt, hunde erlaubt, hund erlaubt, take pet, takes pet, take dog, takes dog,
      dog okayed, welcome pet, welcome dog, welcomes pet, welcomes dog
    `),
    names: ['Pets allowed'],
  },
  {
    says: [
      'wheelchair',
      'wheelchair access',
      'accessible',
      'disabled access',
      'wheelchair friendly',
      'rollstuhl',
      'rollstuhlgerecht',
      'barrierefrei',
    ],
    names: ['Wheelchair accessible'],
  },
  { says: ['step free', 'step free access', 'stepfree'], names: ['Step-free entrance'] },
  {
    says: wordList(`
      disabled bathroom, disabled toilet, accessible toilet, wheelchair accessible bathroom, wheelchair bathroom,
      accessible ensuite, step free bathroom, barrierefreies bad
    `),
    names: ['Accessible bathroom'],
  },
];

/** Tags under everyday names. */
export const tagWords: Record<string, readonly string[]> = {
  quiet: ['quiet', 'peaceful', 'ruhig', 'ruhige', 'ruhiges', 'ruhigen'],
  romantic: ['romantic', 'honeymoon', 'romantic getaway'],
  boutique: ['boutique'],
  heritage: ['heritage'],
  family: [
    'family friendly',
    'family',
    'familie',
    'familien',
    'kid friendly',
    'child friendly',
    'good for families',
    'for families',
    'good for kids',
    'great for kids',
    'kiddy friendly',
    'for the kids',
    'for kids',
    'for children',
    'for the children',
    'with kids',
    'with children',
    'with the kids',
    'with young kids',
    'with young children',
    'with small children',
    'familienfreundlich',
  ],
  business: ['business', 'business travel', 'business trip'],
  beach: [
    'beach',
    'near the beach',
    'close to the beach',
    'by the beach',
    'at the beach',
    'strand',
    'am strand',
  ],
  beachfront: ['beach front', 'sea front', 'ocean front', 'on the beach', 'absolute beachfront'],
  'self-contained': ['self contained', 'self catering'],
  'long-stay': ['long stay', 'long term', 'long term stay'],
  walkable: ['walkable'],
  foodie: ['foodie'],
  vineyard: ['vineyard'],
  nightlife: ['nightlife'],
};

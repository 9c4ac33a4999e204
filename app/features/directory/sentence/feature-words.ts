import { wordList } from './word-list';

/** Amenities under everyday names: any of `names`, as they are listed. */
export const amenityWords: readonly { says: readonly string[]; names: readonly string[] }[] = [
  {
    says: ['wifi', 'wi fi', 'wlan', 'internet', 'free wifi', 'free internet', 'wireless'],
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
      'klimaanlage',
    ],
    names: ['Air conditioning'],
  },
  { says: ['heating', 'heated room'], names: ['Heating'] },
  { says: ['lift', 'elevator'], names: ['Lift'] },
  {
    says: ['24 hour check in', '24 hour front desk', '24 hr reception', '24 h reception'],
    names: ['24-hour reception'],
  },
  { says: ['keyless', 'contactless check in'], names: ['Self check-in'] },
  { says: ['non smoking', 'no smoking', 'smoke free'], names: ['Non-smoking rooms'] },
  {
    says: ['free car park', 'parking included', 'free parking included', 'free car parking'],
    names: ['Free parking'],
  },
  {
    says: [
      'parking',
      'car park',
      'car parking',
      'parking space',
      'garage',
      'carport',
      'parkplatz',
      'off street parking',
    ],
    names: ['Free parking', 'Paid parking'],
  },
  {
    says: wordList(`
      ev charger, ev charging, ev charge, car charger, electric car charger, tesla charger, electric vehicle charging,
      electric vehicle charger, car charging, ev charging station
    `),
    names: ['Electric car charging'],
  },
  { says: ['bike storage', 'bicycle storage', 'bike parking'], names: ['Bicycle storage'] },
  {
    says: ['breakfast included', 'free breakfast', 'included breakfast', 'complimentary breakfast'],
    names: ['Breakfast included'],
  },
  {
    says: ['breakfast', 'brekkie', 'brekky', 'fruhstuck'],
    names: ['Breakfast included', 'Breakfast available'],
  },
  { says: ['bbq', 'barbeque', 'bar b q'], names: ['Barbecue'] },
  { says: ['ensuite', 'en suite', 'own bathroom', 'private bath'], names: ['Private bathroom'] },
  { says: ['bath', 'bathtub', 'bath tub', 'badewanne'], names: ['Bath tub'] },
  {
    says: ['kitchen', 'cook', 'cooking', 'cooking facility', 'kuche'],
    names: ['Full kitchen', 'Kitchenette'],
  },
  { says: ['washer', 'washing machine', 'in room laundry', 'waschmaschine'], names: ['Washing machine'] },
  { says: ['laundry', 'laundry facility'], names: ['Laundry', 'Washing machine'] },
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
  { says: ['heated pool', 'heated indoor pool'], names: ['Indoor pool'] },
  { says: ['gymnasium', 'fitness centre', 'fitness center', 'fitness room', 'fitness'], names: ['Gym'] },
  { says: ['jacuzzi', 'hot tub', 'whirlpool', 'spa bath'], names: ['Spa'] },
  { says: ['rooftop', 'roof terrace', 'rooftop bar'], names: ['Rooftop terrace'] },
  {
    says: ['shuttle', 'airport transfer', 'airport pick up', 'airport pickup', 'shuttle to the airport'],
    names: ['Airport shuttle'],
  },
  { says: ['conference room', 'meeting space'], names: ['Meeting rooms'] },
  { says: ['cot', 'crib', 'porta cot', 'baby cot', 'portacot'], names: ['Cots on request'] },
  {
    says: wordList(`
      pet, dog, cat, puppy, puppies, pet friendly, dog friendly, cat friendly, pet welcome, dog welcome, dog allowed,
      pet ok, dog ok, pet okay, dog okay, pet allowed, hund, hunde, dog freindly, pet freindly, pet frendly,
      dog frendly, with a dog, my dog, allow dog, allow pet, allows dog, allows pet, accept pet, accepts pet,
      accept dog, mit hund, bring my dog
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
    ],
    names: ['Wheelchair accessible'],
  },
  { says: ['step free', 'step free access', 'stepfree'], names: ['Step-free entrance'] },
];

/** Tags under everyday names. */
export const tagWords: Record<string, readonly string[]> = {
  quiet: ['quiet', 'peaceful', 'ruhig'],
  romantic: ['romantic', 'honeymoon', 'romantic getaway'],
  boutique: ['boutique'],
  heritage: ['heritage'],
  family: [
    'family friendly',
    'family',
    'kid friendly',
    'child friendly',
    'good for families',
    'for families',
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

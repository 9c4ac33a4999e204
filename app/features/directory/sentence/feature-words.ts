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

const cookingWords = wordList(`
  cook our own meal, cook my own meal, cook for ourselves, cook for myself, cook our own food, cook my own food, cook our meal,
  cook my meal, cook dinner, cook meal, make our own meal, cuisine, cocina
`);
const wheelchairWords = wordList(`
  wheel chair, wheel chair access, wheel chair friendly, uses a wheelchair, use a wheelchair, using a wheelchair, in a wheelchair,
  wheelchair user, wheelchair bound, for a wheelchair, suits a wheelchair, suitable for a wheelchair, wheelchair suitable,
  disability access, disability friendly, disabled friendly, disabled room, accessible room, disabled accessible,
  handicap accessible, handicap access, handicapped access, handicap friendly, mobility access, access for wheelchair,
  accessable, accesible, wheelchair accesible, wheelchair accessable, wheelchairs welcome, access for disabled,
  silla de ruedas, fauteuil roulant
`);
const parkingWords = wordList(`
  car space, car spot, car bay, parking bay, car parks, space for the car, space for a car, room for the car, place to park,
  somewhere to park, park my car, park our car, park the car, park a car, parking for the car, parking on site,
  parkin, parkng, stationnement, aparcamiento
`);

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
      'reverse cycle',
      'split system',
      'airco',
      'airconditioner',
    ],
    names: ['Air conditioning'],
  },
  { says: ['heating', 'heater', 'heated room', 'heizung'], names: ['Heating'] },
  { says: ['lift', 'elevator'], names: ['Lift'] },
  {
    says: wordList(`
      24 hour check in, 24 hour front desk, 24 hr reception, 24 h reception, 24 hr check in, 24 hr front desk, 24 hour desk,
      24 hr desk, 24 / 7 reception, reception 24 / 7, 24 / 7 front desk, reception open 24 / 7, 24 / 7 check in,
      reception open 24 hours, round the clock reception, reception 24 hours, 24 hours reception
    `),
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
      ...parkingWords,
    ],
    names: ['Free parking', 'Paid parking'],
  },
  {
    says: wordList(`
      ev charger, ev charging, ev charge, car charger, electric car charger, tesla charger, electric vehicle charging,
      electric vehicle charger, car charging, ev charging station, tesla charging, charge my electric car,
      charge an electric car, charge our electric car, charge my ev, charge an ev, charge the ev, charge my tesla, charge a tesla,
      ev charge point, ladestation, charge the tesla, charge our tesla, charge my car, charge the car, charge our car,
      charge our ev, charge ev, charging station, ev point, charge point, charging point, tesla destination charger,
      charging for our ev, charging for an ev, charging for my ev, electric car charger, charger for ev, charger for the ev,
      charger for my ev, charger for our ev, charger for the car, ev recharge, recharge the car, plug in the ev
    `),
    names: ['Electric car charging'],
  },
  {
    says: wordList(`
      bike storage, bicycle storage, bike parking, bike shed, bike room, bike rack, bike lock up, bike lockup, lock up bike, lock up our bike, lock up my bike, lock our bike, lock my bike, lock up the bike, store bike, store our bike,
      store my bike, store the bike, storage for bike, storage for our bike, place for our bike, place for my bike,
      somewhere for our bike, keep our bike, keep my bike
    `),
    names: ['Bicycle storage'],
  },
  {
    says: wordList(`
      leave my bag, leave our bag, leave the bag, leave bag, leave my luggage, leave our luggage, leave luggage, leave the luggage,
      store my bag, store our bag, store bag, store the bag, store my luggage, store our luggage, store luggage, bag storage,
      baggage storage, baggage room, luggage room, luggage locker, drop our bag, drop my bag, drop bag, luggage hold,
      hold our bag, hold my bag, mind our bag, mind my bag, keep our bag, keep my luggage, keep our luggage,
      look after our bag, look after my bag, suitcase storage, store suitcase, store our suitcase, store my suitcase,
      leave my suitcase, leave our suitcase, luggage drop, bag drop
    `),
    names: ['Luggage storage'],
  },
  {
    says: wordList(
      'cellar door, wine tasting, wine tasting on site, cellar door tasting, wine tasting onsite, own cellar door',
    ),
    names: ['Cellar door tastings'],
  },
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
    says: [
      'kitchen',
      'cook',
      'cooking',
      'cooking facility',
      'kuche',
      'somewhere to cook',
      'kitchen facility',
      ...cookingWords,
    ],
    names: ['Full kitchen', 'Kitchenette'],
  },
  { says: ['washer', 'washing machine', 'in room laundry', 'waschmaschine'], names: ['Washing machine'] },
  {
    says: wordList(
      'laundry, laundry facility, guest laundry, coin laundry, laundromat, laundrette, launderette, wash clothes, wash our clothes, wash my clothes, do laundry, do our laundry, do my laundry, do some laundry, do our washing, do my washing, do some washing, do washing, washing facility, wash our stuff',
    ),

    names: ['Laundry', 'Washing machine'],
  },
  { says: ['balconies', 'balkon'], names: ['Balcony'] },
  {
    says: [
      'ocean view',
      'beach view',
      'seaview',
      'view of the sea',
      'view of the ocean',
      'meerblick',
      'view of the beach',
      'view over the sea',
      'view over the ocean',
      'views to the sea',
      'view to the ocean',
      'overlooking the sea',
      'overlooking the ocean',
      'overlooking the beach',
    ],
    names: ['Sea view'],
  },
  {
    says: [
      'skyline view',
      'view over the city',
      'overlooking the city',
      'cbd view',
      'view of the city',
      'city skyline view',
    ],
    names: ['City view'],
  },
  {
    says: [
      'open fire',
      'log fire',
      'wood fire',
      'fire place',
      'kamin',
      'open fireplace',
      'wood fireplace',
      'log fireplace',
      'wood heater',
      'wood burner',
      'wood burning fire',
      'wood burning fireplace',
      'roaring fire',
      'crackling fire',
      'cosy fire',
      'cozy fire',
      'fireside',
      'pot belly stove',
    ],
    names: ['Fireplace'],
  },
  { says: ['desk', 'workspace', 'work space'], names: ['Work desk'] },
  {
    says: [
      'pool',
      'swimming pool',
      'swimming',
      'swim',
      'schwimmbad',
      'piscine',
      'piscina',
      'pool to swim in',
      'swimming hole',
      'somewhere to swim',
    ],
    names: ['Outdoor pool', 'Indoor pool'],
  },
  { says: ['heated indoor pool', 'hallenbad'], names: ['Indoor pool'] },
  {
    says: [
      'gymnasium',
      'fitness centre',
      'fitness center',
      'fitness room',
      'fitness',
      'workout room',
      'weights room',
      'gym room',
      'gimnasio',
    ],
    names: ['Gym'],
  },
  {
    says: [
      'jacuzzi',
      'hot tub',
      'whirlpool',
      'spa bath',
      'spa tub',
      'jacuzi',
      'jacuzzy',
      'jaccuzi',
      'jacuzzi bath',
    ],
    names: ['Spa'],
  },
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
    says: wordList(`
      shuttle, shuttle bus, airport transfer, airport pick up, airport pickup, shuttle to the airport, airport shuttle bus,
      shuttle service, shuttle to airport, shuttle from the airport, shuttle from airport, pickup from the airport,
      pick up from the airport, transfer from the airport, transfer to the airport, airport courtesy bus, courtesy bus,
      airport bus transfer, free airport shuttle, free shuttle, shuttle to and from the airport
    `),
    names: ['Airport shuttle'],
  },
  {
    says: ['conference room', 'conference facility', 'conference space', 'meeting space', 'meeting facility'],
    names: ['Meeting rooms'],
  },
  {
    says: [
      'cot',
      'crib',
      'porta cot',
      'baby cot',
      'portacot',
      'travel cot',
      'portable cot',
      'baby bed',
      'bassinet',
      'cot for the baby',
      'cot for baby',
      'cot for our baby',
      'cot for a baby',
      'cot for bub',
    ],
    names: ['Cots on request'],
  },
  {
    says: wordList(`
      pet, dog, cat, puppy, puppies, pet friendly, dog friendly, cat friendly, pet welcome, dog welcome, dog allowed,
      pet ok, dog ok, pet okay, dog okay, pet allowed, hund, hunde, dog freindly, pet freindly, pet frendly,
      dog frendly, with a dog, my dog, allow dog, allow pet, allows dog, allows pet, accept pet, accepts pet,
      accept dog, mit hund, bring my dog, bring the dog, doggo, doggy, doggie, pooch, pup, fur baby, fur babies, furbaby,
      furbabies, doggo friendly, pooch friendly, pup friendly, fur baby friendly, furry friend, four legged friend,
      haustier, haustiere, haustiere erlaubt, hunde erlaubt, hund erlaubt, take pet, takes pet, take dog, takes dog,
      kelpie, labrador, labradoodle, cavoodle, groodle, poodle, spaniel, staffy, border collie, cattle dog, dachshund, sausage dog,
      jack russell, golden retriever, chihuahua, beagle, mutt, kitten, rescue dog, fur kid, furkid, pet possible, pet accepted,
      dog accepted, chien, bring pet, bring dog, bring our dog, bring a dog, bring our pet, bring my pet,
      bringing the dog, bringing our dog, bringing my dog, bringing a dog, bringing dog, have a dog, have dog, got a dog,
      dog can stay, dog can come, pet can stay, dog is welcome, dog are welcome, pet are welcome, pet are allowed, dog are allowed,
      dog is allowed, dog are ok, dog is ok, dog are okay, our dog, our pup, our cat, my cat, my pup, the dog, the cat,
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
      ...wheelchairWords,
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
  quiet: [
    'quiet',
    'peaceful',
    'tranquil',
    'serene',
    'peace and quiet',
    'restful',
    'nice and quiet',
    'calm',
    'ruhig',
    'ruhige',
    'ruhiges',
    'ruhigen',
  ],
  romantic: ['romantic', 'honeymoon', 'romantic getaway', 'honeymooners', 'romance', 'romantic escape'],
  boutique: ['boutique'],
  heritage: ['heritage', 'heritage listed', 'historic'],
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
    ...wordList(`
      child welcome, kids ok, kid ok, have kid, have child, got kid, bringing kid, bringing the kid, kid in tow,
      with our kid, with my kid, family holiday, family trip, family vacation, family getaway, family break, family stay,
      suitable for kid, suitable for child, suitable for family, suits a family, suits family, for our kid, for my kid, and kid, plus kid,
      fun for kid, travelling with kid, traveling with kid, travelling with child, kids friendly, for a family, for the family,
      for my family, for our family, with my family, with the family, with our family
    `),
  ],
  business: wordList(`
    business, business travel, business trip, business stay, work trip, work travel, corporate stay, corporate travel,
    corporate trip, travelling for work, traveling for work, here for work, in town for work, on business, for business
  `),
  beach: [
    'beach',
    'near the beach',
    'close to the beach',
    'by the beach',
    'at the beach',
    'strand',
    'near the sea',
    'near sea',
    'by the sea',
    'close to the sea',
    'near the ocean',
    'by the ocean',
    'close to the ocean',
    'near ocean',
    'close to sea',
    'seaside',
    'beachside',
    'near the seaside',
    'by the seaside',
    'near the seashore',
    'close to beach',
    'plage',
    'playa',
    'am strand',
  ],
  beachfront: [
    'beach front',
    'sea front',
    'ocean front',
    'right on the beach',
    'on the beachfront',
    'on the seafront',
    'directly on the beach',
    'along the beach',
    'on the beach',
    'absolute beachfront',
  ],
  'self-contained': ['self contained', 'self catering', 'self cater', 'self catered', 'self contain'],
  'long-stay': ['long stay', 'long term', 'long term stay'],
  walkable: ['walkable'],
  foodie: ['foodie'],
  vineyard: [
    'vineyard',
    'vineyard view',
    'among the vines',
    'amongst the vines',
    'in the vines',
    'in the vineyards',
    'in a vineyard',
    'on a vineyard',
  ],
  nightlife: ['nightlife', 'night life'],
};

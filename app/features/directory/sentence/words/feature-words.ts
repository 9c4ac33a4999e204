import {
  bikeWords,
  chargingWords,
  cookingWords,
  luggageWords,
  parkingWords,
  petWords,
  saidOfAmenities,
  shuttleWords,
  wheelchairWords,
} from './amenity-phrases';
import { breakfast, freeKinds, freeOf, parking } from './free-words';
import { wordList } from './word-list';

type AmenityWords = {
  says: readonly string[];
  names: readonly string[];
  /** In sentences only: no name that is suggested. */
  isSaid?: boolean;
};

const nets = ['wifi', 'wi fi', 'wlan', 'internet', 'wireless'];

/** Amenities under everyday names: any of `names`, as they are listed. */
export const amenityWords: readonly AmenityWords[] = [
  {
    says: [...nets, ...freeOf(nets)],
    names: ['Free Wi-Fi'],
  },
  {
    says: wordList(`
      air con, air condition, aircon, a c, a / c, air conditioned, air conditioner, airconditioning, air cond, air conditioner,
      aire acondicionado, climatisation, climatise, aria condizionata, klima, klimaanlage, reverse cycle, split system, airco, airconditioner
    `),
    names: ['Air conditioning'],
  },
  { says: wordList('heating, heater, heated room, heizung'), names: ['Heating'] },
  { says: wordList('lift, elevator, lift access, elevator access, access by lift'), names: ['Lift'] },
  {
    says: wordList(`
      reception 24 h, reception 24 hour, reception 24 hr, reception 24 hrs, 24 h reception, 24 hrs reception, night porter,
      24 hour check in, 24 hour front desk, 24 hr reception, 24 h reception, 24 hr check in, 24 hr front desk,
      24 hour desk, reception all night, all night reception, reception open all night,
      24 h desk, 24 h front desk, 24 h check in, 24 hours desk, 24 hours front desk, 24 / 7 desk, 24 7 desk,
      24 hr desk, 24 / 7 reception, reception 24 / 7, 24 / 7 front desk, reception open 24 / 7, 24 / 7 check in,
      reception open 24 hours, round the clock reception, reception 24 hours, 24 hours reception
    `),
    names: ['24-hour reception'],
  },
  {
    says: wordList(`
      keyless, keyless entry, keyless access, contactless check in, check in by yourself, check in by myself, check in by ourselves, check in ourselves,
      check myself in, check ourselves in, let ourselves in, let myself in, key box, keybox, key safe, lock box, lockbox, key code,
      door code, keypad entry, keypad, after hours check in, after hours self check in, contactless entry, self checkin
    `),
    names: ['Self check-in'],
  },
  {
    says: wordList(
      'non smoking, no smoking, smoke free, where smoking is not allowed, where smoking is prohibited, where smoking is banned, where smoking is forbidden, where smoking isnt allowed, where nobody smokes, non smoker room, non smokers room, non smoker',
    ),
    names: ['Non-smoking rooms'],
  },
  {
    says: ['free park', 'free parking included', 'free parking on site', ...freeOf([...parking, 'parkin'])],
    names: ['Free parking'],
  },
  { says: freeOf(freeKinds.parking), names: ['Free parking'], isSaid: true },
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
    says: chargingWords,
    names: ['Electric car charging'],
  },
  {
    says: bikeWords,
    names: ['Bicycle storage'],
  },
  {
    says: luggageWords,
    names: ['Luggage storage'],
  },
  {
    says: wordList(
      'cellar door, tasting of wine, tastings of wine, taste wine, taste the wine, taste the wines, wine tasting, wine tasting on site, cellar door tasting, wine tasting onsite, own cellar door',
    ),
    names: ['Cellar door tastings'],
  },
  {
    says: [
      ...freeOf(breakfast),
      ...breakfast.flatMap((noun) => [
        `including ${noun}`,
        `${noun} provided`,
        `inclusive of ${noun}`,
        ...[
          'in the price',
          'in price',
          'inside price',
          'inside the price',
          'is inside price',
          'is inside the price',
          'is in price',
          'in the rate',
          'is in the price',
        ].map((where) => `${noun} ${where}`),
      ]),
    ],
    names: ['Breakfast included'],
  },
  { says: freeOf(freeKinds.breakfast), names: ['Breakfast included'], isSaid: true },
  {
    says: breakfast,
    names: ['Breakfast included', 'Breakfast available'],
  },
  {
    says: wordList('family suite, family unit, family apartment room, family sized room, family size room'),
    names: ['Family rooms'],
  },
  { says: wordList('pool bar, poolside bar, cocktail bar'), names: ['Bar'] },
  { says: wordList('bbq, barbeque, bar b q, barbie, barby'), names: ['Barbecue'] },
  {
    says: wordList(`
      ensuite, en suite, private ensuite, private en suite, ensuite bathroom, ensuite bathrooms, en suite bathroom, en suite bathrooms, ensuite shower, en suite shower, ensuite toilet, en suite toilet, own bathroom, own bath, own toilet, own toilette, private toilette, own shower, own wc, private bath, private toilet, private shower,
      own private bathroom, bathroom to myself, bathroom to ourselves
    `),
    names: ['Private bathroom'],
  },
  { says: wordList('bath, bathtub, bath tub, badewanne'), names: ['Bath tub'] },
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
  {
    says: wordList(
      'washer, washing machine, wash machine, washmachine, clothes washer, lavadora, lavatrice, in room laundry, laundry in room, laundry in the room, laundry in the apartment, laundry in the unit, waschmaschine',
    ),
    names: ['Washing machine'],
  },
  {
    says: wordList(
      'laundry, wash the clothes, wash the laundry, wash some clothes, laundry facility, guest laundry, coin laundry, laundromat, laundrette, launderette, wash clothes, wash our clothes, wash my clothes, do laundry, do our laundry, do my laundry, do some laundry, do our washing, do my washing, do some washing, do washing, washing facility, wash our stuff, own washing, own laundry, washing our clothes, washing my clothes, washing clothes',
    ),

    names: ['Laundry', 'Washing machine'],
  },
  { says: wordList('balconies, balkon'), names: ['Balcony'] },
  {
    says: wordList(`
      see view, sea look, sea looking, view at the sea, view at sea, view at the ocean, view to the water, view on sea, view on the sea, view of sea, view to sea, view onto the sea, view across the sea, ocean view, beach view, seaview, view of the sea, view of the ocean, meerblick, view of the beach,
      see the sea, see the ocean, look at the sea, look at the ocean, look out over the sea, look over the ocean, facing the sea, facing the ocean, facing the beach, facing the water, looking over the sea,
      looking out over the ocean, sea facing, ocean facing, vista mare, vue sur mer, vue mer, vista al mar,
      view over the sea, view over the ocean, views to the sea, view to the ocean, overlooking the sea,
      overlooking the ocean, overlooking the beach
    `),
    names: ['Sea view'],
  },
  {
    says: wordList(`
      view on city, facing the city, view on the city, view to the city, view across the city, view of city, view over city, view onto the city, skyline view, view over the city, overlooking the city, cbd view, view of the city, city skyline view
    `),
    names: ['City view'],
  },
  {
    says: wordList(`
      open fire, log fire, wood fire, fire place, kamin, open fireplace, wood fireplace, log fireplace,
      wood heater, wood burner, log burner, log stove, wood stove, wood burning stove, wood burning fire, wood burning fireplace, roaring fire, crackling fire, cosy fire, toasty fire, warm fire, lovely fire, nice fire, big fire,
      cozy fire, fireside, with fire, chimney fire, chimney, pot belly stove, a fire, real fire, by the fire, in front of the fire, fire going
    `),
    names: ['Fireplace'],
  },
  { says: wordList('desk, workspace, work space'), names: ['Work desk'] },
  {
    says: wordList(`
      private pool, private swimming pool, own private pool, own pool, own swimming pool, pool to ourselves, pool to myself, pool all to ourselves, pool of our own, pool of its own, private pool all to ourselves,
      pool, swimming pool, swimming bath, swimming hall, swimming, swim, schwimmbad, piscine, piscina, pool to swim in, swimming hole,
      somewhere to swim
    `),
    names: ['Outdoor pool', 'Indoor pool'],
  },
  {
    says: wordList(
      'pool must be indoor, pool must be indoors, pool has to be indoor, pool has to be indoors, pool needs to be indoors, pool should be indoors, indoor swimming hall, indoor swimming bath, hallenbad, inside swimming pool, covered pool, swim inside, swim indoors, indoor heated pool, indoor swimming pool, indoor swimming, inside pool, pool inside, swimming pool inside, swimming pool indoors, pool indoors',
    ),
    names: ['Indoor pool'],
  },
  {
    says: wordList(`
      gymnasium, fitnessraum, fitnessstudio, fitness centre, fitness center, fitness room, fitness, workout room, weights room, gym room, gimnasio
    `),
    names: ['Gym'],
  },
  {
    says: wordList(`
      jacuzzi, hot tub, day spa, whirlpool, spa bath, spa tub, jacuzi, jacuzzy, jaccuzi, jacuzzi bath
    `),
    names: ['Spa'],
  },
  {
    says: wordList(`
      rooftop, roof terrace, roof top terrace, rooftop bar, rooftop deck, rooftop garden, dachterrasse
    `),
    names: ['Rooftop terrace'],
  },
  {
    says: shuttleWords,
    names: ['Airport shuttle'],
  },
  {
    says: wordList(`
      conference room, conference facility, conference space, conference venue, conference centre, conference center, conference hall, meeting space, meeting facility
    `),
    names: ['Meeting rooms'],
  },
  {
    says: wordList(`
      cot, crib, porta cot, baby cot, portacot, travel cot, portable cot, baby bed, bassinet, cot for the baby,
      cot for baby, cot for our baby, cot for a baby, cot for bub
    `),
    names: ['Cots on request'],
  },
  {
    says: petWords,
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
  { says: wordList('step free, step free access, stepfree'), names: ['Step-free entrance'] },
  {
    says: wordList(`
      bathroom rails, shower rails, step free shower, level access shower, walk in shower grab rails, walk in shower with rails,
      roll in shower, roll in bathroom, disabled bathroom, disabled toilet, accessible toilet, accessible shower, adapted bathroom, bathroom must be adapted, adapted shower, bathroom adapted, wheelchair shower, wheelchair accessible shower, disabled shower, wheelchair accessible bathroom, wheelchair bathroom,
      accessible ensuite, step free bathroom, bathroom for disabled, bathroom for the disabled, toilet for disabled, toilet for the disabled, shower for disabled, shower for the disabled, bathroom for a wheelchair, bathroom for wheelchair, barrierefreies bad
    `),
    names: ['Accessible bathroom'],
  },
  ...saidOfAmenities.map((each) => ({ ...each, isSaid: true })),
];

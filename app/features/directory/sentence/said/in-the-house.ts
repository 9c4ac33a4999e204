import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { mealsInTheHouse } from './meals-in-the-house';
import { nounFirst } from './noun-first';
import { together } from './together';

/* More of what only sentences say of amenities: what is in the house, and who opens its door. */

/** 'a handicap bathroom', 'handicapped shower'. */
const adaptedBaths = combined(
  wordList(
    'handicap, handicapped, handicap accessible, handicapped accessible, disability, disability access, disabled access, disabled accessible, accessibility, wheelchair friendly, wheelchair adapted, mobility, mobility access',
  ),
  ['bathroom', 'shower', 'toilet', 'ensuite', 'bath room'],
).concat(
  combined(['bathroom', 'shower', 'toilet'], ['with'], ['handicap access', 'disabled access']),
  // What one rolls into is in the bathroom that is named before it.
  combined(
    ['handicap', 'handicapped', 'disabled', 'accessible', 'adapted'],
    ['bathroom'],
    ['with', 'with a'],
    ['roll in shower'],
  ),
);

const washers = combined(
  ['washer', 'washing machine', 'clothes washer'],
  ['', 'or', '/', '+', '&', 'and', 'and a', 'and clothes'],
  ['dryer', 'drier', 'tumble dryer', 'clothes dryer'],
).concat(
  combined(['dryer', 'drier'], ['/'], ['washer', 'washing machine']),
  'washer dryer combo',
  'own washing machine',
  'our own washing machine',
  'my own washing machine',
);

const grills = combined(
  ['bbq', 'barbecue', 'barbeque', 'barbie', 'gas', 'charcoal', 'outdoor', 'gas bbq', 'weber'],
  ['grill'],
).concat(combined(['bbq', 'barbecue', 'barbeque'], ['pit', 'facility', 'area', 'set up']), 'gas bbq');

/** 'check in by himself', 'checks herself in'. */
const alone = combined(
  ['check in', 'checks in', 'checking in'],
  ['', 'by', 'all by'],
  ['himself', 'herself', 'themself', 'themselves', 'ourself', 'ourselves', 'myself', 'yourself'],
).concat(
  combined(
    ['check', 'checks', 'let', 'lets'],
    ['himself', 'herself', 'themselves', 'ourselves', 'myself'],
    ['in'],
  ),
  combined(['key'], ['box', 'lock box', 'lockbox', 'pick up box', 'collection box']),
);

/** 'a pool inside the building' is indoors. */
const poolsInside = combined(
  ['pool', 'swimming pool', 'swimming bath', 'swimming hall'],
  ['inside', 'indoors', 'in', 'within'],
  ['the building', 'the house', 'building', 'the hotel building'],
).concat(combined(['swimming bath', 'swimming hall'], ['inside', 'indoors']));

/** 'venue for a seminar'. */
const venues = combined(
  [
    'venue for',
    'venue to hold',
    'space for',
    'somewhere to hold',
    'place to hold',
    'room to hold',
    'hold',
    'host',
  ],
  ['a', 'our', 'an', 'a small', 'a one day', 'a two day', 'a three day', 'a half day', 'a 1 day', 'a 2 day'],
  ['seminar', 'conference', 'workshop', 'training day', 'training session', 'meeting', 'work event'],
).concat(combined(['seminar', 'workshop', 'training'], ['venue', 'room', 'facility', 'space']));

const shuttles = combined(
  ['free', 'courtesy', 'complimentary', ''],
  ['shuttle bus', 'shuttle van', 'shuttle service', 'shuttle bus service', 'hotel shuttle'],
).concat(
  combined(
    [
      'shuttle bus',
      'courtesy bus',
      'shuttle van',
      'transfer bus',
      'transfer coach',
      'transfer van',
      'bus transfer',
    ],
    ['to', 'from', 'service to'],
    ['airport', 'the airport', 'departures', 'arrivals', 'the terminal'],
  ),
  combined(
    ['', 'airport'],
    ['transfer', 'courtesy'],
    ['bus', 'buses', 'coach', 'minibus', 'van', 'car'],
    ['', 'service'],
  ),
  wordList('transfers to departures, transfer to departures, lift to departures, hotel transfer bus'),
  combined(['free', 'complimentary'], ['shuttle', 'bus'], ['to', 'from'], ['airport', 'the airport']),
);

/** 'somewhere to keep a suitcase', 'lockers or bag storage'. */
const bagsKept = combined(
  ['locker', 'storage locker', 'bag locker'],
  ['or', 'and', '/'],
  ['luggage storage', 'bag storage', 'baggage storage', 'luggage room', 'storage for bag', 'left luggage'],
).concat(
  combined(
    ['luggage storage', 'bag storage', 'baggage storage', 'luggage room'],
    ['or', 'and', '/'],
    ['locker', 'bag locker', 'storage locker'],
  ),
  combined(
    ['keep', 'store', 'leave', 'stash', 'put', 'stow'],
    ['a', 'my', 'our', 'the', 'some', 'two', 'heavy'],
    [
      'suitcase',
      'bag',
      'luggage',
      'case',
      'backpack',
      'rucksack',
      'ruck sack',
      'pack',
      'big suitcase',
      'large suitcase',
      'big bag',
    ],
  ).filter((words) => !/^put/.test(words)),
);

/** 'I use a power chair'. */
const wheels = combined(
  ['', 'use a', 'uses a', 'using a', 'in a', 'have a', 'with a', 'has a', 'use my', 'with my'],
  [
    'power chair',
    'powerchair',
    'power wheelchair',
    'powered wheelchair',
    'electric wheelchair',
    'motorised wheelchair',
    'manual wheelchair',
  ],
).concat(
  combined(
    [
      'power chair',
      'powerchair',
      'power wheelchair',
      'powered wheelchair',
      'electric wheelchair',
      'wheel chair',
      'manual wheelchair',
    ],
    ['user', 'bound', 'friendly', 'accessible'],
  ),
);

/** 'easy parking' is parking. */
const easyParking = combined(
  [
    'easy',
    'simple',
    'hassle free',
    'stress free',
    'convenient',
    'handy',
    'good',
    'decent',
    'adequate',
    'plenty of easy',
  ],
  ['parking', 'car parking', 'carpark', 'car park'],
).concat('easy to park', 'easy place to park');

/** Who trains wants to go on with it: 'a gym junkie', 'proper weights'. */
const training = combined(
  ['gym', 'fitness'],
  wordList('junkie, junky, goer, rat, nut, bro, freak, addict, buff, lover, fanatic, fiend'),
).concat(
  wordList(
    'gymgoer, weight room, weights area, weights gym, free weights, proper weights, decent weights, real weights, weights and treadmill, lift weights, lifting weights, do weights, weight training, squat rack, dumbbells',
  ),
);

/** 'space for two monitors' is on a desk. */
const screens = combined(
  ['desk', 'room', 'space', 'desk space'],
  ['for', 'to fit', 'that fits'],
  wordList('two, 2, three, 3, dual, my, both, a second, an extra, several, double').concat(''),
  ['monitors', 'monitor', 'screens', 'computer screens', 'pc'],
).filter((saying) => saying.split(' ').length < 6);

export const inTheHouse: readonly { says: readonly string[]; names: readonly string[] }[] = [
  ...nounFirst,
  ...together,
  ...mealsInTheHouse,
  { says: bagsKept, names: ['Luggage storage'] },
  { says: wheels, names: ['Wheelchair accessible'] },
  { says: easyParking, names: ['Free parking', 'Paid parking'] },
  { says: adaptedBaths, names: ['Accessible bathroom'] },
  { says: washers, names: ['Washing machine'] },
  { says: grills, names: ['Barbecue'] },
  {
    says: combined(
      ['play area', 'kids play area', 'children play area', 'childrens play area'],
      ['', 'for kids', 'for the kids', 'for children', 'for our kids'],
    ).concat(
      combined(['kid', 'children', 'childrens', 'child'], ['play'], ['area', 'space', 'equipment']),
      'swings and slide',
      ...combined(
        ['somewhere', 'where', 'place', 'place where', 'area where'],
        ['', 'the', 'our', 'my'],
        ['kids can play', 'children can play', 'toddler can play'],
      ),
      ...combined(
        ['somewhere', 'place', 'space', 'room'],
        ['for kids', 'for the kids', 'for children', 'for our kids'],
        ['to play'],
      ),
      // It is for children anyway.
      combined(
        ['kid', 'kids', 'children', 'childrens', 'child', 'toddler', 'toddlers'],
        ['playground', 'playgrounds'],
      ),
    ),
    names: ['Playground'],
  },
  { says: alone, names: ['Self check-in'] },
  { says: poolsInside, names: ['Indoor pool'] },
  { says: venues, names: ['Meeting rooms'] },
  { says: shuttles, names: ['Airport shuttle'] },
  { says: training, names: ['Gym'] },
  { says: screens, names: ['Work desk'] },
  { says: ['kitchen table'], names: ['Full kitchen', 'Kitchenette'] },
  { says: ['verandah', 'veranda', 'patio', 'porch'], names: ['Balcony'] },
  {
    says: combined(['wash'], ['', 'my', 'our', 'the', 'some'], ['stuff', 'gear', 'kit', 'thing']),
    names: ['Laundry', 'Washing machine'],
  },
];

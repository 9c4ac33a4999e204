import { wordList } from '~/features/directory/sentence/words/word-list';

/* What only sentences say of amenities, by other words than their names; nothing of it is suggested. */

/** Every phrase of one of each, with a space between them. */
const combined = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.reduce(
    (starts, list) => starts.flatMap((start) => list.map((next) => [start, next].filter(Boolean).join(' '))),
    [''],
  );

const insideOrOut = ['inside or outside', 'outside or inside', 'indoor or outdoor', 'outdoor or indoor'];
const ours = ['', 'my', 'our', 'the', 'a', 'your'];
const anyParking = ['Free parking', 'Paid parking'];
/** 'a free place to park the car', 'where I can leave my car'. */
const placeForCar = combined(
  wordList('somewhere to, place to, spot to, space to, room to, where to, i can, we can, able to, to'),
  ['park', 'leave'],
  ['my', 'our', 'the', 'a'],
  ['car', 'vehicle'],
).concat(combined(['spot for', 'place for', 'space for'], ours.slice(1, 4), ['car', 'vehicle', 'ute']));

const bikes = ['bike', 'bicycle', 'pushbike', 'cycle', 'e bike'];
const someBikes = ['', 'my', 'our', 'the', 'a', 'two', '2', 'four', '4'];
const bikePlaces = combined(
  wordList(
    'shed, lock up, lockup, cage, locker, rack, garage, somewhere safe, somewhere secure, safe spot, spot',
  ),
  ['for'],
  someBikes,
  bikes,
).concat(
  combined(['lock up', 'lock', 'secure', 'lockup'], ['your', 'their', 'his', 'her'], bikes),
  combined(['bike', 'bicycle', 'cycle', 'cyclist', 'cycling'], ['friendly']),
);

const bags = ['bag', 'luggage', 'suitcase', 'baggage', 'case', 'backpack'];
const bagWords = combined(['leave', 'store', 'drop', 'drop off', 'stash', 'dump'], ours, bags).concat(
  combined(['leave', 'drop'], ours.slice(1), bags, ['off', 'with you', 'there', 'at reception']),
);

const water = ['sea', 'ocean', 'water', 'beach'];
const outlooks = (of: readonly string[]) =>
  combined(of, ['outlook']).concat(
    combined(['outlook'], ['over', 'to', 'of', 'onto', 'across'], ['', 'the'], of),
  );

const here = ['on site', 'onsite', 'on the premises', 'on premises', 'in house', 'in the building'];
/** 'dinner on site': a breakfast there is another thing. */
const dining = combined(
  wordList(
    'dining, place to eat, somewhere to eat, to eat, dinner, eat, food, meal, lunch and dinner, eating',
  ),
  here,
).concat(
  combined(
    ['on site', 'onsite', 'in house', 'inhouse', 'in hotel'],
    ['dining', 'restaurant', 'dinner', 'eatery'],
  ),
);

const bars = wordList('secure, safe, locked, lockable, undercover, covered');
const noSmoking = combined(
  ['', 'with'],
  wordList('no smoking room, no smoking rooms, no smoking allowed, no smoking'),
);

export const saidOtherwise: readonly { says: readonly string[]; names: readonly string[] }[] = [
  {
    says: combined(
      ['can park', 'can i park', 'can we park', 'park', 'to park'],
      wordList(
        'for free, for nothing, free of charge, at no cost, without paying, somewhere free, it for free',
      ),
    ).concat('somewhere free to park', 'free to park'),
    names: ['Free parking'],
  },
  { says: [...placeForCar, 'lock up garage', 'lockup garage'], names: anyParking },
  {
    says: bikePlaces.concat(combined(bars, ['bike', 'bicycle'], ['storage', 'shed', 'parking', 'room'])),
    names: ['Bicycle storage'],
  },
  { says: bagWords, names: ['Luggage storage'] },
  {
    says: wordList(`
      ev plug, ev socket, ev outlet, ev hook up, ev friendly, tesla friendly, ev plug in, plug for the ev, plug for our ev, plug for my ev, electric car friendly, electric vehicle friendly,
      electric car plug, electric car point, electric car charge point, tesla charge point, tesla point
    `),
    names: ['Electric car charging'],
  },
  { says: ['tasting room', 'wine tasting room', 'tasting cellar'], names: ['Cellar door tastings'] },
  { says: outlooks(water), names: ['Sea view'] },
  { says: outlooks(['city', 'cbd']), names: ['City view'] },
  { says: ['backyard', 'back yard', 'front yard', 'a yard', 'with yard', 'grassy yard'], names: ['Garden'] },
  { says: dining, names: ['Restaurant'] },
  {
    says: combined(['outside', 'outdoor', 'outdoors'], ['swimming pool', 'pool']).concat(
      combined(['pool', 'swimming pool'], ['outside', 'outdoors']),
      combined(['swim'], ['outside', 'outdoors']),
    ),
    names: ['Outdoor pool'],
  },
  { says: combined(['outside', 'outdoor'], ['bbq', 'barbecue', 'barbeque', 'barbie']), names: ['Barbecue'] },
  {
    says: combined(insideOrOut, ['pool', 'swimming pool']).concat(combined(['pool'], insideOrOut)),
    names: ['Outdoor pool', 'Indoor pool'],
  },
  {
    says: combined(['rooftop', 'roof top'], ['pool', 'swimming pool']).concat(
      combined(['pool', 'swimming pool'], ['on the', 'on a'], ['roof', 'rooftop']),
    ),
    names: ['Outdoor pool', 'Indoor pool'],
  },
  { says: wordList('conf room, conf facility, conf space, conferencing facility'), names: ['Meeting rooms'] },
  {
    says: wordList(`
      oven and stove, stove and oven, oven and hob, hob and oven, oven and stovetop, oven and cooktop, oven, stove, stovetop, stove top, cooktop, cook top, hob
    `),
    names: ['Full kitchen'],
  },
  {
    says: wordList('camp kitchen, communal kitchen, common kitchen, guest kitchen, kitchen for guests'),
    names: ['Shared kitchen'],
  },
  { says: noSmoking, names: ['Non-smoking rooms'] },
  {
    says: wordList(
      'check in myself, check in on my own, check in on our own, check yourself in, let yourself in, let me in myself',
    ),
    names: ['Self check-in'],
  },
  {
    says: combined(
      ['', 'front'],
      ['reception', 'desk'],
      ['', 'is', 'thats'],
      ['open', 'staffed'],
      wordList(
        'all hours, at all hours, all night, all night long, overnight, around the clock, round the clock, day and night',
      ),
    ).concat(
      combined(
        ['open', 'staffed'],
        ['reception', 'front desk'],
        ['all night', 'all hours', 'overnight', '24 hours', '24 / 7'],
      ),
      wordList('reception at all hours, overnight reception, reception overnight'),
    ),
    names: ['24-hour reception'],
  },
  {
    says: wordList(`
      wheelchair ramp, ramp, ramp access, access ramp, entry ramp, ramp at the entrance, ramp at the door, ramp to the door, ramp for wheelchair, ramp for a wheelchair,
      ramp for the wheelchair, no step entry, no step entrance, no step access, step free entry, level entry, level entrance
    `),
    names: ['Step-free entrance'],
  },
  {
    says: wordList(
      'disabled access bathroom, wheelchair access bathroom, disabled access shower, disabled access toilet',
    ),
    names: ['Accessible bathroom'],
  },
];

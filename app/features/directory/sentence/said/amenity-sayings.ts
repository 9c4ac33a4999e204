import { breakfast } from '~/features/directory/sentence/words/free-words';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { inTheHouse } from './in-the-house';

/* What only sentences say of amenities, by other words than their names; nothing of it is suggested. */

const insideOrOut = ['inside or outside', 'outside or inside', 'indoor or outdoor', 'outdoor or indoor'];
const ours = ['', 'my', 'our', 'the', 'a', 'your'];
const anyParking = ['Free parking', 'Paid parking'];
/** 'a free place to park the car', 'where I can leave my car'. */
const placeForCar = combined(
  wordList('somewhere to, place to, spot to, space to, room to, where to, i can, we can, able to, to'),
  ['park', 'leave'],
  ['my', 'our', 'the', 'a'],
  ['car', 'vehicle', 'ute', 'work ute', 'van'],
).concat(
  combined(['spot for', 'place for', 'space for'], ours.slice(1, 4), [
    'car',
    'vehicle',
    'ute',
    'motorbike',
    'motorcycle',
    'motor bike',
  ]),
);

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
  // 'bikes kept safe', 'keep our bikes safe'.
  combined(
    ['bike', 'bicycle', 'cycle'],
    ['', 'are', 'can be', 'to be'],
    wordList('kept safe, kept secure, kept inside, locked up, locked away, stored, stored safely'),
  ),
  combined(
    ['keep', 'keeping'],
    ours.slice(1, 4).concat(''),
    ['bike', 'bicycle', 'pushbike'],
    ['safe', 'secure', 'inside', 'locked up'],
  ),
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
/** 'breakfast is thrown in', 'wifi costs nothing'; parking has such tails in the rule of what describes it. */
const atNoCost = (nouns: readonly string[]) =>
  combined(
    nouns,
    wordList(`
    is thrown in, thats thrown in, gets thrown in, being thrown in, comes with it, that comes with it, comes with the room, comes with, comes free, comes included, comes for free, costs nothing, that costs nothing, cost nothing, doesnt cost extra, doesnt cost anything, is on the house,
    on the house, is part of it, in the deal, in the tariff, is in the tariff, without paying extra, without extra cost, as part of it, with no extra cost
  `),
  ).concat(
    combined(wordList('throws in, throw in, thrown in, comes with, come with'), ['free', 'the'], nouns),
  );

/** A pool for children; 'kids pool' is a tag as well. */
const kidsPools = combined(
  wordList('kid, children, child, toddler, baby, paddling, wading, kiddie, kiddy, splash, little kid'),
  ['pool', 'swimming pool'],
);

/** What one cooks with beside a stove: a room with it has a kitchenette at least. */
const cookers = combined(
  ['', 'fridge and', 'kettle and', 'toaster and'],
  ['microwave', 'toaster', 'toastie maker', 'sandwich maker', 'sandwich press', 'fridge'],
).concat(
  combined(['microwave'], ['and', 'or', 'and a', 'plus', 'with'], ['fridge', 'kettle', 'toaster']),
  combined(['fridge', 'toaster'], ['and', 'and a', 'plus', 'with'], ['kettle']),
  combined([
    'microwave oven',
    'microwave to heat up dinner',
    'hotplate',
    'hot plate',
    'cooking ring',
    'cook ring',
  ]),
);

/** 'dinner on site': a breakfast there is another thing. */
const dining = combined(
  wordList(
    'dining, place to eat, somewhere to eat, to eat, dinner, dinner served, dinner is served, meal served, meal are served, food served, lunch served, dinner available, eat, food, meal, lunch and dinner, eating',
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
  ...inTheHouse,
  {
    says: combined(
      ['can park', 'can i park', 'can we park', 'park', 'to park'],
      wordList(
        'for free, for nothing, free of charge, at no cost, without paying, somewhere free, it for free',
      ),
    ).concat('somewhere free to park', 'free to park'),
    names: ['Free parking'],
  },
  {
    says: [
      ...placeForCar,
      ...combined(
        ['park', 'to park'],
        ['my', 'our', 'the', 'a'],
        ['ute', 'work ute', 'van', 'wagon', 'rental'],
      ),
      'lock up garage',
      'lockup garage',
    ],
    names: anyParking,
  },
  {
    says: wordList(
      'lounge to share, lounge we can share, lounge to share with others, lounge area, a lounge area, guest lounge, guests lounge, shared lounge, communal lounge, communal area, communal areas, common area, common areas, shared living area',
    ),
    names: ['Common room'],
  },
  {
    says: bikePlaces.concat(combined(bars, ['bike', 'bicycle'], ['storage', 'shed', 'parking', 'room'])),
    names: ['Bicycle storage'],
  },
  { says: bagWords, names: ['Luggage storage'] },
  {
    says: wordList(`
      ev plug, ev socket, ev outlet, ev hook up, ev friendly, tesla friendly, drive a tesla, driving a tesla, we drive a tesla, i drive a tesla, drive an ev, drive an electric car, we drive an ev, have a tesla, have an ev, have an electric car, ev plug in, plug for the ev, plug for our ev, plug for my ev, electric car friendly, electric vehicle friendly,
      electric car plug, electric car point, electric car charge point, tesla charge point, tesla point
    `),
    names: ['Electric car charging'],
  },
  { says: ['tasting room', 'wine tasting room', 'tasting cellar'], names: ['Cellar door tastings'] },
  {
    says: combined(['', 'on site', 'onsite', 'in house', 'own'], ['tasting']).slice(1),
    names: ['Cellar door tastings'],
  },
  { says: atNoCost(breakfast), names: ['Breakfast included'] },
  { says: atNoCost(['wifi', 'wi fi', 'internet']), names: ['Free Wi-Fi'] },
  {
    says: wordList(
      'corner bath, corner tub, soaking tub, soaker tub, deep tub, big tub, clawfoot tub, claw foot tub, clawfooted tub, freestanding tub, tub, tub to soak in',
    ),
    names: ['Bath tub'],
  },
  { says: kidsPools, names: ['Outdoor pool', 'Indoor pool'] },
  {
    says: combined(
      ['', 'two', '2', 'three', '3'],
      wordList(
        'interconnecting, communicating, inter connecting, interconnected, connecting, connected, adjoining, adjacent',
      ),
      ['room', 'family room', 'bedroom', 'hotel room', 'motel room'],
    ).concat(
      combined(
        ['room'],
        ['', 'that', 'which', 'to'],
        wordList('interconnect, inter connect, connect, adjoin'),
      ),
    ),
    names: ['Family rooms'],
  },
  { says: cookers, names: ['Kitchenette', 'Full kitchen'] },
  {
    says: combined(
      ['private room with', 'room with', 'private room and'],
      ['bathroom', 'a bathroom', 'bath and toilet'],
    ),
    names: ['Private bathroom'],
  },
  { says: ['wheelchair using', 'uses wheelchair', 'uses the wheelchair'], names: ['Wheelchair accessible'] },
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
  {
    says: wordList(
      'conf room, conf facility, conf space, conferencing facility, function room, function space, function facility, event space, boardroom, board room',
    ),
    names: ['Meeting rooms'],
  },
  {
    says: wordList(`
      fully equipped kitchen, well equipped kitchen, full equipped kitchen, properly equipped kitchen, fully fitted kitchen, kitchen fully equipped, kitchen that is fully equipped, proper kitchen, real kitchen, actual kitchen, proper full kitchen, oven and stove, stove and oven, oven and hob, hob and oven, oven and stovetop, oven and cooktop, oven, stove, stovetop, stove top, cooktop, cook top, hob
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
      // Who comes late is served by one that never closes.
      combined(
        ['', 'front'],
        ['reception', 'desk'],
        ['', 'is', 'thats', 'being', 'stays', 'that stays'],
        ['open'],
        ['late', 'late at night', 'till late', 'until late', 'til late'],
      ),
      combined(wordList('late night, late opening, late, late open, late closing'), [
        'reception',
        'front desk',
      ]),
      combined(['late', 'round the clock', 'around the clock'], ['', 'hours'], ['reception', 'front desk']),
      wordList('reception at all hours, overnight reception, reception overnight'),
    ),
    names: ['24-hour reception'],
  },
  {
    says: wordList(`
      wheelchair ramp, ramp, ramp access, access ramp, entry ramp, ramp at the entrance, ramp at the door, ramp to the door, ramp for wheelchair, ramp for a wheelchair,
      ramp for the wheelchair, no step entry, no step entrance, no step access, step free entry, level entry, level entrance, level access, ground level access, ground level entry, ground level entrance, street level access, street level entry, level entry access, level access entry, level access entrance, level access to the room, level walk in, level to get into, level to get in, level to walk in, level to walk into, level to the door, level from the street, flat entry, flat entrance, flat access, flat walk in, flat to walk in, flat to walk into, flat level access, flat level entry, no lip at the door
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

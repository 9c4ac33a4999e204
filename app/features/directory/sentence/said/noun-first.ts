import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

/* What travellers bring, before what they do with it: 'bikes to store', and for whom a stay is easy: 'pram friendly'. */

const some = ['', 'my', 'our', 'the', 'a', 'some', 'two', '2', 'three', '3'];
const nounTo = (nouns: string, verbs: string) => combined(some, wordList(nouns), ['to'], wordList(verbs));

const keptBikes = nounTo(
  'bike, bicycle, pushbike, e bike, ebike, mountain bike',
  'store, lock up, lock, keep, keep safe, put away, park, stash, secure',
);
const keptBags = nounTo(
  'luggage, bag, suitcase, baggage, backpack',
  'store, leave, leave behind, drop, drop off, stash, dump, keep',
);
/** A truck needs more room than a listing tells of. */
const parkedCars = nounTo(
  'car, ute, van, vehicle, hire car, rental car, motorbike, motorcycle, caravan, trailer, boat, camper, campervan, motorhome',
  'park',
);
const washing = nounTo('clothes, washing, laundry', 'wash, do').concat('load of washing to do');
const charged = nounTo(
  'car, ev, tesla, electric car, electric vehicle, hybrid',
  'charge, recharge, plug in, charge up',
);

/** Wheels that a step stops. */
const wheels = wordList(
  'pram, stroller, pushchair, buggy, baby buggy, walker, walking frame, rollator, zimmer frame',
);
const easyForPrams = combined(wheels, ['friendly', 'access', 'accessible', 'suitable']).concat(
  combined(
    wordList('good for, great for, easy for, suitable for, suits, ok for, fine for'),
    ['', 'a', 'our', 'the', 'my'],
    wheels,
  ),
  // 'room for a pram', 'somewhere to put the pram'.
  combined(
    wordList(
      'room for, space for, enough room for, enough space for, somewhere for, somewhere to put, somewhere to park, somewhere to leave, room to put, space to put',
    ),
    ['a', 'our', 'the', 'my', 'a double', 'our double'],
    ['pram', 'stroller', 'pushchair', 'baby buggy'],
  ),
);

const waters = wordList('jetty, pier, sea, ocean, gulf, surf');
const overWater = combined(waters, ['view', 'outlook', 'vista']).concat(
  combined(['view', 'outlook'], wordList('of, over, to, across, onto, towards'), ['', 'the'], waters),
  combined(
    wordList('overlooking, looking over, looking out over, look over, look out over, looking onto'),
    ['', 'the'],
    [...waters, 'water'],
  ),
);

export const nounFirst: readonly { says: readonly string[]; names: readonly string[] }[] = [
  { says: keptBikes, names: ['Bicycle storage'] },
  { says: keptBags, names: ['Luggage storage'] },
  { says: parkedCars, names: ['Free parking', 'Paid parking'] },
  { says: washing, names: ['Laundry', 'Washing machine'] },
  { says: charged, names: ['Electric car charging'] },
  { says: easyForPrams, names: ['Step-free entrance'] },
  { says: ['wheelie friendly', 'wheely friendly'], names: ['Wheelchair accessible'] },
  { says: overWater, names: ['Sea view'] },
  {
    says: wordList(
      'own loo, own dunny, own ensuite, private loo, private dunny, unshared bathroom, unshared toilet, unshared shower',
    ),
    names: ['Private bathroom'],
  },
];

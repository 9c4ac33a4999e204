import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

/* What only sentences say of eating and drinking in the house. */

/** 'bar downstairs' is in the house. */
const barsBelow = combined(
  ['bar', 'pub', 'cocktail bar', 'wine bar', 'lobby bar'],
  ['downstairs', 'down stairs', 'on the ground floor', 'in the lobby'],
).concat(
  combined(
    ['have', 'get', 'grab', 'enjoy', 'for', 'buy'],
    ['a', 'a cold', 'a quiet'],
    ['beer', 'drink', 'wine', 'glass of wine', 'cocktail', 'pint'],
    ['downstairs', 'onsite', 'on site', 'in house', 'in the hotel', 'at the hotel', 'on the premises'],
  ),
);

/** 'a pub feed downstairs'. */
const downstairs = combined(
  wordList(
    'restaurant, food, meal, pub meal, pub feed, pub food, pub grub, feed, bistro, cafe, dinner, dining, eatery, counter meal, place to eat',
  ),
  ['downstairs', 'down stairs', 'on the ground floor'],
).concat(
  combined(
    ['pub meal', 'pub feed', 'pub food', 'pub grub', 'counter meal', 'bistro', 'bistro meal'],
    wordList('on site, onsite, in house, inhouse, on the premises, in the building'),
  ),
);

/** 'get a decent feed', which is had in the house. */
const goodFeeds = combined(
  ['', 'a', 'get a', 'grab a', 'have a', 'do a', 'does a', 'for a'],
  ['decent', 'good', 'proper', 'hearty', 'solid', 'great'],
  ['feed', 'pub feed', 'pub meal', 'counter meal'],
  ['', 'at night', 'in the evening', 'on site', 'onsite'],
);

const cooking = combined(
  ['cook', 'cooking', 'to cook', 'for cooking', 'make', 'making', 'prepare', 'preparing'],
  ['own', 'our own', 'my own', 'their own', 'your own', 'his own'],
  ['food', 'meal', 'dinner', 'tea', 'breakfast', 'lunch'],
);

/** 'dinner served in room'; of 'breakfast in bed' the breakfast counts. */
const meals = ['dinner', 'breakfast', 'food', 'meal', 'lunch'];
const servedThere = combined(
  meals,
  ['served', 'brought', 'delivered'],
  ['in room', 'to room', 'in the room', 'to the room', 'in our room', 'to our room', 'to my room'],
).concat(combined(['in room', 'inroom'], ['dining', 'meal', 'breakfast', 'dinner', 'food service']));

/** 'dinner restaurant'. */
const dinners = combined(
  ['restaurant'],
  ['for', 'open for', 'that does', 'serving', 'that serves', 'doing', 'with', 'where we can have'],
  ['dinner', 'lunch', 'tea', 'dinner and lunch', 'lunch and dinner', 'evening meal'],
).concat(combined(['dinner', 'lunch', 'evening'], ['restaurant']));

export const mealsInTheHouse: readonly { says: readonly string[]; names: readonly string[] }[] = [
  { says: servedThere, names: ['Room service'] },
  { says: dinners, names: ['Restaurant'] },
  { says: downstairs, names: ['Restaurant'] },
  { says: goodFeeds, names: ['Restaurant'] },
  { says: barsBelow, names: ['Bar'] },
  { says: cooking, names: ['Full kitchen', 'Kitchenette'] },
];

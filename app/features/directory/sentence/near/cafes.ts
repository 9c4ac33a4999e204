import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { nearbyThings } from './nearby';

const cafes = wordList('cafes, coffee shops, coffee places, eateries, bakeries, boutiques');
const shops = wordList('shops, the shops, stores, shopping');
const oneCafe = wordList('cafe, coffee shop, eatery, bakery');
const joints = [',', 'and', 'or', ', and', ', or', '+', '/'];
/** 'cafes on site' are in the house. */
const inside = wordList(
  'on site, onsite, downstairs, in house, in the hotel, in the building, on the premises',
);
const near =
  /(^| )(near|nr|by|beside|opposite|(close|next|near|walk|stroll|distance|handy|steps) (to|from|of))( an?| the| some| good| nice| great| decent)*$/;
const longestLead = 5;

const cuisine =
  /^(italian|german|french|greek|spanish|thai|asian|chinese|japanese|korean|indian|vietnamese|malaysian|lebanese|turkish|mexican|nepalese|ethiopian|african|afghan|persian|mediterranean|vegan|veg|veggie|vego|vegetarian|halal|kosher|seafood)$/;
const served = wordList(
  'restaurants, restaurant, cafes, cafe, eateries, food, places to eat, takeaway, takeaways, cuisine, bakeries, dining',
);
/** 'walk to Italian restaurants', 'near good thai food': they are in the street; 0 for a restaurant of the house. */
function cuisineAt(tokens: readonly Token[], at: number): number {
  if (!cuisine.test(wordAt(tokens, at))) return 0;
  const noun = longestRun(tokens, at + 1, served);
  const behind = noun > 0 ? longestRun(tokens, at + 1 + noun, nearbyThings) : 0;
  const isNear = noun > 0 && (behind > 0 || near.test(wordsBefore(tokens, at, longestLead)));
  return isNear ? 1 + noun + behind : 0;
}

const pubs = wordList(
  'pubs and bars, bars and pubs, pubs or bars, pubs and clubs, pubs and restaurants, pubs',
);
/** 'walking distance to pubs and bars', 'pubs nearby'; 0 elsewhere. */
function pubsAt(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, pubs);
  const behind = length > 0 ? longestRun(tokens, at + length, nearbyThings) : 0;
  return behind > 0 || (length > 0 && near.test(wordsBefore(tokens, at, longestLead))) ? length + behind : 0;
}

/** 'close to cafes', 'near shops and cafes', 'a cafe nearby': where the stay is, which no listing tells; 'a cafe on site' is a text. */
export const cafesRule: Rule = (tokens, at) => {
  const ofCountry = cuisineAt(tokens, at);
  if (ofCountry > 0) return unfiltered(ofCountry, 'distance');
  const drinking = pubsAt(tokens, at);
  if (drinking > 0) return unfiltered(drinking, 'distance');
  const one = longestRun(tokens, at, oneCafe);
  if (one > 0) {
    const behind = longestRun(tokens, at + one, nearbyThings);
    const isNear = behind > 0 || near.test(wordsBefore(tokens, at, longestLead));
    return isNear ? unfiltered(one + behind, 'distance') : null;
  }
  const first = longestRun(tokens, at, cafes);
  const shopping = first > 0 ? 0 : longestRun(tokens, at, shops);
  if (first + shopping === 0) return null;
  const joint = longestRun(tokens, at + first + shopping, joints);
  const second = joint > 0 ? longestRun(tokens, at + first + shopping + joint, first > 0 ? shops : cafes) : 0;
  // 'shops' by themselves are a text.
  if (shopping > 0 && second === 0) return null;
  const end = at + first + shopping + (second > 0 ? joint + second : 0);
  if (longestRun(tokens, end, inside) > 0 || /^(internet|cat|with|no)$/.test(wordAt(tokens, at - 1))) {
    if (longestRun(tokens, end, nearbyThings) === 0) return null;
  }
  return unfiltered(end + longestRun(tokens, end, nearbyThings) - at, 'distance');
};

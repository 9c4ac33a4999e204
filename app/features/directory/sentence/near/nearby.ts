import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const nearby = ['nearby', 'close by', 'near by', 'around the corner'];
const doorstep = combined(['on', 'at', 'right on', 'right at'], ['the', 'our', 'your', 'my'], ['doorstep']);
/** Behind the name of a landmark: 'tram stop nearby'. */
export const nearbyLandmark = nearby.concat(doorstep, [
  'close',
  'near',
  'close at hand',
  'at the door',
  'at door',
  'handy',
]);
/** Behind what is around a stay: 'cellar doors down the road'. */
export const nearbyThings = nearby.concat(doorstep, [
  'around',
  'on site or nearby',
  'onsite or nearby',
  'or nearby',
  'or close by',
  'in the area',
  'down the road',
  'close at hand',
  'within walking distance',
  'in walking distance',
  // 'cellar doors you can walk to'.
  ...combined(['you can', 'we can', 'i can', 'one can', 'to'], ['walk to']),
]);

/**
 * The length of the phrase there where that part of the sentence ends behind it or goes on with `follows`; 0 elsewhere: 'a pool near by the
 * beach' has no pool nearby.
 */
export function nearbyLength(
  tokens: readonly Token[],
  at: number,
  phrases: readonly string[],
  follows: RegExp,
): number {
  const length = longestRun(tokens, at, phrases);
  const next = wordAt(tokens, at + length);
  return next === '' || isBreak(next) || follows.test(next) ? length : 0;
}

import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { beginsMoney } from '~/features/directory/sentence/tokens/currency';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const dear = /^(4|four|5|five|6|six)$/;
const leads = ['on a', 'on', 'at a', 'at', 'for a', 'for', 'with a', 'but a', 'but', 'a', 'the'];
const prices = ['price', 'prices', 'rates', 'money', 'pricing', 'price tag', 'price range', 'price point'];
/** '3 star, price under 150' without its comma: a sum is said of the word before it. */
const ofSum = /^(under|below|up|max|maximum|of|from|around|about|between|less|over|is|no|\d.*)$/;

/** '4 star or better but 3 star price', '5 star on a 2 star budget': what it may cost, and no rating. */
export function starPriceRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = longestRun(tokens, at, leads);
  const stars = wordAt(tokens, at + lead);
  if (!/^([1-6]|one|two|three|four|five|six)$/.test(stars)) return null;
  if (!/^stars?$/.test(wordAt(tokens, at + lead + 1))) return null;
  const nounAt = at + lead + 2;
  const isLed = lead > 0 && wordAt(tokens, at + lead - 1) === 'a';
  const noun = longestRun(tokens, nounAt, isLed ? prices.concat('budget') : prices);
  if (noun === 0) return null;
  const end = nounAt + noun;
  if (ofSum.test(wordAt(tokens, end)) || beginsMoney(tokens, end)) return null;
  const cheap = dear.test(stars) ? undefined : phrases.get(keyOf(['cheap']));
  return { length: end - at, part: cheap ?? { is: 'filler' } };
}

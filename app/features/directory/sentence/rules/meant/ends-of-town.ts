import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const towns = combined(
  ['of', 'of the'],
  ['town', 'city', 'cbd', 'adelaide', 'adelaide cbd', 'central adelaide'],
);
const sides = combined(['', 'the'], ['east', 'west', 'eastern', 'western']);
/** Only of the town: a beach has a north end as well. */
const otherSides = combined(
  ['', 'the'],
  [
    'north',
    'south',
    'northern',
    'southern',
    'north terrace',
    'south terrace',
    'west terrace',
    'east terrace',
  ],
).concat(
  combined(
    ['', 'the'],
    ['hindley', 'rundle', 'gouger', 'hutt', 'pulteney', 'grenfell', 'pirie', 'currie', 'waymouth', 'halifax'],
    ['', 'st', 'street', 'mall'],
  ),
);
/** 'the west end of the beach', 'the east end of Glenelg'. */
const goesOn = /^(of|road|rd|street|st|brewery|beach|jetty|user|date)$/;

/** 'the east end', 'west end of town', 'Hindley St end of town' are parts of the city. */
export function endOfTownRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const side = longestRun(tokens, at, sides);
  const other = side > 0 ? 0 : longestRun(tokens, at, otherSides);
  const end = at + side + other;
  if (end === at || wordAt(tokens, end) !== 'end') return null;
  const town = longestRun(tokens, end + 1, towns);
  const next = wordAt(tokens, end + 1);
  const isStreet = next === 'of' && /^(rundle|hindley|grote|gouger|the)$/.test(wordAt(tokens, end + 2));
  if (town === 0 && (other > 0 || (goesOn.test(next) && !isStreet))) return null;
  if (town === 0 && isStreet && wordAt(tokens, end + 2) === 'the') return null;
  // What is left of 'west end of Glenelg' reads the same again.
  if (town === 0 && at === 0 && tokens.length === 2) return null;
  const part = phrases.get(keyOf(['city']));
  return part?.is === 'place' ? { length: end + 1 + town - at, part: { ...part, isVague: true } } : null;
}

import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const built = combined(
  ['', 'was', 'that was', 'which was'],
  ['built', 'build', 'constructed', 'dating', 'dates', 'dated', 'erected'],
  ['', 'in', 'in the', 'before', 'from', 'from the', 'around', 'back to', 'back to the', 'during the', 'pre'],
);
const from = ['from the', 'of the', 'from', 'a'];
const lastOld = 1930;

/** 'built before 1900', 'a cottage from the 1880s': an old house; a year alone may be a number. */
export function builtThenRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = longestRun(tokens, at, built);
  const other = lead > 0 ? 0 : longestRun(tokens, at, from);
  const year = at + lead + other;
  const isOld = /^1[89]\d\d$/.test(wordAt(tokens, year)) && Number(wordAt(tokens, year)) <= lastOld;
  if (!isOld) return null;
  const isDecade = wordAt(tokens, year + 1) === 's' && tokens[year]?.end === tokens[year + 1]?.start;
  const part = lead > 0 || isDecade ? phrases.get(keyOf(['heritage'])) : undefined;
  return part?.is === 'tag' ? { length: year + 1 + Number(isDecade) - at, part } : null;
}

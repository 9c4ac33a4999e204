import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const lively = /^(lively|vibrant|buzzing|buzzy)$/;
/** Behind it where it is said of the place itself. */
const behind =
  /^(and|but|or|near|in|with|at|close|for|please|place|spot|stay|somewhere|atmosphere|vibe|location)$/;
const own = /^(place|spot|stay|atmosphere|vibe|location)$/;

/** 'somewhere lively', 'a lively hotel'; 'a lively pub' and 'lively kids' are others. */
export function livelyRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (!lively.test(wordAt(tokens, at))) return null;
  const next = wordAt(tokens, at + 1);
  const isOfStay =
    next === '' || isBreak(next) || behind.test(next) || phrases.get(keyOf([next]))?.is === 'type';
  const part = isOfStay ? phrases.get(keyOf(['nightlife'])) : undefined;
  return part ? { length: own.test(next) ? 2 : 1, part } : null;
}

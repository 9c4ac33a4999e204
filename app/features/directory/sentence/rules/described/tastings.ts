import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const ofOthers =
  /^(whisk(e)?y|gin|beer|cheese|chocolate|food|oil|oyster|oysters|spirits?|tea|coffee|blind|do|doing|go|going|for|to|the|several|many)$/;

/** 'tastings' are those of a cellar door; 'gin tastings' and 'going to tastings' are others. */
export function tastingsRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (wordAt(tokens, at) !== 'tastings' || ofOthers.test(wordAt(tokens, at - 1))) return null;
  const part = phrases.get(keyOf(['cellar', 'door']));
  return part?.is === 'amenity' ? { length: 1, part } : null;
}

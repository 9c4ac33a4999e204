import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { chatWords } from '~/features/directory/sentence/words/chat-words';
import { fillerWords } from '~/features/directory/sentence/words/plain-words';

const size = /^(small|little|cosy|cozy|country|charming|old|nice|lovely)$/;

/** 'an inn in Hahndorf', 'a small inn', 'Hahndorf inn'; 'Comfort Inn' is a name. */
export function innRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const sized = Number(size.test(wordAt(tokens, at)));
  if (!/^inns?$/.test(wordAt(tokens, at + sized))) return null;
  const last = wordAt(tokens, at - 1);
  const isKnown = fillerWords.has(last) || chatWords.has(last) || phrases.has(keyOf([last]));
  const isAlone = last === '' || isBreak(last) || last === 'some' || size.test(last) || isKnown;
  return isAlone ? { length: sized + 1, part: { is: 'type', type: 'bed-breakfast' } } : null;
}

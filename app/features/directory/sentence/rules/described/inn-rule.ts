import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const size = /^(small|little|cosy|cozy|country|charming|old|nice|lovely)$/;
const before =
  /^(an?|any|some|or|in|quiet|cheap|budget|romantic|historic|heritage|boutique|affordable|luxury)$/;

/** 'an inn in Hahndorf', 'a small inn'; 'Comfort Inn' and 'the Stirling Inn' are names. */
export function innRule(tokens: readonly Token[], at: number): Match | null {
  const sized = Number(size.test(wordAt(tokens, at)));
  if (!/^inns?$/.test(wordAt(tokens, at + sized))) return null;
  const last = wordAt(tokens, at - 1);
  const isAlone = last === '' || isBreak(last) || before.test(last);
  return isAlone ? { length: sized + 1, part: { is: 'type', type: 'bed-breakfast' } } : null;
}

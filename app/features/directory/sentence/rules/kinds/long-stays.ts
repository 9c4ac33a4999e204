import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const fewestWeeks = 3;
/** The 'stay' of 'two month stay' and of '3 week stay'. */
export function longStayRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (!/^stays?$/.test(wordAt(tokens, at))) return null;
  const unit = wordAt(tokens, at - 1);
  const count = numberAt(tokens, at - 2)?.value ?? 1;
  const isLong = /^months?$/.test(unit) || (/^(weeks?|wks?)$/.test(unit) && count >= fewestWeeks);
  const part = isLong ? phrases.get(keyOf(['long', 'stay'])) : undefined;
  return part?.is === 'tag' ? { length: 1, part } : null;
}

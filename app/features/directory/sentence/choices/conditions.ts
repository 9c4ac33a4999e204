import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { endsPart, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const ends = /^([,.:!?)]|then|otherwise)$/;

/**
 * How many words of 'unless it has private bathrooms' name a case in which something else holds; 0 elsewhere, and where all
 * is refused unless it has something: 'no hotel unless it has parking' asks for parking.
 */
export function conditionLength(tokens: readonly Token[], at: number, before: readonly Segment[]): number {
  if (wordAt(tokens, at) !== 'unless' || isUltimatum(before) || isRefusedThen(tokens, at)) return 0;
  const length = tokens.slice(at).findIndex(({ word }) => ends.test(word));
  const end = length < 0 ? tokens.length - at : length;
  return end > 1 ? end : 0;
}

/** 'unless it has parking we won't book'. */
function isRefusedThen(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + longestClause);
  const end = next.findIndex(({ word }, index) => word === ':' || endsPart(next, index));
  return (end < 0 ? next : next.slice(0, end)).some(({ word }) => refusals.test(word));
}
const longestClause = 10;
const refusals = /^(wont|not|dont|cant|cannot|forget)$/;

function isUltimatum(before: readonly Segment[]): boolean {
  const last = before.findLast(({ part }) => part !== null && part.is !== 'filler')?.part;
  if (last?.is !== 'unfiltered' || last.why !== 'absence') return false;
  return !last.denied || (last.denied.is === 'type' && last.denied.type === 'hotel');
}

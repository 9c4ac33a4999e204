import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** Who takes an apartment by the month stays long: 'monthly apartment', as 'monthly rental'. */
export function withMonthly(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  return segments.flatMap((segment, index): Segment[] => {
    const { first, end, part } = segment;
    const isMonthly =
      part?.is === 'unfiltered' &&
      part.why === 'terms' &&
      end === first + 1 &&
      wordAt(tokens, first) === 'monthly';
    const isOfStay = segments[index + 1]?.part?.is === 'type';
    const tag: Segment = { first, end: first, part: { is: 'tag', tag: 'long-stay' } };
    return isMonthly && isOfStay ? [segment, tag] : [segment];
  });
}

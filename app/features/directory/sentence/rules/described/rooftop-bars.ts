import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** 'a rooftop bar' is a bar as well. */
export function withRooftopBars(
  segments: readonly Segment[],
  tokens: readonly Token[],
  amenities: readonly string[],
): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    const { first, end, part } = segment;
    const isTerrace = part?.is === 'amenity' && part.names.join() === 'Rooftop terrace';
    const isBar = isTerrace && end > first + 1 && /^bars?$/.test(wordAt(tokens, end - 1));
    if (!isBar || !amenities.includes('Bar')) return [segment];
    return [
      { ...segment, end: end - 1 },
      { first: end - 1, end, part: { is: 'amenity', names: ['Bar'] } },
    ];
  });
}

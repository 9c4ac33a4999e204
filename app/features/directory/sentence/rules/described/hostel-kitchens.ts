import type { Segment } from '~/features/directory/sentence/tokens/parts';
import type { Token } from '~/features/directory/sentence/tokens/tokens';

/** 'a hostel with a kitchen' has one that is shared; 'our own kitchen' there is another. */
export function withHostelKitchens(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const types = segments.flatMap(({ part }) => (part?.is === 'type' ? [part.type] : []));
  if (!types.includes('hostel')) return [...segments];
  const areAll = types.every((type) => type === 'hostel');
  return segments.map((segment) => {
    const { first, end, part } = segment;
    const isAny = part?.is === 'amenity' && part.names.join() === 'Full kitchen,Kitchenette';
    const isOwn = tokens
      .slice(Math.max(0, first - 1), end)
      .some(({ word }) => /^(own|private|equipped)$/.test(word));
    if (!isAny || isOwn) return segment;
    const names = areAll ? ['Shared kitchen'] : [...part.names, 'Shared kitchen'];
    return { ...segment, part: { ...part, names } };
  });
}

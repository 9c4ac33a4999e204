import type { Segment } from '~/features/directory/sentence/tokens/parts';
import type { Token } from '~/features/directory/sentence/tokens/tokens';

/** 'a hostel with a kitchen' has one that is shared; 'our own kitchen' there is another. */
export function withHostelKitchens(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const asShared = withSharedCooking(segments, tokens);
  const types = segments.flatMap(({ part }) => (part?.is === 'type' ? [part.type] : []));
  if (!types.includes('hostel')) return asShared;
  const areAll = types.every((type) => type === 'hostel');
  return asShared.map((segment) => {
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

const isKitchen = (segment: Segment | undefined, names: string) =>
  segment?.part?.is === 'amenity' && segment.part.names.join() === names;
const between = /^(in|at|using|with|the|a|an|their|your|its|communal|big|large|of|hostels|nice|good)$/;
const furthest = 4;
/** 'cook our own meals in the shared kitchen' asks for that one alone. */
function withSharedCooking(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  return segments.map((segment, at) => {
    if (!isKitchen(segment, 'Full kitchen,Kitchenette')) return segment;
    const isCooking = tokens
      .slice(segment.first, segment.end)
      .some(({ word }) => /^(cook|cooking|make|making|prepare|preparing)$/.test(word));
    const next = segments.slice(at + 1).find((other) => isKitchen(other, 'Shared kitchen'));
    const gap = next ? tokens.slice(segment.end, next.first) : [];
    const isThere =
      next !== undefined &&
      gap.length <= furthest &&
      /^(in|at|using|with)$/.test(gap[0]?.word ?? '') &&
      gap.every(({ word }) => between.test(word));
    return isCooking && isThere ? { ...segment, part: { is: 'filler' } } : segment;
  });
}

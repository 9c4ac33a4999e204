import type { Segment } from '~/features/directory/sentence/tokens/parts';

type Known = { places: readonly { slug: string }[]; landmarks: readonly { slug: string }[] };

/** Without the places and landmarks that some rules name and this directory does not have: a postcode of Glenelg, 'zoo hotels'. */
export function onlyKnown(segments: readonly Segment[], { places, landmarks }: Known): Segment[] {
  const has = (known: readonly { slug: string }[], wanted: string) =>
    known.some(({ slug }) => slug === wanted);
  return segments.map((segment) => {
    const { part } = segment;
    const isUnknown =
      (part?.is === 'place' && !has(places, part.slug)) ||
      (part?.is === 'near' && !has(landmarks, part.near));
    return isUnknown ? { ...segment, part: null } : segment;
  });
}

import { canonicalPropertyPath, propertyPath } from './property-paths';

type Addressed = { slug: string; locationSlug: string | null };

/** The public addresses of a property that change. */
export function propertyMoves({
  before,
  after,
}: {
  before: Addressed;
  after: Addressed;
}): { from: string; to: string }[] {
  const pairs = [
    { from: propertyPath(before), to: propertyPath(after) },
    { from: canonicalPropertyPath(before), to: canonicalPropertyPath(after) },
  ];
  const seen = new Set<string>();
  return pairs.filter(({ from, to }) => {
    const isMove = from !== to && !seen.has(from);
    seen.add(from);
    return isMove;
  });
}

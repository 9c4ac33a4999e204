import type { Picture } from '~/features/pictures/shown/picture-source';

type Location = {
  slug: string;
  name: string;
  description: string | null;
  parentSlug: string | null;
  picture: Picture | null;
  propertyCount: number;
  path: string;
};

export type LocationEntry = Location & { children: Location[] };

/** Groups whose parent is in the list move below it, in the same order; all others are on the top level. */
export function underParents(locations: readonly Location[]): LocationEntry[] {
  const parentOf = new Map(locations.map(({ slug, parentSlug }) => [slug, parentSlug]));
  const isTop = ({ parentSlug }: Location) => parentSlug === null || !parentOf.has(parentSlug);
  return locations.filter(isTop).map((parent) => ({
    ...parent,
    children: locations.filter((child) => !isTop(child) && topOf(child.slug, parentOf) === parent.slug),
  }));
}

/** The outermost ancestor in the list; a cycle ends where it began. */
function topOf(slug: string, parentOf: ReadonlyMap<string, string | null>): string {
  const seen = new Set<string>();
  let current = slug;
  for (;;) {
    const parent = parentOf.get(current);
    if (!parent || !parentOf.has(parent) || seen.has(current)) return current;
    seen.add(current);
    current = parent;
  }
}

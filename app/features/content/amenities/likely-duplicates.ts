import { foldText } from '~/lib/text/fold-text';

type Named = { id: number; name: string };

/**
 * Groups of amenities with the same meaning: the same words whatever their case, punctuation, number and
 * spacing.
 */
export function likelyDuplicates<Amenity extends Named>(amenities: readonly Amenity[]): Amenity[][] {
  const groups = new Map<string, Amenity[]>();
  for (const amenity of amenities) {
    const key = keyOf(amenity.name);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), amenity]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function keyOf(name: string): string {
  return foldText(name)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map(singular)
    .join('');
}

/** 'pools' → 'pool', 'facilities' → 'facility', 'glass' and 'bus' as they are. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

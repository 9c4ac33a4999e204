import { upperFirst } from '~/lib/text/letters';

import type { PropertyAmenity } from './property-details';

/** Categories with a display name, in display order. */
export const amenityCategories: ReadonlyMap<string, string> = new Map([
  ['general', 'General'],
  ['room', 'In the room'],
  ['food', 'Food and drink'],
  ['parking', 'Parking'],
  ['leisure', 'Leisure'],
  ['services', 'Services'],
  ['family', 'Families and pets'],
  ['accessibility', 'Accessibility'],
]);

const order = [...amenityCategories.keys()];

/**
 * Amenities by category, known categories first and in our order; an unknown category keeps its stored word.
 */
export function groupAmenities<Amenity extends PropertyAmenity>(amenities: readonly Amenity[]) {
  const groups = new Map<string, Amenity[]>();
  for (const amenity of amenities) {
    const category = amenity.category.trim().toLowerCase() || 'general';
    groups.set(category, [...(groups.get(category) ?? []), amenity]);
  }
  const rank = (category: string) => (order.includes(category) ? order.indexOf(category) : order.length);
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([category, items]) => ({
      category,
      label: amenityCategories.get(category) ?? upperFirst(category.replace(/[-_]+/g, ' ')),
      items,
    }));
}

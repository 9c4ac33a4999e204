import { landmarkGroups } from '~/features/directory/places/landmark-groups';
import type { Vocabulary } from '~/features/directory/sentence/phrases';

import amenities from '../../../seed/amenities.json';
import landmarks from '../../../seed/landmarks.json';
import places from '../../../seed/places.json';

const tags = (
  'quiet romantic boutique heritage family business beach beachfront self-contained long-stay walkable ' +
  'foodie vineyard nightlife pool parking pet-friendly'
).split(' ');
const groups = landmarkGroups.map(({ slug, name }) => ({ slug, name, kind: null }));

/** The vocabulary of the demo directory. */
export const demoVocabulary: Vocabulary = {
  places: places.map(({ slug, name, parent }) => ({ slug, name, parentSlug: parent })),
  amenities: amenities.map(({ name }) => name),
  tags,
  landmarks: [...groups, ...(landmarks as Vocabulary['landmarks'])],
};

import type { Reads } from '~/db/dependencies';
import {
  landmarksOf,
  selectLandmarks,
  type Landmark,
} from '~/features/directory/places/list-landmarks.server';
import { makeAnew } from '~/lib/memory/remember';

import { placesOf, selectPlaces, type Place } from './list-places.server';

/** The places and landmarks that a search can name. */
export type Terms = { places: Place[]; landmarks: Landmark[] };

/** The places in their order and the active landmarks by name; one call to the database. */
export const listTerms = ({ db, remember = makeAnew }: Reads): Promise<Terms> =>
  remember('places and landmarks', ['terms', 'pages', 'landmarks'], async () => {
    const [places, landmarks] = await db.batch([selectPlaces(db), selectLandmarks(db)]);
    return { places: placesOf(places), landmarks: landmarksOf(landmarks) };
  });

import type { Reads } from '~/db/dependencies';
import { selectLandmarks } from '~/features/directory/places/list-landmarks.server';
import { makeAnew } from '~/lib/memory/remember';

import type { MapLandmark } from './map-landmark';

const max = 400;

/** Active landmarks for the map, in the order in which they came; at most 400. */
export const listMapLandmarks = ({ db, remember = makeAnew }: Reads): Promise<MapLandmark[]> =>
  remember('map-landmarks', ['landmarks'], async () =>
    (await selectLandmarks(db))
      .toSorted((a, b) => a.id - b.id)
      .slice(0, max)
      .map(({ slug, name, kind, latitude, longitude }) => ({ slug, name, kind, latitude, longitude })),
  );

import { asc, eq } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { landmarks } from '~/db/schema';
import { makeAnew } from '~/lib/remember';

import type { MapLandmark } from './map-landmark';

const most = 400;

/** Active landmarks for the map, in the order in which they came; at most 400. */
export const listMapLandmarks = ({ db, remember = makeAnew }: Reads): Promise<MapLandmark[]> =>
  remember('map-landmarks', ['landmarks'], () =>
    db
      .select({
        slug: landmarks.slug,
        name: landmarks.name,
        kind: landmarks.kind,
        latitude: landmarks.latitude,
        longitude: landmarks.longitude,
      })
      .from(landmarks)
      .where(eq(landmarks.isActive, true))
      .orderBy(asc(landmarks.id))
      .limit(most),
  );

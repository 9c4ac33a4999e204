import type { Map as LeafletMap } from 'leaflet';

import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { plainMapCredits } from '~/features/directory/map/map-credits';

import { addPlainLayer } from './plain-layer';

/** What lies beneath the pins. Returns the credits of its sources. */
export function addBaseLayer(map: LeafletMap, landmarks: readonly MapLandmark[]): Promise<string> {
  addPlainLayer(map, landmarks);
  return Promise.resolve(plainMapCredits);
}

import type { Map as LeafletMap } from 'leaflet';

import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { plainMapCredits } from '~/features/directory/map/map-credits';
import type { Point } from '~/features/directory/map/projection';

import { addPlainLayer } from './plain-layer';
import type { TileLayer } from './tile-layer';
import { findArchive } from './use-archive';

/** The map's credits: the sources of the streets, if there are any, and those of the plain map. */
export type Credits = { streets: { text: string; href: string | null } | null; plain: string };

type Base = {
  landmarks: readonly MapLandmark[];
  /** Points of the window that no name may cover. */
  taken: () => readonly Point[];
  /** Slug of the landmark that was asked for, if any. */
  asked: () => string;
  onCredits: (credits: Credits) => void;
};

/**
 * The layer beneath the pins: the plain map, and the operator's own tiles over its ground where the site has some.
 * When the tiles fail in any way, the plain map is shown. Returns a function that draws the names again.
 */
export function addBaseLayer(map: LeafletMap, { landmarks, taken, asked, onCredits }: Base): () => void {
  let tiles: TileLayer | null = null;
  const hasGround: Parameters<typeof addPlainLayer>[1]['hasGround'] = (bounds) =>
    tiles?.covers(bounds) ?? false;
  const draw = addPlainLayer(map, { landmarks, taken, asked, hasGround });
  const show = (shown: TileLayer | null) => {
    tiles = shown;
    onCredits({ streets: shown?.credit ?? null, plain: plainMapCredits });
    draw();
  };
  map.on('moveend resize', draw);
  show(null);
  const closed = new AbortController();
  map.on('unload', () => closed.abort());
  findArchive(closed.signal)
    .then(async (address) => {
      if (!address) return;
      const { openTileLayer } = await import('./tile-layer');
      const layer = await openTileLayer(address);
      if (closed.signal.aborted) return;
      layer.on('load', () => tiles ?? show(layer));
      layer.on('tileerror', () => {
        layer.remove();
        show(null);
      });
      layer.addTo(map);
    })
    .catch(() => {});
  return draw;
}

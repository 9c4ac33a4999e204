import { latLngBounds, svgOverlay, type LatLngBounds, type Map as LeafletMap } from 'leaflet';

import { drawGround, drawNames } from '~/features/directory/map/draw-map';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { plainMap } from '~/features/directory/map/plain-map';
import type { Frame, Point } from '~/features/directory/map/projection';

/** Metres of a pixel at the equator, at the lowest zoom. */
const metresOfPixel = 156_543;
/** The grid has one size everywhere on the map. */
const gridLatitude = (-34.93 * Math.PI) / 180;

type Shown = {
  landmarks: readonly MapLandmark[];
  /** Points of the window that no name may cover. */
  taken: () => readonly Point[];
  /** Slug of the landmark that was asked for, if any. */
  asked: () => string;
  /** True when another layer draws the ground of this view, so that this one draws only names. */
  hasGround: (bounds: LatLngBounds) => boolean;
};

/**
 * The site's own map beneath the pins. Returns the function that draws it again; call it whenever the map has
 * moved.
 */
export function addPlainLayer(map: LeafletMap, { landmarks, taken, asked, hasGround }: Shown): () => void {
  map.createPane('ground');
  const ground = addDrawing(map, 'ground');
  const names = addDrawing(map, 'overlayPane');
  return () => {
    const frame = frameOf(map);
    if (frame.width === 0 || frame.height === 0) return;
    const plain = plainMap(frame, landmarks, taken(), asked());
    ground(frame, hasGround(map.getBounds()) ? '' : drawGround(plain));
    names(frame, drawNames(plain));
  };
}

function addDrawing(map: LeafletMap, pane: string) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'plain-map');
  svg.setAttribute('aria-hidden', 'true');
  const layer = svgOverlay(svg, map.getBounds(), { pane }).addTo(map);
  return ({ width, height, bleed }: Frame, parts: string) => {
    svg.setAttribute('viewBox', [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed].join(' '));
    svg.innerHTML = parts;
    const corner = map.containerPointToLatLng([-bleed, -bleed]);
    layer.setBounds(latLngBounds(corner, map.containerPointToLatLng([width + bleed, height + bleed])));
  };
}

function frameOf(map: LeafletMap): Frame {
  const { x: width, y: height } = map.getSize();
  return {
    width,
    height,
    bleed: Math.round(Math.max(width, height) / 2),
    metresPerUnit: (metresOfPixel * Math.cos(gridLatitude)) / 2 ** map.getZoom(),
    place: ({ latitude, longitude }) => {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return [x, y];
    },
  };
}

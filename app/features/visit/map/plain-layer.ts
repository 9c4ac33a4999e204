import { latLngBounds, svgOverlay, type Map as LeafletMap } from 'leaflet';

import { drawParts } from '~/features/directory/map/draw-map';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { plainMap } from '~/features/directory/map/plain-map';
import type { Frame } from '~/features/directory/map/projection';

/** Metres of a pixel at the equator, at the lowest zoom. */
const metresOfPixel = 156_543;
/** The grid has one size everywhere on the map. */
const gridLatitude = (-34.93 * Math.PI) / 180;

/** The site's own map beneath the pins, drawn anew whenever the map has moved. */
export function addPlainLayer(map: LeafletMap, landmarks: readonly MapLandmark[]) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'plain-map');
  svg.setAttribute('aria-hidden', 'true');
  const layer = svgOverlay(svg, map.getBounds()).addTo(map);
  const draw = () => {
    const frame = frameOf(map);
    const { width, height, bleed } = frame;
    if (width === 0 || height === 0) return;
    svg.setAttribute('viewBox', [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed].join(' '));
    svg.innerHTML = drawParts(plainMap(frame, landmarks));
    const corner = map.containerPointToLatLng([-bleed, -bleed]);
    layer.setBounds(latLngBounds(corner, map.containerPointToLatLng([width + bleed, height + bleed])));
  };
  map.on('moveend resize', draw);
  draw();
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

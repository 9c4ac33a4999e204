import {
  control,
  map as createMap,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
  type PanInsideOptions,
} from 'leaflet';

import { covered } from '~/features/directory/map/coast';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import type { Bounds, Point } from '~/features/directory/map/projection';

import { addBaseLayer, type Credits } from './base-layer';
import { addPinLayer, type MapPin } from './pin-layer';

type Listeners = {
  onChoose: (ids: readonly number[]) => void;
  onOpen: (ids: readonly number[]) => void;
  onPoint: (ids: readonly number[]) => void;
  onMove: (bounds: Bounds) => void;
  onCredits: (credits: Credits) => void;
};

const farthest = { south: -36.4, west: 137, north: -33.6, east: 140.2 };
const restMs = 400;

const corners = ({ south, west, north, east }: Bounds): LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

export type PinMap = ReturnType<typeof openPinMap>;

/** A map of pins in this element. Nothing is animated where the visitor prefers reduced motion. */
export function openPinMap(box: HTMLElement, landmarks: readonly MapLandmark[], listeners: Listeners) {
  const map = createMap(box, settings());
  let near = '';
  const quietly = reportMoves(map, () => listeners.onMove(boundsOf(map)));
  control.zoom({ position: 'bottomright' }).addTo(map);
  followSize(map, () => quietly(() => map.invalidateSize({ animate: false })));
  quietly(() => map.fitBounds(corners(covered), { animate: false }));
  const pins = addPinLayer(map, {
    onPoint: listeners.onPoint,
    onChoose(ids) {
      const at = pins.positionOf(ids[0]);
      if (at) quietly(() => map.panInside(at, { ...besideCard(map), animate: false }));
      listeners.onChoose(ids);
    },
    onOpen(ids) {
      if (ids.length === 1) return listeners.onOpen(ids);
      const at = pins.positionOf(ids[0]);
      if (at && map.getZoom() < map.getMaxZoom()) map.setView(at, map.getZoom() + 2);
    },
  });
  const drawNames = addBaseLayer(map, {
    landmarks,
    onCredits: listeners.onCredits,
    taken: () => [...pins.marksInWindow(), ...zoomButtons(map)],
    asked: () => near,
  });
  return {
    /** `asked` is the slug of the landmark that the stays are to be near. */
    show(shown: readonly MapPin[], asked: string) {
      near = asked;
      pins.show(shown);
      drawNames();
    },
    point: (id: number | null) => pins.point(id),
    clear: () => pins.clear(),
    bounds: () => boundsOf(map),
    focus: () => map.getPane('markerPane')?.focus(),
    showBounds: (bounds: Bounds, padding: number) => quietly(() => fit(map, bounds, padding)),
    close: () => void map.remove(),
  };
}

/** With this much room around, in pixels. */
const fit = (map: LeafletMap, bounds: Bounds, padding: number) =>
  map.fitBounds(corners(bounds), { animate: false, maxZoom: 15, padding: [padding, padding] });

function settings() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    attributionControl: false,
    zoomControl: false,
    // The arrow keys walk through the pins.
    keyboard: false,
    minZoom: 8,
    maxZoom: 17,
    zoomSnap: 0.5,
    maxBounds: corners(farthest),
    inertia: !isCalm,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  };
}

/** Calls `onRest` when a visitor has moved the map and it has come to rest; not for moves made `quietly`. */
function reportMoves(map: LeafletMap, onRest: () => void) {
  let isQuiet = false;
  let hasActed = false;
  const act = () => (hasActed = true);
  for (const name of ['pointerdown', 'wheel', 'keydown'])
    map.getContainer().addEventListener(name, act, { capture: true, passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('moveend', () => {
    // A window that changes its size moves the map as well.
    if (isQuiet || !hasActed) return;
    clearTimeout(timer);
    timer = setTimeout(onRest, restMs);
  });
  map.on('unload', () => clearTimeout(timer));
  return (work: () => void) => {
    isQuiet = true;
    work();
    isQuiet = false;
  };
}

/** How far from the sides a chosen pin is, so that the card does not cover it; on a phone the card fills the lower half. */
function besideCard(map: LeafletMap): PanInsideOptions {
  const { x, y } = map.getSize();
  return x < widthOfPhone
    ? { paddingTopLeft: [70, 30], paddingBottomRight: [70, y / 2 + 34] }
    : { padding: [70, 90] };
}
const widthOfPhone = 640;

/** The middles of the buttons at the lower right, which no name may cover. */
function zoomButtons(map: LeafletMap): Point[] {
  const { x, y } = map.getSize();
  return [34, 78].map((up): Point => [x - 34, y - up]);
}

/** The size of the element changes with full screen and with the lines of the credits. */
function followSize(map: LeafletMap, onChange: () => void) {
  const sizes = new ResizeObserver(onChange);
  sizes.observe(map.getContainer());
  map.on('unload', () => sizes.disconnect());
}

function boundsOf(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

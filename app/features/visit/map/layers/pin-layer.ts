import { divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';

import type { Point } from '~/features/directory/map/projection';
import { escapeHtml } from '~/lib/text/escape-html';

import { clusterPins, type PinGroup } from './cluster-pins';
import { walkList } from './walk-list';

export type MapPin = {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  price: string | null;
  /** Its number in the list beside the map; null on another page of it. */
  number: number | null;
};

type Listeners = {
  /** Ids of the chosen pin, or of all under one mark; none when nothing is chosen any more. */
  onChoose: (ids: readonly number[]) => void;
  /** Called for Enter, or for a second press on the chosen mark. */
  onOpen: (ids: readonly number[]) => void;
  onPoint: (ids: readonly number[]) => void;
};

/** Pixels from the middle of a mark to the last grid square that it occupies. */
const halfBreadth = 20;

/**
 * The pins of a map as one listbox: one stop for the Tab key, and arrow keys from pin to pin. Pins that would cover each
 * other are one mark.
 */
export function addPinLayer(map: LeafletMap, { onChoose, onOpen, onPoint }: Listeners) {
  const layer = layerGroup().addTo(map);
  const pane = map.getPane('markerPane') as HTMLElement;
  let pins: readonly MapPin[] = [];
  let groups: PinGroup[] = [];
  let elements: HTMLElement[] = [];

  const walk = walkList(pane, {
    onActive: (index) => onChoose(groups[index]?.ids ?? []),
    onEnter: (index) => onOpen(groups[index]?.ids ?? []),
  });

  const draw = () => {
    layer.clearLayers();
    groups = clusterPins(pins.map((pin) => ({ id: pin.id, at: pixelOf(map, pin) })));
    elements = groups.map(({ ids }, index) => {
      const mark = markerOf(
        pins.find(({ id }) => id === ids[0]),
        ids.length,
        index,
      ).addTo(layer);
      mark.on('click', () => (walk.active() === index ? onOpen(ids) : walk.activate(index)));
      mark.on('mouseover mouseout', ({ type }) => onPoint(type === 'mouseover' ? ids : []));
      return mark.getElement() as HTMLElement;
    });
    walk.show(elements);
  };

  map.on('zoomend', draw);
  return {
    show(shown: readonly MapPin[]) {
      pins = shown;
      draw();
    },
    /** Highlights the mark of this stay. */
    point(id: number | null) {
      const isIt = (index: number) => id !== null && groups[index]?.ids.includes(id);
      elements.forEach((element, index) => element.classList.toggle('is-pointed', isIt(index)));
    },
    /** The positions of the marks in the window: the left and right end of each. */
    marksInWindow: () => groups.flatMap(({ at }) => endsOf(map, at)),
    positionOf: (id: number | undefined) => positionOf(pins.find((one) => one.id === id)),
    clear: () => walk.clear(),
  };
}

function endsOf(map: LeafletMap, [pinX, pinY]: Point): Point[] {
  const { x, y } = map.latLngToContainerPoint(map.unproject([pinX, pinY]));
  return [-1, 1].map((side): Point => [x + side * halfBreadth, y]);
}

function pixelOf(map: LeafletMap, { latitude, longitude }: MapPin): Point {
  const { x, y } = map.project([latitude, longitude]);
  return [x, y];
}

const positionOf = (pin: MapPin | undefined): [number, number] | undefined =>
  pin && [pin.latitude, pin.longitude];

/** The earlier in the list, the higher. */
const markerOf = (first: MapPin | undefined, count: number, index: number) =>
  marker(positionOf(first) ?? [0, 0], {
    icon: divIcon({ className: 'map-mark', html: first && markOf(first, count), iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset: -index,
  });

function markOf({ name, price, number }: MapPin, count: number): string {
  if (count > 1)
    return `<span class="map-cluster"><b>${count}</b><span class="sr-only"> stays, first ${escapeHtml(name)}</span></span>`;
  const shown = `${number === null ? '' : `<i>${number}</i>`}${escapeHtml(price ?? 'Ask')}`;
  return `<span class="map-price"><span class="sr-only">${escapeHtml(name)}, </span>${shown}</span>`;
}

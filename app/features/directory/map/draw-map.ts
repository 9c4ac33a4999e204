import { escapeHtml } from '~/lib/text/escape-html';

import type { Label } from './place-labels';
import type { NarrowNames, PlainMap } from './plain-map';
import type { Frame, Point } from './projection';

/**
 * A mark on the map: a pin with a number that leads to a stay, which lies at `from`, a dot for another stay, or the one place that
 * is shown.
 */
export type Mark =
  | { kind: 'pin'; at: Point; from?: Point; number: number; title: string; href: string }
  | { kind: 'dot'; at: Point }
  | { kind: 'here'; at: Point };

type Drawing = {
  frame: Frame;
  map: PlainMap;
  /** The names for a narrow screen. */
  narrow: NarrowNames;
  marks: readonly Mark[];
  label: string;
};

/**
 * The plain map as SVG, drawn once on the server; `map.css` gives its colours in both themes. Everything that people wrote is
 * escaped. With links among the marks it is a group of them, otherwise one picture with `label` as its text.
 */
export function drawMap({ frame, map, narrow, marks, label }: Drawing): string {
  const { width, height, bleed } = frame;
  const role = marks.some(({ kind }) => kind === 'pin') ? 'group' : 'img';
  const fit = bleed > 0 ? 'meet' : 'slice';
  const others = marks.filter(({ kind }) => kind === 'dot').map(({ at }) => at);
  return [
    `<svg class="plain-map" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}" role="${role}" aria-label="${escapeHtml(label)}">`,
    drawGround(map),
    `<g class="map-wide">${drawNames(map)}</g>`,
    `<g class="map-narrow">${drawNames(narrow, narrow.scale)}</g>`,
    path('map-other', others.map(dotPath).join('')),
    path('map-lead', marks.map(leadOf).join('')),
    ...marks.map(markOf),
    '</svg>',
  ].join('');
}

const path = (name: string, way: string) => (way ? `<path class="${name}" d="${way}"/>` : '');

/** Land, sea, rivers, roads and tram lines, as the content of an SVG. */
export function drawGround(map: PlainMap): string {
  return [
    path('map-grid', map.grid),
    path('map-sea', map.sea),
    path('map-shore', map.shore),
    path('map-city', map.city),
    path('map-river', map.river),
    path('map-tram', map.trams),
    path('map-stop', map.stops.map(dotPath).join('')),
  ].join('');
}

/** The names of places, in letters of that size, and the dots of the landmarks that have one. */
export function drawNames({ dots, labels }: Pick<PlainMap, 'dots' | 'labels'>, scale = 1): string {
  return [
    path('map-dot', dots.map(dotPath).join('')),
    `<g aria-hidden="true">${labels.map((label) => labelOf(label, scale)).join('')}</g>`,
  ].join('');
}

/** A line without a length, which a round cap makes a dot. */
const dotPath = ([x, y]: Point) => `M${Math.round(x)} ${Math.round(y)}h0`;

const anchors = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' };

const labelOf = ({ kind, text, x, y, anchor }: Label, scale: number) =>
  `<text class="map-${kind}" x="${Math.round(x)}" y="${Math.round(y + 4 * scale)}"${anchors[anchor]}>${escapeHtml(text)}</text>`;

/** A line to where a stay lies, if its number stands aside. */
function leadOf(mark: Mark): string {
  if (mark.kind !== 'pin' || !mark.from) return '';
  const [x, y, fromX, fromY] = [...mark.at, ...mark.from].map(Math.round);
  return x === fromX && y === fromY ? '' : `M${fromX} ${fromY}L${x} ${y}`;
}

function markOf(mark: Mark): string {
  if (mark.kind === 'dot') return '';
  const [x, y] = mark.at.map(Math.round);
  const at = `transform="translate(${x} ${y})"`;
  if (mark.kind === 'here') {
    const drop = 'M0 0C-5-9-12-15-12-23a12 12 0 0 1 24 0C12-15 5-9 0 0Z';
    return `<g ${at}><path class="map-pin" d="${drop}"/><circle class="map-pin-eye" cy="-23" r="4.5"/></g>`;
  }
  return [
    `<a href="${escapeHtml(mark.href)}" aria-label="${escapeHtml(mark.title)}" ${at}>`,
    `<circle class="map-number" r="15"/>`,
    `<text class="map-digits" dominant-baseline="central" text-anchor="middle">${mark.number}</text></a>`,
  ].join('');
}

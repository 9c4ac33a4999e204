import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { torrens } from '~/features/directory/places/walking';
import { crosses } from '~/features/directory/map/crosses';
import { drawMap } from '~/features/directory/map/draw-map';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import type { Label } from '~/features/directory/map/place-labels';
import { frameAround, frameOf, type Point } from '~/features/directory/map/projection';
import { narrowNames, plainMap } from '~/features/directory/map/plain-map';
import { suburbs } from '~/features/directory/map/suburbs';
import { tramRoutes } from '~/features/directory/map/tram-routes';
import { drawSurroundings } from '~/features/directory/map/surroundings';

type Seeded = { slug: string; name: string; kind: MapLandmark['kind']; lat: number; lng: number };
const seeded: Seeded[] = JSON.parse(readFileSync('seed/landmarks.json', 'utf8'));
const landmarks = seeded.map(({ slug, name, kind, lat, lng }): MapLandmark => {
  return { slug, name, kind, latitude: lat, longitude: lng };
});
const spot = (latitude: number, longitude: number) => ({ latitude, longitude });
const glenelg = spot(-34.9803, 138.5136);
const city = spot(-34.9285, 138.6007);
const size = { width: 760, height: 326 };

/** The corners of the first outline of a path made of steps. */
function cornersOf(path: string): Point[] {
  const [start, steps = ''] = path.slice(1).replace('Z', '').split('l');
  const [x = 0, y = 0] = (start ?? '').split(' ').map(Number);
  const moves = steps.split(' ').map(Number);
  let at: Point = [x, y];
  return [
    at,
    ...moves.flatMap((move, index) =>
      index % 2 ? [(at = [at[0] + (moves[index - 1] ?? 0), at[1] + move])] : [],
    ),
  ];
}

function isInOutline([x, y]: Point, corners: readonly Point[]): boolean {
  return corners.reduce((isIn, [ax, ay], index) => {
    const [bx, by] = corners.at(index - 1) ?? [0, 0];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !isIn : isIn;
  }, false);
}

describe('the plain map', () => {
  it('has the sea west of Glenelg and the land east of it', () => {
    const frame = frameAround(glenelg, 4_500, size);
    const sea = cornersOf(plainMap(frame, landmarks).sea);
    expect(isInOutline(frame.place(spot(-34.98, 138.495)), sea)).toBe(true);
    expect(isInOutline(frame.place(spot(-34.98, 138.53)), sea)).toBe(false);
  });

  it('has every suburb’s name and every landmark but the jetties on land', () => {
    const frame = frameOf(
      { south: -35.65, west: 138, north: -34.4, east: 139.1 },
      { width: 4000, height: 4000 },
    );
    const sea = cornersOf(plainMap(frame, []).sea);
    const wet = [...suburbs(), ...landmarks.filter(({ kind }) => kind !== 'jetty')].filter((one) =>
      isInOutline(frame.place(one), sea),
    );
    expect(wet.map(({ name }) => name)).toEqual([]);
  });

  it('measures true: a kilometre north and a kilometre east are as long as its grid says', () => {
    const frame = frameAround(city, 7_600, size);
    const [x, y] = frame.place(city);
    const [, north] = frame.place(spot(city.latitude + 1 / 111.32, city.longitude));
    const [east] = frame.place(
      spot(city.latitude, city.longitude + 1 / (111.32 * Math.cos((34.9285 * Math.PI) / 180))),
    );
    expect([x, y]).toEqual([380, 163]);
    expect(y - north).toBeCloseTo(100, 0);
    expect(east - x).toBeCloseTo(100, 0);
    expect(plainMap(frame, landmarks).square).toBe('1 km');
  });

  it('draws the tram through its stops, and not without them', () => {
    const frame = frameAround(city, 4_500, size);
    expect(plainMap(frame, landmarks).trams).toMatch(/^M\d/);
    expect(plainMap(frame, landmarks).stops.length).toBeGreaterThan(5);
    expect(plainMap(frame, []).trams).toBe('');
  });

  it('lets no label touch another', () => {
    for (const metres of [4_500, 9_000, 40_000]) {
      const { labels } = plainMap(frameAround(city, metres, size), landmarks);
      expect(labels.length).toBeGreaterThan(3);
      expect(touching(labels)).toEqual([]);
    }
  });

  it('draws its names beside the tram and the river where there is room', () => {
    const frame = frameAround(city, 4_500, { width: 700, height: 700 });
    const { labels } = plainMap(frame, landmarks);
    const lines = [torrens, ...tramRoutes(landmarks)].map((line) => line.map(frame.place));
    const struck = labels.filter((label) => {
      const { left, right, y } = boxOf(label);
      return lines.some((line) => crosses(line, { left, right, top: y - 5, bottom: y + 5 }));
    });
    expect(labels.length).toBeGreaterThan(8);
    // It has a name at each of its other sides.
    expect(struck.map(({ text }) => text)).toEqual(['Adelaide Central Market']);
  });

  it('names the landmark that was asked for, whatever it is', () => {
    const frame = frameAround(city, 4_500, size);
    const namesWith = (asked: string | null) =>
      plainMap(frame, landmarks, [], asked).labels.map(({ text }) => text);
    expect(namesWith(null)).not.toContain('Pirie Street stop');
    expect(namesWith('tram-stop-pirie-street')).toContain('Pirie Street stop');
  });

  it('has fewer and larger names for a narrow screen, in the middle, that touch neither', () => {
    for (const metres of [9_000, 40_000]) {
      const frame = frameAround(city, metres, size);
      const { labels, dots } = narrowNames(frame, landmarks, [], { scale: 2, inset: 163 });
      expect(labels.length).toBeGreaterThan(1);
      expect(labels.length).toBeLessThan(plainMap(frame, landmarks).labels.length);
      expect(dots).toHaveLength(labels.filter(({ kind }) => kind === 'landmark').length);
      expect(touching(labels, 2)).toEqual([]);
      const boxes = labels.map((label) => boxOf(label, 2));
      expect(boxes.filter(({ left, right }) => left < 163 || right > 597)).toEqual([]);
    }
  });
});

function boxOf({ text, x, y, anchor }: Label, scale = 1) {
  const width = text.length * 6.5 * scale;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, y };
}

function touching(labels: readonly Label[], scale = 1) {
  const boxes = labels.map((label) => boxOf(label, scale));
  const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => ({ a, b })));
  return pairs.filter(({ a, b }) => Math.abs(a.y - b.y) < 14 * scale && a.left < b.right && b.left < a.right);
}

describe('the map of a stay’s surroundings', () => {
  it('names what is around for those who hear it, and is a few kilobytes', () => {
    const map = drawSurroundings(glenelg, 'Jetty House', landmarks);
    expect(map?.svg).toMatch(/role="img" aria-label="Map of Jetty House\. Around it: [^"]*Glenelg North/);
    expect(map?.svg?.length).toBeLessThan(4_000);
    expect(map?.svg).toMatch(/class="map-wide">.*class="map-narrow">.*>Glenelg/);
  });

  it('widens until there is something to name', () => {
    expect(drawSurroundings(city, 'x', landmarks)?.square).toBe('500 m');
    expect(drawSurroundings(spot(-34.5251, 138.9589), 'x', landmarks)?.square).toMatch(/^\d+ km$/);
  });

  it('is drawn again once the landmarks are others', () => {
    const first = drawSurroundings(city, 'Town House', landmarks);
    expect(drawSurroundings(city, 'Town House', landmarks)).toBe(first);
    expect(drawSurroundings(city, 'Town Flat', landmarks)?.svg).toContain('Map of Town Flat');
    const renamed = landmarks.map((landmark) => ({ ...landmark, name: `New ${landmark.name}` }));
    expect(drawSurroundings(city, 'Town House', renamed)?.svg).toContain('>New ');
  });

  it('is absent where the facts do not reach', () => {
    expect(drawSurroundings(spot(-33.86, 151.2), 'Sydney', landmarks)).toBeNull();
  });

  it('escapes what people wrote', () => {
    const evil = '"><script>alert(1)</script>';
    const [stop] = landmarks;
    const named = stop ? [{ ...stop, ...city, kind: 'airport' as const, name: evil }] : [];
    const frame = frameAround(city, 4_500, size);
    const svg = drawMap({
      frame,
      map: plainMap(frame, named),
      narrow: narrowNames(frame, named, [], { scale: 2, inset: 0 }),
      marks: [{ kind: 'pin', at: [300, 100], number: 1, title: evil, href: `/property/a?${evil}` }],
      label: evil,
    });
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script');
    expect(svg.match(/alert/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

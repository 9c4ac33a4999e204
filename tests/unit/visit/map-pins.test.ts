import { describe, expect, it } from 'vitest';

import { areaOf, areaParam } from '~/features/directory/criteria/area';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { clusterPins } from '~/features/visit/map/layers/cluster-pins';
import { shownBounds } from '~/features/visit/map/shown-bounds';
import { spreadPoints } from '~/features/visit/map/spread-points';

const pin = (id: number, x: number, y: number) => ({ id, at: [x, y] as const });

describe('pins that would cover each other', () => {
  it('are one group, in which the first of the list is in front', () => {
    expect(clusterPins([pin(4, 100, 100), pin(9, 300, 100), pin(2, 120, 110)])).toEqual([
      { ids: [4, 2], at: [100, 100] },
      { ids: [9], at: [300, 100] },
    ]);
  });

  it('are each in one group, and no two groups cover each other', () => {
    const pins = Array.from({ length: 200 }, (_, id) => pin(id, (id * 7919) % 613, (id * 104_729) % 467));
    const groups = clusterPins(pins);
    expect(groups.flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id));
    const pairs = groups.flatMap((a, index) => groups.slice(index + 1).map((b) => [a.at, b.at] as const));
    expect(pairs.filter(([a, b]) => Math.abs(a[0] - b[0]) < 66 && Math.abs(a[1] - b[1]) < 34)).toEqual([]);
  });
});

const size = { width: 700, height: 700, edge: 24 };
const nearest = (points: readonly (readonly [number, number])[]) =>
  Math.min(
    ...points.flatMap(([x, y], at) =>
      points.slice(at + 1).map((other) => Math.hypot(other[0] - x, other[1] - y)),
    ),
  );

describe('numbers of a drawing', () => {
  it('that would cover each other stand aside, also where all stays are in one place', () => {
    const street = Array.from({ length: 24 }, (_, at) => [300 + (at % 5) * 3, 310 + (at % 3) * 4] as const);
    const house = Array.from({ length: 24 }, () => [5, 690] as const);
    for (const points of [street, house]) {
      const spread = spreadPoints(points, 42, size);
      expect(nearest(spread)).toBeGreaterThan(36);
      expect(spread.flat().filter((value) => value < 24 || value > 676)).toEqual([]);
    }
  });

  it('that have room stay where they are', () => {
    const points = [
      [100, 100],
      [300, 300],
    ] as const;
    expect(spreadPoints(points, 42, size)).toEqual(points);
  });
});

describe('what the map of a search shows', () => {
  const oval = { slug: 'oval', name: 'Oval', kind: 'stadium' as const, latitude: -34.91, longitude: 138.59 };
  const stay = { latitude: -34.9, longitude: 138.6 };
  const shown = { area: '', pins: [stay], landmarks: [oval], asked: 'oval' };

  it('are the stays and the landmark that they are to be near', () => {
    expect(shownBounds(shown).bounds).toEqual({ south: -34.91, west: 138.59, north: -34.9, east: 138.6 });
    expect(shownBounds({ ...shown, asked: '' }).bounds).toMatchObject({ south: -34.9, west: 138.6 });
  });

  it('is the area of the search where it has one', () => {
    const area = { south: -34.95, west: 138.5, north: -34.9, east: 138.6 };
    expect(shownBounds({ ...shown, area: areaParam(area) })).toEqual({ bounds: area, isArea: true });
  });
});

describe('the area of a map in an address', () => {
  it('grows to whole thousandths, in a form that a search takes', () => {
    const param = areaParam({ south: -34.98765, west: 138.50001, north: -34.9, east: 138.61 });
    expect(param).toBe('-34.988_138.500_-34.900_138.610');
    expect(parseCriteria(new URLSearchParams({ area: param })).area).toBe(param);
    expect(areaOf(param)).toEqual({ south: -34.988, west: 138.5, north: -34.9, east: 138.61 });
  });

  it('ends where the text index does, however far the map goes', () => {
    const param = areaParam({ south: -80, west: 0, north: 10, east: 179 });
    expect(parseCriteria(new URLSearchParams({ area: param })).area).toBe(param);
  });
});

import { describe, expect, it } from 'vitest';

import { areaOf, areaParam } from '~/features/directory/criteria/area';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { clusterPins } from '~/features/visit/map/layers/cluster-pins';

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

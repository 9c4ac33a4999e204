import { describe, expect, it } from 'vitest';

import { checkArchive } from '../../../scripts/lib/map/check-archive.mjs';
import { cityArchive } from '../../support/map/city-archive';

const check = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) =>
  checkArchive({
    getKey: () => 'file',
    getBytes: (offset: number, length: number) =>
      Promise.resolve({ data: bytes.slice(offset, offset + length).buffer }),
    size,
  });
const problemOf = async (...given: Parameters<typeof check>) => (await check(...given)).problem;

const vectorLayers = [{ id: 'earth' }, { id: 'water' }, { id: 'roads' }];

describe('an archive for the map', () => {
  it('is accepted with its zooms, its bounds and its source', async () => {
    expect(await check(cityArchive())).toEqual({
      facts: {
        bounds: [137.5, -36, 140, -34],
        minZoom: 7,
        maxZoom: 12,
        source: expect.stringContaining('OpenStreetMap') as unknown,
      },
    });
  });

  it.each([
    ['that is no archive', new Uint8Array(200), /no archive of PMTiles/],
    ['that is cut off', cityArchive().slice(0, 140), /no archive of PMTiles/],
    ['with pictures', cityArchive({ tileType: 2 }), /vector tiles/],
    ['compressed with Brotli', cityArchive({ compression: 3 }), /gzip/],
    ['without streets’ zooms', cityArchive({ zooms: [0, 9] }), /zooms 7 to 12/],
    [
      'of another city',
      cityArchive({ tiles: [{ z: 10, x: 1, y: 1, content: new Uint8Array(1) }] }),
      /Adelaide/,
    ],
    ['without a source', cityArchive({ metadata: { vector_layers: vectorLayers } }), /name its source/],
    [
      'of another style',
      cityArchive({ metadata: { vector_layers: [{ id: 'transportation' }], attribution: 'OSM' } }),
      /no earth, water, roads/,
    ],
  ])('%s is refused with the reason', async (_, bytes, reason) => {
    expect(await problemOf(bytes)).toMatch(reason);
  });

  it('is refused where wrangler would not send it, with what to do', async () => {
    expect(await problemOf(cityArchive(), 301 * 1024 * 1024)).toMatch(/--maxzoom=14/);
  });
});

import { gzipSync } from 'node:zlib';

import { zxyToTileId } from 'pmtiles';

type Tile = { z: number; x: number; y: number; content: Uint8Array };

export type ArchiveFacts = {
  tiles: readonly Tile[];
  metadata: unknown;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  zooms: readonly [number, number];
  /** 1 for vectors, 2 for PNG. */
  tileType?: number;
  /** 2 for gzip, 3 for Brotli. */
  compression?: number;
};

const headerBytes = 127;

function varint(value: number): number[] {
  const low = value % 128;
  return value < 128 ? [low] : [low + 128, ...varint(Math.floor(value / 128))];
}

/** The one directory: ids as differences, runs of one, lengths, places. */
function directory(entries: readonly { id: number; length: number; offset: number }[]): Uint8Array {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const columns = [
    ids,
    entries.map(() => 1),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ];
  return Uint8Array.from([entries.length, ...columns.flat()].flatMap(varint));
}

/** A small archive in PMTiles version 3: header, one directory, metadata, tiles. */
export function writeArchive(facts: ArchiveFacts): Uint8Array<ArrayBuffer> {
  const { tileType = 1, compression = 2, bounds, zooms } = facts;
  const tiles = facts.tiles
    .map(({ z, x, y, content }) => ({ id: zxyToTileId(z, x, y), content: gzipSync(content) }))
    .toSorted((a, b) => a.id - b.id);
  let offset = 0;
  const entries = tiles.map(({ id, content }) => {
    const entry = { id, offset, length: content.length };
    offset += content.length;
    return entry;
  });
  const root = gzipSync(directory(entries));
  const metadata = gzipSync(JSON.stringify(facts.metadata));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles\x03');
  const metadataAt = headerBytes + root.length;
  const tilesAt = metadataAt + metadata.length;
  const places = [headerBytes, root.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, offset];
  [...places, tiles.length, tiles.length, tiles.length].forEach((value, index) =>
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index),
  );
  [1, 2, compression, tileType, ...zooms].forEach((value, index) => header.writeUInt8(value, 96 + index));
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index));
  return Uint8Array.from(Buffer.concat([header, root, metadata, ...tiles.map(({ content }) => content)]));
}

import { open } from 'node:fs/promises';

import { Compression, PMTiles, TileType } from 'pmtiles';

/** Bytes that wrangler sends in one file. */
const largestArchive = 300 * 1024 * 1024;
/** The city's heart, of which there must be a tile. */
const city = { latitude: -34.9286, longitude: 138.6 };
const cityZoom = 10;
/** Half a zoom below the widest view, and what streets need. */
const zooms = { widest: 7, closest: 12 };
/** The parts of Protomaps' layers that the map draws. */
const layers = ['earth', 'water', 'roads'];

/** A file as a source of PMTiles. */
export async function openArchive(path) {
  const file = await open(path);
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
    },
    size: (await file.stat()).size,
    close: () => file.close(),
  };
}

/**
 * Checks that this archive can be the site's map: returns `{ facts }` for people, or `{ problem }` with what to do
 * about it.
 */
export async function checkArchive(source) {
  if (source.size > largestArchive)
    return {
      problem: 'The file has more than 300 MB. Cut a smaller area, or fewer zooms with --maxzoom=14.',
    };
  try {
    return await checkContent(new PMTiles(source));
  } catch (error) {
    return { problem: `This is no archive of PMTiles 3 that can be read (${error.message}).` };
  }
}

async function checkContent(archive) {
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt)
    return { problem: 'The archive has pictures. The map needs vector tiles, which follow the theme.' };
  const packed = [header.internalCompression, header.tileCompression];
  if (packed.some((kind) => kind !== Compression.Gzip && kind !== Compression.None))
    return { problem: 'The archive is compressed in a way that browsers do not read; gzip is needed.' };
  if (header.minZoom > zooms.widest || header.maxZoom < zooms.closest)
    return { problem: `The archive needs the zooms ${zooms.widest} to ${zooms.closest} at least.` };
  const metadata = await archive.getMetadata();
  const named = (metadata.vector_layers ?? []).map(({ id }) => id);
  const missing = layers.filter((layer) => !named.includes(layer));
  if (missing.length > 0)
    return { problem: `The archive is no Protomaps basemap: it has no ${missing.join(', ')}.` };
  if (!/\w/.test(metadata.attribution ?? ''))
    return { problem: 'The archive does not name its source, which the map has to show.' };
  if (!(await archive.getZxy(cityZoom, ...tileOf(city, cityZoom))))
    return { problem: 'The archive has no map of Adelaide.' };
  const { minLat, minLon, maxLat, maxLon, minZoom, maxZoom } = header;
  return {
    facts: { bounds: [minLon, minLat, maxLon, maxLat], minZoom, maxZoom, source: metadata.attribution },
  };
}

function tileOf({ latitude, longitude }, zoom) {
  const tiles = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const north = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * tiles), Math.floor(north * tiles)];
}

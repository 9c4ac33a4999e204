import { writeArchive, type ArchiveFacts } from './write-archive';
import { writeTile } from './write-tile';

const city = { latitude: -34.93, longitude: 138.6 };
const zooms = [7, 12] as const;
/** Tiles on each side of the city's own. */
const around = 3;

function tileOf(zoom: number) {
  const side = 2 ** zoom;
  const north = (1 - Math.asinh(Math.tan((city.latitude * Math.PI) / 180)) / Math.PI) / 2;
  return { x: Math.floor(((city.longitude + 180) / 360) * side), y: Math.floor(north * side) };
}

const square = (from: number, to: number) =>
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const;

/** In every tile land, in its middle a lake, and one street across. */
const landAndLake = writeTile([
  { name: 'earth', features: [{ type: 'polygon', points: square(0, 4096), properties: { kind: 'earth' } }] },
  {
    name: 'water',
    features: [{ type: 'polygon', points: square(1024, 3072), properties: { kind: 'lake' } }],
  },
  {
    name: 'roads',
    features: [
      {
        type: 'line',
        points: [
          [0, 512],
          [4096, 512],
        ],
        properties: { kind: 'major_road', name: 'Invented Street' },
      },
    ],
  },
]);

const steps = Array.from({ length: 2 * around + 1 }, (_, index) => index - around);

type Changes = Partial<ArchiveFacts> & { content?: Uint8Array };

/** A tiny archive of the city, as an operator would cut one. */
export const cityArchive = ({ content = landAndLake, ...changes }: Changes = {}) =>
  writeArchive({
    tiles: Array.from({ length: zooms[1] - zooms[0] + 1 }, (_, index) => zooms[0] + index).flatMap((z) => {
      const { x, y } = tileOf(z);
      return steps.flatMap((right) => steps.map((down) => ({ z, x: x + right, y: y + down, content })));
    }),
    metadata: {
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      vector_layers: [{ id: 'earth' }, { id: 'water' }, { id: 'roads' }],
    },
    bounds: [137.5, -36, 140, -34],
    zooms,
    ...changes,
  });

import { GridLayer, latLngBounds, type Coords, type DoneCallback, type LatLngBounds } from 'leaflet';
import { PMTiles, TileType } from 'pmtiles';
import {
  Labelers,
  paint,
  PmtilesSource,
  TileCache,
  View,
  type PreparedTile,
  type Zxy,
} from 'protomaps-leaflet';

import { streetLabels, streetRules } from './street-style';
import { readParts } from './use-archive';

const tilePixels = 256;
const longestCredit = 160;
/** A tile of the archive is drawn on four of the map. */
const levelDifference = 1;
/** How far a label may reach beyond its tile, in pixels. */
const beyond = 16;
const labelledTiles = 16;

type Header = Awaited<ReturnType<PMTiles['getHeader']>>;
type Drawn = { canvas: HTMLCanvasElement; coords: Coords; tile: PreparedTile };

/** Does not abort the requests of one zoom when the next zoom begins: the visitor may come back to it. */
class PatientSource extends PmtilesSource {
  constructor(archive: PMTiles) {
    super(archive, false);
  }
  override get(tile: Zxy, size: number) {
    this.zoomaborts = [];
    return super.get(tile, size);
  }
}

/** The operator's tiles with streets and water, in the colours of the theme. A tile that cannot be read is a `tileerror`. */
export class TileLayer extends GridLayer {
  readonly #view: View;
  readonly #bounds: LatLngBounds;
  readonly #drawn = new Map<string, Drawn>();
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  #rules = streetRules();
  #labelers = this.#newLabelers();

  constructor(
    archive: PMTiles,
    header: Header,
    readonly credit: ReturnType<typeof readCredit>,
  ) {
    super();
    const cache = new TileCache(new PatientSource(archive), tilePixels << levelDifference);
    this.#view = new View(cache, header.maxZoom, levelDifference);
    this.#bounds = latLngBounds([header.minLat, header.minLon], [header.maxLat, header.maxLon]);
    this.on('tileunload', ({ coords }) => this.#drawn.delete(keyOf(coords as Coords)));
    this.on('add', () => this.#scheme.addEventListener('change', this.#repaint));
    this.on('remove', () => this.#scheme.removeEventListener('change', this.#repaint));
  }

  covers(bounds: LatLngBounds): boolean {
    return this.#bounds.contains(bounds);
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    this.#view.getDisplayTile(coords).then(
      (tile) => {
        const drawn = { canvas, coords, tile };
        this.#drawn.set(keyOf(coords), drawn);
        this.#labelers.add(coords.z, new Map([['', [tile]]]));
        this.#draw(drawn);
        done(undefined, canvas);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), canvas),
    );
    return canvas;
  }

  /** Labels that reach into other tiles are drawn there as well. */
  #newLabelers() {
    const scratch = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return new Labelers(scratch, streetLabels(), labelledTiles, (keys) => {
      for (const key of keys) {
        const drawn = this.#drawn.get(key);
        if (drawn) this.#draw(drawn);
      }
    });
  }

  #draw({ canvas, coords, tile }: Drawn) {
    const context = canvas.getContext('2d');
    if (!context) return;
    const { devicePixelRatio: ratio } = window;
    canvas.width = canvas.height = tilePixels * ratio;
    context.scale(ratio, ratio);
    const [x, y] = [coords.x * tilePixels, coords.y * tilePixels];
    const box = { minX: x - beyond, minY: y - beyond };
    const far = { maxX: x + tilePixels + beyond, maxY: y + tilePixels + beyond };
    const origin = Object.assign(tile.origin.clone(), { x, y });
    const labels = this.#labelers.getIndex(coords.z) ?? null;
    paint(context, coords.z, new Map([['', [tile]]]), labels, this.#rules, { ...box, ...far }, origin, false);
  }

  #repaint = () => {
    this.#rules = streetRules();
    this.#labelers = this.#newLabelers();
    for (const { coords, tile } of this.#drawn.values())
      this.#labelers.add(coords.z, new Map([['', [tile]]]));
    for (const drawn of this.#drawn.values()) this.#draw(drawn);
  };
}

const keyOf = ({ x, y, z }: Coords) => `${x}:${y}:${z}`;

/** Reads the archive's header and metadata. Rejects when the file is not an archive, or names no source. */
export async function openTileLayer(address: string): Promise<TileLayer> {
  const archive = new PMTiles(readParts(address));
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt) throw new Error('The map has no vectors.');
  return new TileLayer(archive, header, readCredit(await archive.getMetadata()));
}

/** The source that an archive names, as text with the first of its links. Throws when it names none. */
function readCredit(metadata: unknown) {
  const html = (metadata as { attribution?: unknown } | null)?.attribution;
  const { body } = new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html');
  const text = body.textContent.trim().slice(0, longestCredit);
  if (!text) throw new Error('The map names no source.');
  const link = body.querySelector('a');
  return { text, href: link?.protocol === 'https:' ? link.href : null };
}

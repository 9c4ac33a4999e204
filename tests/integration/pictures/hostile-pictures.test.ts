import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { readPngPixels } from '~/features/pictures/reading/read-png-pixels';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import { createServices } from '~/platform/services';

import { createProperty } from '../../factories/property';
import { createManager } from '../../support/accounts/managers';
import {
  deflated,
  encodeAs,
  join,
  jpegSegment,
  latinOf,
  pngChunk,
  pngHeader,
  pngSignature,
  quarters,
  riffChunk,
  text,
} from '../../support/extraction/pictures';

type Bytes = Uint8Array<ArrayBuffer>;

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const end = pngChunk('IEND', new Uint8Array());
const small = () => quarters(400, 300);
const jpeg = async () => encodeAs(await small(), 'image/jpeg');

/** Zeros that unpack to this many megabytes. */
const bomb = (megabytes: number) => deflated(new Uint8Array(megabytes * 1_000_000));

async function withChunks(...chunks: Bytes[]) {
  const picture = await small();
  return join(picture.subarray(0, 33), ...chunks, picture.subarray(33));
}

function exifOf(entries: number): Bytes {
  const words = new Uint8Array(10 + entries * 12);
  const view = new DataView(words.buffer);
  words.set(text('II*\0\x08\0\0\0'));
  view.setUint16(8, 0xffff, true);
  for (let at = 0; at < entries; at += 1) view.setUint16(10 + at * 12, 0x0111, true);
  return words;
}

function webpOf(frames: number): Bytes {
  const header = new Uint8Array([2, 0, 0, 0, 0x8f, 1, 0, 0x2b, 1, 0]);
  const frame = riffChunk('ANMF', new Uint8Array(16));
  const body = join(text('WEBP'), riffChunk('VP8X', header), ...Array<Bytes>(frames).fill(frame));
  return riffChunk('RIFF', body);
}

/** The expected result of each: a photo (null) or a problem. */
const files: [string, string | null, () => Promise<Bytes> | Bytes][] = [
  [
    'a PNG whose pixels unpack to far more than it says',
    null,
    async () => {
      const packed = await bomb(60);
      return join(pngSignature, pngHeader(400, 300), ...Array<Bytes>(30).fill(pngChunk('IDAT', packed)), end);
    },
  ],
  [
    'a PNG whose profile unpacks to 100 MB',
    'unreadable',
    async () => withChunks(pngChunk('iCCP', join(text('x\0\0'), await bomb(100)))),
  ],
  [
    'a PNG whose text unpacks to 100 MB',
    null,
    async () => withChunks(pngChunk('zTXt', join(text('x\0\0'), await bomb(100)))),
  ],
  [
    'a PNG of eleven thousand parts',
    'unreadable',
    () => withChunks(...Array<Bytes>(11_000).fill(pngChunk('tEXt', text('x')))),
  ],
  [
    'a PNG of five thousand frames',
    null,
    () =>
      withChunks(
        pngChunk('acTL', new Uint8Array([0, 0, 0x13, 0x88, 0, 0, 0, 0])),
        ...Array<Bytes>(5_000).fill(pngChunk('fdAT', new Uint8Array(40))),
      ),
  ],
  ['a WebP of five thousand frames', 'moving', () => webpOf(5_000)],
  ['a WebP of eleven thousand frames', 'cut-off', () => webpOf(11_000)],
  [
    'a PNG that says 17000 × 17000',
    'too-many-pixels',
    () => join(pngSignature, pngHeader(17_000, 17_000), pngChunk('IDAT', new Uint8Array(20)), end),
  ],
  [
    'a JPEG that says 65535 × 65535',
    'too-many-pixels',
    async () => {
      const picture = await jpeg();
      const frame = latinOf(picture).indexOf('\xff\xc0');
      picture.set([0xff, 0xff, 0xff, 0xff], frame + 5);
      return picture;
    },
  ],
  [
    'a JPEG whose EXIF has 65,535 entries',
    null,
    async () => {
      const picture = await jpeg();
      const body = join(text('Exif\0\0'), exifOf(5_000));
      return join(picture.subarray(0, 2), jpegSegment(0xe1, body), picture.subarray(2));
    },
  ],
  [
    'a JPEG whose EXIF points behind its end',
    null,
    async () => {
      const picture = await jpeg();
      const body = join(text('Exif\0\0II*\0'), new Uint8Array([0xff, 0xff, 0xff, 0x7f]));
      return join(picture.subarray(0, 2), jpegSegment(0xe1, body), picture.subarray(2));
    },
  ],
  [
    'a JPEG of two hundred scans',
    'unreadable',
    async () => {
      const picture = await jpeg();
      const scan = latinOf(picture).indexOf('\xff\xda');
      const whole = picture.subarray(scan, -2);
      return join(picture.subarray(0, scan), ...Array<Bytes>(200).fill(whole), picture.subarray(-2));
    },
  ],
  [
    'a JPEG with nine megabytes behind its end',
    null,
    async () => join(await jpeg(), new Uint8Array(9_000_000).fill(7)),
  ],
];

describe('a file that is made to be expensive', () => {
  it.each(files)('%s ends soon, as a small photo or without one', async (_, problem, make) => {
    const manager = await createManager(db);
    const { id: propertyId } = await createProperty(db, { ownerId: manager.profileId });
    const file = await make();
    const begun = Date.now();
    const outcome = await savePhoto(services, { manager, propertyId }, file);
    expect(outcome.problem).toBe(problem);
    expect(Date.now() - begun).toBeLessThan(15_000);
    const rows = await db.select().from(propertyPhotos).where(eq(propertyPhotos.propertyId, propertyId));
    expect(rows.map(({ width, height }) => [width, height])).toEqual(problem === null ? [[320, 240]] : []);
    const { objects } = await env.MEDIA.list({ prefix: `photos/${propertyId}/` });
    expect(objects.every(({ size }) => size < 20_000)).toBe(true);
    expect(objects).toHaveLength(rows.length);
  });
});

describe('the few pixels that are looked at in the worker', () => {
  it('are never read of a picture that is too large, or that unpacks to more than it declares', async () => {
    expect(await readPngPixels(await quarters(32, 96))).toMatchObject({ width: 32, height: 96 });
    expect(await readPngPixels(await quarters(64, 96))).toBeNull();
    const claims = (packed: Bytes) => join(pngSignature, pngHeader(16, 16), pngChunk('IDAT', packed), end);
    expect(await readPngPixels(claims(await bomb(50)))).toBeNull();
    expect(await readPngPixels(claims(await deflated(new Uint8Array(10))))).toBeNull();
  });
});

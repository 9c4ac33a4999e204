import { env } from 'cloudflare:test';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import type { EncodingOrder, PictureEncoder } from '~/features/pictures/encoding/picture-encoder';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { addPhoto, createProperty } from '../../factories/property';
import { createManager } from '../../support/accounts/managers';
import {
  encodeAs,
  join,
  jpegSegment,
  latinOf,
  nameOf,
  pngChunk,
  pngHeader,
  pngSignature,
  quarterColours,
  quarters,
  riffChunk,
  sized,
  text,
  withExif,
} from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
const deps = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};

async function ownProperty() {
  const manager = await createManager(db);
  const property = await createProperty(db, { ownerId: manager.profileId });
  return { manager, propertyId: property.id };
}

const rowsOf = (propertyId: number) =>
  db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(asc(propertyPhotos.sortOrder));

const namesOf = async (propertyId: number) =>
  (await env.MEDIA.list({ prefix: `photos/${propertyId}/` })).objects.map(({ key }) => key);

async function variant(storageKey: string, width: number) {
  const object = await env.MEDIA.get(`${storageKey}/${width}.webp`);
  if (!object) throw new Error(`no variant of ${width}`);
  return new Uint8Array(await object.arrayBuffer());
}

describe('a picture that is sent', () => {
  it('becomes a photo in the standard widths that it has, with its size and colour', async () => {
    const place = await ownProperty();
    const picture = await quarters(1000, 600, [
      [200, 100, 40],
      [200, 100, 40],
      [200, 100, 40],
      [200, 100, 40],
    ]);
    const outcome = await savePhoto(deps, place, await encodeAs(picture, 'image/jpeg'));
    const [row] = await rowsOf(place.propertyId);
    expect(outcome).toEqual({ photoId: row?.id, problem: null });
    expect(row).toMatchObject({ width: 960, height: 576, isHero: true, sortOrder: 0, altText: '' });
    expect(row?.createdAt).toEqual(clock.now());
    const channels = [1, 3, 5].map((at) => parseInt(row?.placeholder.slice(at, at + 2) ?? '', 16));
    for (const [at, value] of [200, 100, 40].entries()) {
      expect(Math.abs((channels[at] ?? 0) - value)).toBeLessThan(8);
    }
    expect(await namesOf(place.propertyId)).toEqual(
      [320, 416, 640, 800, 960].map((width) => `${row?.storageKey}/${width}.webp`),
    );
    expect(row?.storageKey).toMatch(/^photos\/\d+\/[0-9a-f]{32}-[0-9a-f-]{36}$/);
  });

  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('may be %s', async (format) => {
    const place = await ownProperty();
    const picture = await encodeAs(await quarters(400, 300), format);
    expect(await savePhoto(deps, place, picture)).toMatchObject({ problem: null });
    const [row] = await rowsOf(place.propertyId);
    const colours = await quarterColours(await variant(row?.storageKey ?? '', 320));
    expect(colours.map(nameOf)).toEqual(['red', 'green', 'blue', 'white']);
  });

  it('may have the 48 megapixels of a phone', async () => {
    const place = await ownProperty();
    const picture = await encodeAs(await quarters(400, 300), 'image/jpeg', { width: 8064 });
    expect(picture.length).toBeLessThan(4_000_000);
    expect(await savePhoto(deps, place, picture)).toMatchObject({ problem: null });
    const [row] = await rowsOf(place.propertyId);
    expect(row).toMatchObject({ width: 1280, height: 960 });
    const colours = await quarterColours(await variant(row?.storageKey ?? '', 1280));
    expect(colours.map(nameOf)).toEqual(['red', 'green', 'blue', 'white']);
  });

  it('has at least one variant when it is as small as may be', async () => {
    const place = await ownProperty();
    expect(await savePhoto(deps, place, await quarters(320, 320))).toMatchObject({ problem: null });
    expect(await rowsOf(place.propertyId)).toMatchObject([{ width: 320, height: 320 }]);
    expect(await namesOf(place.propertyId)).toHaveLength(1);
  });

  it('is taken once, also when it is sent twice at once', async () => {
    const place = await ownProperty();
    const picture = await quarters(400, 300);
    const first = await savePhoto(deps, place, picture);
    expect(await savePhoto(deps, place, picture)).toEqual(first);
    const other = await quarters(400, 320);
    const [one, two] = await Promise.all([savePhoto(deps, place, other), savePhoto(deps, place, other)]);
    expect(one).toEqual(two);
    expect(await rowsOf(place.propertyId)).toHaveLength(2);
    expect(await namesOf(place.propertyId)).toHaveLength(2);
  });
});

/** Positions of red, green, blue and white for each orientation. */
const upright = {
  1: ['red', 'green', 'blue', 'white'],
  2: ['green', 'red', 'white', 'blue'],
  3: ['white', 'blue', 'green', 'red'],
  4: ['blue', 'white', 'red', 'green'],
  5: ['red', 'blue', 'green', 'white'],
  6: ['blue', 'red', 'white', 'green'],
  7: ['white', 'green', 'blue', 'red'],
  8: ['green', 'white', 'red', 'blue'],
};

describe.each(['image/jpeg', 'image/png', 'image/webp'] as const)('the orientation of %s', (format) => {
  it.each(Object.entries(upright))('%s is applied once', async (orientation, colours) => {
    const place = await ownProperty();
    const picture = await encodeAs(await quarters(720, 400), format);
    const outcome = await savePhoto(deps, place, withExif(picture, Number(orientation)));
    expect(outcome).toMatchObject({ problem: null });
    const [row] = await rowsOf(place.propertyId);
    const isTurned = Number(orientation) >= 5;
    expect(row).toMatchObject(isTurned ? { width: 320, height: 576 } : { width: 640, height: 356 });
    for (const width of isTurned ? [320] : [320, 640]) {
      const stored = await variant(row?.storageKey ?? '', width);
      expect((await quarterColours(stored)).map(nameOf)).toEqual(colours);
    }
  });
});

describe('the pixels of a picture', () => {
  let large: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    large = await encodeAs(await quarters(1400, 1400), 'image/jpeg');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'never come into the worker, but for a few to see their colour (orientation %i)',
    async (orientation) => {
      const place = await ownProperty();
      const orders: EncodingOrder[] = [];
      const pictures: PictureEncoder = {
        encode: (picture, order) => {
          orders.push(order);
          return deps.pictures.encode(picture, order);
        },
      };
      const picture = withExif(large, orientation);
      expect(await savePhoto({ ...deps, pictures }, place, picture)).toMatchObject({ problem: null });
      expect(orders).toHaveLength(7);
      const decoded = orders.filter(({ format }) => format !== 'image/webp');
      expect(decoded.map(({ width }) => width)).toEqual([16]);
    },
  );
});

describe('data of a file beside its picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
    'is not in the variants of %s',
    async (format) => {
      const place = await ownProperty();
      const withOrientation = withExif(await encodeAs(await quarters(700, 500), format), 1);
      expect(latinOf(withOrientation)).toContain('SecretCamera');
      await savePhoto(deps, place, withOrientation);
      const [row] = await rowsOf(place.propertyId);
      for (const width of [320, 640]) {
        const stored = latinOf(await variant(row?.storageKey ?? '', width));
        for (const word of ['SecretCamera', 'GPS', 'Exif', 'EXIF', 'XMP ', 'ICCP']) {
          expect(stored).not.toContain(word);
        }
        expect(stored).toMatch(/^RIFF[\s\S]{4}WEBP/);
      }
    },
  );
});

const huge = (width: number, height: number) =>
  join(
    pngSignature,
    pngHeader(width, height),
    pngChunk('IDAT', new Uint8Array(20)),
    pngChunk('IEND', new Uint8Array()),
  );

const hugeWebp = () => {
  const body = new Uint8Array([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0]);
  const chunk = riffChunk('VP8L', body);
  const head = new Uint8Array(12);
  head.set(text('RIFF----WEBP'));
  new DataView(head.buffer).setUint32(4, chunk.length + 4, true);
  return join(head, chunk);
};

const ftyp = (brands: string) =>
  join(new Uint8Array([0, 0, 0, 24]), text(`ftyp${brands}`), new Uint8Array(400));

describe('a file that cannot be a photo', () => {
  const small = () => quarters(400, 300);
  const jpeg = async () => encodeAs(await small(), 'image/jpeg');
  const webp = async () => encodeAs(await small(), 'image/webp');
  const cut = async (file: Promise<Uint8Array<ArrayBuffer>>) => {
    const whole = await file;
    return whole.slice(0, Math.floor(whole.length * 0.7));
  };
  const files: [string, string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
    ['nothing', 'empty', () => new Uint8Array()],
    ['more than 10 MB', 'too-heavy', () => new Uint8Array(10 * 1024 * 1024 + 1)],
    ['words', 'not-a-picture', () => text('hello, this is not a picture at all')],
    ['a page', 'not-a-picture', () => text('<!doctype html><script>alert(1)</script>')],
    ['a drawing', 'svg', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', 'pdf', () => text('%PDF-1.7 and so on')],
    ['a GIF', 'gif', () => text('GIF89a and so on')],
    ['an iPhone picture', 'heic', () => ftyp('heic\0\0\0\0mif1heic')],
    ['an iPhone picture of the other brand', 'heic', () => ftyp('mif1\0\0\0\0mif1heic')],
    ['an AVIF', 'avif', async () => encodeAs(await small(), 'image/avif')],
    ['a tiny AVIF', 'avif', () => ftyp('avif\0\0\0\0avifmif1')],
    ['a film', 'moving', () => ftyp('isom\0\0\0\0isommp42')],
    ['a PNG of 30000 × 30000', 'too-many-pixels', () => huge(30_000, 30_000)],
    [
      'a JPEG of 51 megapixels',
      'too-many-pixels',
      async () => sized(await encodeAs(await small(), 'image/jpeg'), 8250, 6188),
    ],
    ['a PNG of 7072 × 7072', 'too-many-pixels', () => huge(7072, 7072)],
    ['a PNG of no size', 'unreadable', () => huge(0, 0)],
    ['a PNG of the largest numbers', 'too-many-pixels', () => huge(0xffff_ffff, 0xffff_ffff)],
    ['a tiny WebP of 16384 × 16384', 'too-many-pixels', hugeWebp],
    ['a narrow picture', 'too-small', () => quarters(300, 300)],
    ['a ribbon', 'too-long', () => quarters(1300, 400)],
    ['a picture that is narrow once turned', 'too-small', async () => withExif(await quarters(400, 300), 6)],
    ['half a JPEG', 'cut-off', () => cut(jpeg())],
    ['half a PNG', 'cut-off', () => cut(small())],
    ['half a WebP', 'cut-off', () => cut(webp())],
    ['a PNG of noise', 'unreadable', () => huge(400, 300)],
    [
      'a JPEG with a second size',
      'unreadable',
      async () => {
        const picture = await jpeg();
        const frame = jpegSegment(0xc0, new Uint8Array([8, 0x75, 0x30, 0x75, 0x30, 1, 1, 0x11, 0]));
        return join(picture.subarray(0, 2), frame, picture.subarray(2));
      },
    ],
    [
      'a JPEG whose pixels are noise',
      'unreadable',
      async () => {
        const picture = await jpeg();
        const scan = latinOf(picture).indexOf('\xff\xda') + 14;
        return join(picture.subarray(0, scan), new Uint8Array([0xff, 0xd9]));
      },
    ],
    [
      'a WebP with a larger picture inside than it says',
      'unreadable',
      async () => {
        const picture = await webp();
        const header = new Uint8Array(10);
        header.set([63, 0, 0, 63, 0, 0], 4);
        const whole = join(picture.subarray(0, 12), riffChunk('VP8X', header), picture.subarray(12));
        new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
        return whole;
      },
    ],
    [
      'a JPEG with a script in a comment',
      'two-in-one',
      async () => {
        const picture = await jpeg();
        const comment = jpegSegment(0xfe, text('<script>alert(document.domain)</script>'));
        return join(picture.subarray(0, 2), comment, picture.subarray(2));
      },
    ],
    [
      'a JPEG that is also a PDF',
      'two-in-one',
      async () => {
        const picture = await jpeg();
        return join(picture.subarray(0, 2), jpegSegment(0xfe, text('%PDF-1.4')), picture.subarray(2));
      },
    ],
    [
      'a PNG with an archive behind',
      'two-in-one',
      async () => join(await small(), text('PK\x05\x06'), new Uint8Array(18)),
    ],
    ['a WebP with a page behind', 'two-in-one', async () => join(await webp(), text('<html><body>hello'))],
  ];

  it.each(files)('%s: %s', async (_, problem, file) => {
    const place = await ownProperty();
    expect(await savePhoto(deps, place, await file())).toEqual({ problem });
    expect(await rowsOf(place.propertyId)).toEqual([]);
    expect(await namesOf(place.propertyId)).toEqual([]);
  });
});

describe('the owner of the property', () => {
  it('a stranger adds nothing, staff does, and a missing one is the same as a foreign one', async () => {
    const { propertyId } = await ownProperty();
    const picture = await quarters(400, 300);
    const stranger = await createManager(db);
    expect(await savePhoto(deps, { manager: stranger, propertyId }, picture)).toEqual({ problem: 'gone' });
    expect(await savePhoto(deps, { manager: stranger, propertyId: 999_999 }, picture)).toEqual({
      problem: 'gone',
    });
    expect(await rowsOf(propertyId)).toEqual([]);
    expect(await namesOf(propertyId)).toEqual([]);
    const manager = await createManager(db, 'moderator');
    expect(await savePhoto(deps, { manager, propertyId }, picture)).toMatchObject({ problem: null });
  });
});

describe('many at once', () => {
  it('have one hero and places of their own, and never more than a property may have', async () => {
    const place = await ownProperty();
    for (let at = 0; at < maxPhotos - 3; at += 1) {
      await addPhoto(db, place.propertyId, { sortOrder: at, isHero: at === 0 });
    }
    const pictures = await Promise.all([0, 1, 2, 3, 4].map((more) => quarters(400, 300 + more * 2)));
    const outcomes = await Promise.all(pictures.map((picture) => savePhoto(deps, place, picture)));
    expect(outcomes.filter(({ problem }) => problem === null)).toHaveLength(3);
    expect(outcomes.filter(({ problem }) => problem === 'too-many-photos')).toHaveLength(2);
    const rows = await rowsOf(place.propertyId);
    expect(rows.map(({ sortOrder }) => sortOrder)).toEqual(Array.from({ length: maxPhotos }, (_, at) => at));
    expect(rows.filter(({ isHero }) => isHero)).toMatchObject([{ sortOrder: 0 }]);
    expect(await namesOf(place.propertyId)).toHaveLength(3);
  });
});

/** The real object, whose k-th call from now fails. */
function failing<T extends object>(real: T, method: keyof T, turn: number): T {
  let calls = 0;
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== method) return value.bind(target);
      return (...args: unknown[]) => {
        calls += 1;
        if (calls === turn) throw new Error('out of order');
        return value.apply(target, args);
      };
    },
  });
}

describe('when something fails half way', () => {
  it.each([1, 2])('the store at its call %i: nothing is left', async (turn) => {
    const place = await ownProperty();
    const photos = createR2PhotoStore(failing(env.MEDIA, 'put', turn));
    const picture = await quarters(700, 500);
    await expect(savePhoto({ ...deps, photos }, place, picture)).rejects.toThrow('out of order');
    expect(await rowsOf(place.propertyId)).toEqual([]);
    expect(await namesOf(place.propertyId)).toEqual([]);
    expect(await savePhoto(deps, place, picture)).toMatchObject({ problem: null });
  });

  it('the database at the row: no row is left, and another try works', async () => {
    const place = await ownProperty();
    const picture = await quarters(400, 300);
    const broken = createDatabase(failing(env.DB, 'batch', 1));
    await expect(savePhoto({ ...deps, db: broken }, place, picture)).rejects.toThrow();
    expect(await rowsOf(place.propertyId)).toEqual([]);
    expect(await savePhoto(deps, place, picture)).toMatchObject({ problem: null });
    expect(await rowsOf(place.propertyId)).toHaveLength(1);
  });

  it('the connection to the encoder for once: it is tried again', async () => {
    const place = await ownProperty();
    let calls = 0;
    const images = {
      input: (stream: ReadableStream<Uint8Array>) => {
        calls += 1;
        if (calls === 1) throw Object.assign(new Error('Network connection lost.'), { retryable: true });
        return env.IMAGES.input(stream);
      },
    } as unknown as ImagesBinding;
    const pictures = createPictureEncoder(images);
    expect(await savePhoto({ ...deps, pictures }, place, await quarters(400, 300))).toMatchObject({
      problem: null,
    });
  });

  it('the encoder for its own reasons: the encoder is reported, not the picture', async () => {
    const place = await ownProperty();
    const images = {
      input: () => {
        throw Object.assign(new Error('quota'), { code: 9422 });
      },
    } as unknown as ImagesBinding;
    const outcome = await savePhoto(
      { ...deps, pictures: createPictureEncoder(images) },
      place,
      await quarters(400, 300),
    );
    expect(outcome).toEqual({ problem: 'unavailable' });
    expect(await namesOf(place.propertyId)).toEqual([]);
  });
});

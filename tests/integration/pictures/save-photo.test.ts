import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import type { EncodingOrder, PictureEncoder } from '~/features/pictures/encoding/picture-encoder';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { addPhoto } from '../../factories/property';
import { createManager } from '../../support/accounts/managers';
import {
  encodeAs,
  latinOf,
  nameOf,
  quarterColours,
  quarters,
  withExif,
} from '../../support/extraction/pictures';
import { clock, db, deps, namesOf, ownProperty, rowsOf } from '../../support/extraction/sent-photos';

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

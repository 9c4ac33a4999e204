import { readdirSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { maxDifferentBits } from '~/features/import/pictures/finding/extraction-limits';
import { fingerprintDistance, fingerprintOf } from '~/features/import/pictures/fetching/fingerprint';
import { isPlain } from '~/features/import/pictures/fetching/is-plain';
import { readPngPixels } from '~/features/pictures/reading/read-png-pixels';

const folder = 'seed/photos';
const photos = readdirSync(folder)
  .filter((name) => /\.webp$/.test(name))
  .slice(0, 30);

/** As the encoder makes it of a small copy: 32 pixels wide, in its own aspect. */
async function small(picture: sharp.Sharp) {
  const copy = await picture.resize({ width: 480 }).webp({ quality: 80 }).toBuffer();
  const png = await sharp(copy).resize({ width: 32 }).png().toBuffer();
  const pixels = await readPngPixels(new Uint8Array(png));
  if (!pixels) throw new Error('not a PNG that can be read');
  return pixels;
}

const print = async (picture: sharp.Sharp) => fingerprintOf(await small(picture));

const smallPhotos = new Map<string, ReturnType<typeof small>>();
/** Made once for each photo: several tests look at it. */
function smallPhoto(name: string) {
  const pixels = smallPhotos.get(name) ?? small(sharp(`${folder}/${name}`));
  smallPhotos.set(name, pixels);
  return pixels;
}

describe('the fingerprint of a picture', () => {
  it('is nearly the same in other sizes and qualities, and far from every other picture', async () => {
    const far: number[] = [];
    const near: number[] = [];
    const prints = await Promise.all(photos.map(async (name) => fingerprintOf(await smallPhoto(name))));
    for (const [at, name] of photos.entries()) {
      const worse = await sharp(`${folder}/${name}`).resize({ width: 660 }).jpeg({ quality: 45 }).toBuffer();
      near.push(fingerprintDistance(prints[at] ?? '', await print(sharp(worse))));
      far.push(...prints.slice(at + 1).map((other) => fingerprintDistance(prints[at] ?? '', other)));
    }
    expect(Math.max(...near)).toBeLessThanOrEqual(maxDifferentBits);
    expect(Math.min(...far)).toBeGreaterThan(maxDifferentBits);
  });

  it('has 64 bits', async () => {
    expect(await print(sharp(`${folder}/${photos[0]}`))).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprintDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(fingerprintDistance('0000000000000001', '8000000000000000')).toBe(2);
  });
});

describe('a plain picture', () => {
  const canvas = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const drawn = (svg: string) =>
    canvas('#ffffff')
      .composite([{ input: Buffer.from(svg) }])
      .png();

  it('is one colour, or a logo on white', async () => {
    const logo =
      '<svg width="900" height="600"><circle cx="450" cy="300" r="170" fill="#204080"/><text x="300" y="560" font-size="60">Hotel</text></svg>';
    expect(isPlain(await small(canvas('#336699')))).toBe(true);
    expect(isPlain(await small(sharp(await drawn(logo).toBuffer())))).toBe(true);
  });

  it('is no photo', async () => {
    const plain = [];
    for (const name of photos) if (isPlain(await smallPhoto(name))) plain.push(name);
    expect(plain).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { savePhoto } from '~/features/directory/photos/save-photo.server';

import {
  encodeAs,
  join,
  jpegSegment,
  latinOf,
  pngChunk,
  pngHeader,
  pngSignature,
  quarters,
  riffChunk,
  sized,
  text,
  withExif,
} from '../../support/extraction/pictures';
import { deps, namesOf, ownProperty, rowsOf } from '../../support/extraction/sent-photos';

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

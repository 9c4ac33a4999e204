import { logError } from '~/platform/log';
import type { PhotoStore } from '~/platform/storage/photo-store';

type Stored = { storageKey: string; width: number };

const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/**
 * One stored picture as a GET or HEAD answer: 200, 304, or 404 when `findFile` returns null or R2 has no such
 * object in any of `widths`; a photo from before a width was added comes in the next one. 503, which no cache keeps, when either fails or R2 does not answer; a Response that `findFile`
 * throws is passed on.
 */
export async function answerPicture(
  photos: PhotoStore,
  request: Request,
  findFile: () => Promise<Stored | null> | Stored | null,
  widths: readonly number[] = [],
): Promise<Response> {
  try {
    const found = await findFile();
    for (const width of found ? nearest(widths, found.width) : []) {
      const image =
        found && (await photos.find(found.storageKey, width, request.headers.get('if-none-match')));
      if (image) return await showing(image, request);
    }
    return saying('Not found', 404);
  } catch (error) {
    if (error instanceof Response) throw error;
    logError('picture could not be shown', error);
    return saying('This picture cannot be shown at the moment. Please try again in a few minutes.', 503);
  }
}

/** The width itself, then wider ones, then narrower ones. */
const nearest = (widths: readonly number[], width: number): number[] => [
  width,
  ...widths.filter((other) => other > width),
  ...widths.filter((other) => other < width).reverse(),
];

async function showing(image: Response, { method }: Request): Promise<Response> {
  const headers = new Headers({ ...Object.fromEntries(image.headers), ...guard });
  headers.set('cache-control', 'public, max-age=86400');
  headers.set('content-disposition', 'inline');
  if (method !== 'HEAD') return new Response(image.body, { status: image.status, headers });
  await image.body?.cancel();
  return new Response(null, { status: image.status, headers });
}

function saying(words: string, status: 404 | 503): Response {
  return new Response(words, {
    status,
    headers: {
      ...guard,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '60' }),
    },
  });
}

import type { PhotoStore } from './photo-store';

const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** One stored picture as a GET or HEAD answer: 200, 304, or 404 when `found` is null or R2 has no such object. */
export async function answerPicture(
  photos: PhotoStore,
  request: Request,
  found: { storageKey: string; width: number } | null,
): Promise<Response> {
  const image =
    found && (await photos.find(found.storageKey, found.width, request.headers.get('if-none-match')));
  if (!image) {
    return new Response('Not found', {
      status: 404,
      headers: { ...guard, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const headers = new Headers({ ...Object.fromEntries(image.headers), ...guard });
  headers.set('cache-control', 'public, max-age=86400');
  headers.set('content-disposition', 'inline');
  if (request.method !== 'HEAD') return new Response(image.body, { status: image.status, headers });
  await image.body?.cancel();
  return new Response(null, { status: image.status, headers });
}

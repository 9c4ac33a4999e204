import { giveUpAfter } from '~/lib/time/give-up-after';
import { logError } from '~/platform/log';

/** The folder in which a release puts the files of its build (scripts/lib/operate/deploy/keep-assets.mjs). */
const keptUnder = 'build';

/** A file whose name contains its hash, and the types of those that a build has. */
const fileName = /^\/assets\/[\w.-]{1,120}\.(js|css|svg|woff2|webp|jpg|png)$/;
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Short, since a page waits for its scripts. */
const patienceMs = 2_000;

/**
 * A file of the build of another version: while two versions share the traffic, a page of one asks the other
 * for its scripts, and a page that has been open since the release before requests scripts that the present
 * version does not have. Null for everything else, and while R2 does not answer.
 */
export async function findKeptAsset(request: Request, bucket: R2Bucket): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const type = types[fileName.exec(pathname)?.[1] ?? ''];
  if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  try {
    const object = await giveUpAfter(patienceMs, () => bucket.get(keptUnder + pathname));
    if (!object) return null;
    const headers = new Headers({
      'content-type': type,
      'content-length': String(object.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: object.httpEtag,
    });
    return new Response(request.method === 'HEAD' ? null : object.body, { headers });
  } catch (error) {
    logError('file of another version not read', error);
    return null;
  }
}

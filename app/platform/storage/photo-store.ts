import { objectName, type PhotoObjects } from '~/features/pictures/files/photo-objects';

import { giveUpAfter } from '~/lib/time/give-up-after';

/** Store of pictures: one object per width, `<storageKey>/<width>.webp`. */
export type PhotoStore = PhotoObjects & {
  /**
   * The picture as an HTTP answer (200 with the body, or 304 when `ifNoneMatch` holds its ETag), without cache
   * headers; null when there is no such object.
   */
  find(key: string, width: number, ifNoneMatch: string | null): Promise<Response | null>;
};

/** Milliseconds. A visitor waits for a picture that is shown; a stored file has about a hundred kilobytes. */
const patience = { find: 4_000, put: 15_000, remove: 10_000, list: 10_000 };

/** Pictures in R2. Every call throws when R2 fails or does not answer in time. */
export function createR2PhotoStore(bucket: R2Bucket, limits = patience): PhotoStore {
  return {
    async find(key, width, ifNoneMatch) {
      const etag = /^(?:W\/)?"([^"]+)"$/.exec(ifNoneMatch?.trim() ?? '')?.[1];
      const onlyIf = etag ? { etagDoesNotMatch: etag } : undefined;
      const object = await giveUpAfter(limits.find, () => bucket.get(objectName(key, width), { onlyIf }));
      if (!object) return null;
      const headers = new Headers({ 'content-type': 'image/webp', etag: object.httpEtag });
      if (!('body' in object)) return new Response(null, { status: 304, headers });
      headers.set('content-length', String(object.size));
      return new Response(object.body, { headers });
    },
    async put(storageKey, width, bytes) {
      const httpMetadata = { contentType: 'image/webp' };
      await giveUpAfter(limits.put, () => bucket.put(objectName(storageKey, width), bytes, { httpMetadata }));
    },
    async remove(names) {
      if (names.length > 0) await giveUpAfter(limits.remove, () => bucket.delete([...names]));
    },
    async list({ prefix, after, limit }) {
      const page = await giveUpAfter(limits.list, () => bucket.list({ prefix, startAfter: after, limit }));
      return {
        objects: page.objects.map(({ key, uploaded, size }) => ({
          name: key,
          storedAt: uploaded,
          bytes: size,
        })),
        isEnd: !page.truncated,
      };
    },
  };
}

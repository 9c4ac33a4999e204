import { objectName, type PhotoObjects } from '~/features/photos/photo-objects';

/** Where pictures lie: one object per width, `<storageKey>/<width>.webp`. */
export type PhotoStore = PhotoObjects & {
  /**
   * The picture as an HTTP answer (200 with the body, or 304 when `ifNoneMatch` holds its ETag), without cache
   * headers; null when there is no such object.
   */
  find(key: string, width: number, ifNoneMatch: string | null): Promise<Response | null>;
};

export function createR2PhotoStore(bucket: R2Bucket): PhotoStore {
  return {
    async find(key, width, ifNoneMatch) {
      const etag = /^(?:W\/)?"([^"]+)"$/.exec(ifNoneMatch?.trim() ?? '')?.[1];
      const onlyIf = etag ? { etagDoesNotMatch: etag } : undefined;
      const object = await bucket.get(objectName(key, width), { onlyIf });
      if (!object) return null;
      const headers = new Headers({ 'content-type': 'image/webp', etag: object.httpEtag });
      if (!('body' in object)) return new Response(null, { status: 304, headers });
      headers.set('content-length', String(object.size));
      return new Response(object.body, { headers });
    },
    async put(storageKey, width, bytes) {
      const httpMetadata = { contentType: 'image/webp' };
      await bucket.put(objectName(storageKey, width), bytes, { httpMetadata });
    },
    async remove(names) {
      if (names.length > 0) await bucket.delete([...names]);
    },
    async list({ prefix, after, limit }) {
      const page = await bucket.list({ prefix, startAfter: after, limit });
      return {
        objects: page.objects.map(({ key, uploaded }) => ({ name: key, storedAt: uploaded })),
        isEnd: !page.truncated,
      };
    },
  };
}

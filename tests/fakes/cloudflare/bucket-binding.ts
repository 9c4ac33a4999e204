import { createHash } from 'node:crypto';

/** A bucket of the fake's account as a worker is bound to it, as far as backups use it. */
export function bindBucket(objects: Map<string, Buffer>): R2Bucket {
  const etagOf = (content: Buffer) => createHash('md5').update(content).digest('hex');
  const described = (key: string, content: Buffer) => ({ key, size: content.length, etag: etagOf(content) });
  return {
    async get(key: string) {
      const content = objects.get(key);
      return content ? { ...described(key, content), text: async () => content.toString() } : null;
    },
    async put(key: string, value: Uint8Array | string, { onlyIf }: R2PutOptions = {}) {
      const before = objects.get(key);
      const { etagMatches, etagDoesNotMatch } = (onlyIf ?? {}) as R2Conditional;
      if (etagDoesNotMatch === '*' && before) return null;
      if (etagMatches !== undefined && (!before || etagOf(before) !== etagMatches)) return null;
      const content = Buffer.from(value);
      objects.set(key, content);
      return described(key, content);
    },
    async list({ startAfter = '' }: R2ListOptions = {}) {
      const keys = [...objects.keys()].filter((key) => key > startAfter).sort();
      return { objects: keys.map((key) => described(key, objects.get(key) as Buffer)), truncated: false };
    },
    async delete(keys: string[]) {
      for (const key of keys) objects.delete(key);
    },
  } as unknown as R2Bucket;
}

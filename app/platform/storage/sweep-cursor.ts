import type { SweepCursor } from '~/features/pictures/files/sweep-objects.server';

/** Position of a sweep, stored in KV: losing it only costs another round. */
export function createSweepCursor(kv: KVNamespace, name: string): SweepCursor {
  const key = `sweep:${name}`;
  return {
    read: () => kv.get(key),
    write: (at) => (at === null ? kv.delete(key) : kv.put(key, at)),
  };
}

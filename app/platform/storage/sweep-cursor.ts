import type { SweepCursor } from '~/features/pictures/files/sweep-objects.server';

/** How far a sweep has come, kept in KV: losing it costs no more than another round. */
export function createSweepCursor(kv: KVNamespace, name: string): SweepCursor {
  const key = `sweep:${name}`;
  return {
    read: () => kv.get(key),
    write: (at) => (at === null ? kv.delete(key) : kv.put(key, at)),
  };
}

const key = 'content-changes';

/** The copy of the recent changes that every isolate reads (app/platform/cache/change-log.ts), as text. */
export type EdgeCopy = {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
};

/** Stored in KV, which caches it for half a minute. */
export function createEdgeCopy(kv: KVNamespace): EdgeCopy {
  return {
    read: () => kv.get(key, { cacheTtl: 30 }),
    write: (text) => kv.put(key, text),
  };
}

const key = 'content-changes';

/** The copy of what changed lately that every isolate reads (app/platform/cache/change-log.ts), as text. */
export type EdgeCopy = {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
};

/** Kept in KV, which hands it out for half a minute before it looks for a newer one. */
export function createEdgeCopy(kv: KVNamespace): EdgeCopy {
  return {
    read: () => kv.get(key, { cacheTtl: 30 }),
    write: (text) => kv.put(key, text),
  };
}

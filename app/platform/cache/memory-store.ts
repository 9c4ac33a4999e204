import type { PageEntry } from './page-entry';

/** What one isolate keeps at hand, in bytes of bodies; it has 128 MB for everything. */
const maxMemoryBytes = 12_000_000;
const maxEntryBytes = 400_000;
/** An entry's headers, keys and address weigh something too. */
const overhead = 2_000;

/** Entries in the isolate's memory, by key; what was used longest ago goes first. */
export function createMemoryStore(maxBytes = maxMemoryBytes) {
  const entries = new Map<string, PageEntry>();
  let bytes = 0;
  const weightOf = ({ body }: PageEntry) => body.byteLength + overhead;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= weightOf(entry);
  };
  return {
    get(key: string): PageEntry | null {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key: string, entry: PageEntry): void {
      remove(key);
      if (entry.body.byteLength > maxEntryBytes) return;
      entries.set(key, entry);
      bytes += weightOf(entry);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    bytes: () => bytes,
  };
}

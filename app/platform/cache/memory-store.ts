import { createRecentValues } from '~/lib/memory/recent-values';

import type { PageEntry } from './page-entry';

/** The maximum that one isolate keeps at hand, in bytes of bodies; it has 128 MB for everything. */
const maxMemoryBytes = 12_000_000;
const maxEntryBytes = 400_000;
/** An entry's headers, keys and address weigh something too. */
const overhead = 2_000;

/** Entries in the isolate's memory, by key; the least recently used goes first. */
export function createMemoryStore(maxBytes = maxMemoryBytes) {
  const entries = createRecentValues<PageEntry>({
    maxWeight: maxBytes,
    weightOf: ({ body }) => body.byteLength + overhead,
  });
  return {
    get: (key: string): PageEntry | null => entries.get(key) ?? null,
    put(key: string, entry: PageEntry): void {
      if (entry.body.byteLength > maxEntryBytes) entries.remove(key);
      else entries.put(key, entry);
    },
    bytes: entries.weight,
  };
}

import { giveUpAfter } from '~/lib/time/give-up-after';
import { logWarning } from '~/platform/log';

import { createMemoryStore } from './memory-store';
import { entryToResponse, responseToEntry, type PageEntry } from './page-entry';

const answersWithinMs = 150;

/** The location's cache; the project's types are the browser's, which lack it. */
const here = (): Cache => (caches as unknown as { default: Cache }).default;

/** The store of finished answers: the isolate's memory, and the Cache API of this location of Cloudflare's. */
export type PageStore = {
  find(key: string): Promise<PageEntry | null>;
  /** Keeps the entry; the promise ends when the location has it too. */
  put(key: string, entry: PageEntry): Promise<void>;
};

/**
 * `origin` and `version` are part of every address, so that another site or another deployment finds no
 * entry.
 */
export function createPageStore({ origin, version }: { origin: string; version: string }): PageStore {
  const memory = createMemoryStore();
  const addressOf = (key: string) => `${origin}/.pages/${version}/${encodeURIComponent(key)}`;
  return {
    async find(key) {
      const known = memory.get(key);
      if (known) return known;
      try {
        const cached = await giveUpAfter(answersWithinMs, () => here().match(addressOf(key)));
        const entry = cached ? await responseToEntry(cached) : null;
        if (entry) memory.put(key, entry);
        return entry;
      } catch (error) {
        logWarning('a kept page could not be read', error);
        return null;
      }
    },
    async put(key, entry) {
      memory.put(key, entry);
      try {
        await here().put(addressOf(key), entryToResponse(entry));
      } catch (error) {
        logWarning('a page could not be kept', error);
      }
    },
  };
}

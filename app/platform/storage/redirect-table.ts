import { z } from 'zod';

import { redirectStatuses } from '~/db/vocabulary';
import type { RedirectTable, StoredRedirect } from '~/features/content/redirects/rules/redirect-table';
import { localPath } from '~/lib/paths';

const entrySchema = z.object({
  to: z.string().refine((to) => localPath(to) !== null),
  status: z.literal(redirectStatuses),
});

const prefix = 'redirect:';
/** Maximum number of keys that KV reads in one request. */
const maxOfOneRead = 100;

/** The edge's copy of the redirects, in KV. */
export function createRedirectTable(kv: KVNamespace): RedirectTable {
  return {
    async find(path) {
      const key = prefix + path;
      if (new TextEncoder().encode(key).length > 512) return null;
      return parseEntry(await kv.get(key, { cacheTtl: 60 }));
    },
    async list() {
      const entries = new Map<string, StoredRedirect | null>();
      let cursor: string | undefined;
      do {
        const page = await kv.list({ prefix, cursor });
        for (let at = 0; at < page.keys.length; at += maxOfOneRead) {
          const names = page.keys.slice(at, at + maxOfOneRead).map(({ name }) => name);
          for (const [name, text] of await kv.get(names)) {
            entries.set(name.slice(prefix.length), parseEntry(text));
          }
        }
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor);
      return entries;
    },
    put: (path, redirect) => kv.put(prefix + path, JSON.stringify(redirect)),
    remove: (path) => kv.delete(prefix + path),
  };
}

/**
 * Null for anything that is not one of our entries, or leads to another site; the sweep repairs such an
 * entry.
 */
function parseEntry(text: string | null): StoredRedirect | null {
  if (text === null) return null;
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

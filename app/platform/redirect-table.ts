import { z } from 'zod';

import { redirectStatuses } from '~/db/vocabulary';
import type { RedirectTable, StoredRedirect } from '~/features/redirects/redirect-table';

const entrySchema = z.object({ to: z.string(), status: z.literal(redirectStatuses) });

const prefix = 'redirect:';

export function createRedirectTable(kv: KVNamespace): RedirectTable {
  return {
    async find(path) {
      const key = prefix + path;
      if (new TextEncoder().encode(key).length > 512) return null;
      return parseEntry(await kv.get(key, { cacheTtl: 60 }));
    },
    async list() {
      const entries = new Map<string, StoredRedirect>();
      let cursor: string | undefined;
      do {
        const page = await kv.list({ prefix, cursor });
        for (const { name } of page.keys) {
          const entry = parseEntry(await kv.get(name));
          entries.set(name.slice(prefix.length), entry ?? { to: '', status: 301 });
        }
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor);
      return entries;
    },
    put: (path, redirect) => kv.put(prefix + path, JSON.stringify(redirect)),
    remove: (path) => kv.delete(prefix + path),
  };
}

/** Null for anything that is not one of our entries; the sweep puts such a one right. */
function parseEntry(text: string | null): StoredRedirect | null {
  if (text === null) return null;
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

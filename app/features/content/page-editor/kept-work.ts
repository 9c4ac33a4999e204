import { z } from 'zod';

import { pageFields, type PageField, type PageValues } from '~/features/import/writing/page-fields';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

const prefix = 'page-work:';
const sentKey = 'page-work-sent';
const longest = 400_000;
const mostKept = 10;
const keptFor = 30 * 86_400_000;

const text = z.string().optional();
const scalars = pageFields.filter((field) => field !== 'faq');
const schema = z.object({
  version: z.number().int().nullable(),
  at: z.number(),
  values: z.object({
    ...(Object.fromEntries(scalars.map((field) => [field, text])) as Record<
      Exclude<PageField, 'faq'>,
      typeof text
    >),
    faq: z.array(z.object({ question: text, answer: text })).optional(),
  }),
});

/** Unsaved work on a page; `version` is the page's version that it is based on, null for a new page. */
export type KeptWork = { version: number | null; at: number; values: PageValues };

/** Storage key of one person's work on one page; `page` is 'new' for one that is not stored. */
export const workKey = (viewerId: string, page: number | 'new') => `${prefix}${viewerId}:${page}`;

/** A browser may refuse to store anything; the work is then only in the form. */
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export function readWork(key: string): KeptWork | null {
  return quietly(() => {
    const found = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return found.success && found.data.at > Date.now() - keptFor ? (found.data as KeptWork) : null;
  });
}

/** Stores the work and removes the oldest other entry; false when it is too long or the browser refuses. */
export function keepWork(key: string, work: KeptWork): boolean {
  const written = JSON.stringify(work);
  if (written.length > longest) return false;
  return (
    quietly(() => {
      for (const other of othersBeyond(key)) localStorage.removeItem(other);
      localStorage.setItem(key, written);
      return true;
    }) ?? false
  );
}

export function dropWork(key: string) {
  quietly(() => localStorage.removeItem(key));
}

function othersBeyond(key: string): string[] {
  return Object.keys(localStorage)
    .filter((other) => other.startsWith(prefix) && other !== key)
    .map((other) => ({ other, at: readWork(other)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .filter(({ at }, index) => at === 0 || index >= mostKept - 1)
    .map(({ other }) => other);
}

/** Remembers that the work under this key is being saved. */
export function markSent(key: string) {
  quietly(() => sessionStorage.setItem(sentKey, key));
}

/** The key whose work was being saved; it is returned once. */
export function takeSent(): string | null {
  return quietly(() => {
    const key = sessionStorage.getItem(sentKey);
    sessionStorage.removeItem(sentKey);
    return key;
  });
}

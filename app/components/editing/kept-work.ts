import { z } from 'zod';

import type { FormValues } from '~/lib/editing/form-shape';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

const maxLength = 400_000;
const maxKept = 10;
const keptFor = 30 * 86_400_000;

const row = z.record(z.string(), z.string());
const schema = z.object({
  version: z.number().int().nullable(),
  at: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.array(row)])),
});

/** Unsaved work in an editor; `version` is the version that it is based on, null for something new. */
export type KeptWork<Values extends FormValues = FormValues> = {
  version: number | null;
  at: number;
  values: Values;
};

/** Storage key of one person's work in one editor; `id` is 'new' for what is not stored. */
export const workKey = (editor: string, viewerId: string, id: number | 'new') =>
  `${editor}:${viewerId}:${id}`;

/** The key of the same person's work on something new. */
export const keyOfNew = (key: string) => `${key.slice(0, key.lastIndexOf(':'))}:new`;

const editorOf = (key: string) => key.slice(0, key.indexOf(':'));
const sentKey = (key: string) => `${editorOf(key)}-sent`;

/** A browser may refuse to store anything; the work is then only in the form. */
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export function readWork<Values extends FormValues>(key: string): KeptWork<Values> | null {
  return quietly(() => {
    const found = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return found.success && found.data.at > Date.now() - keptFor ? (found.data as KeptWork<Values>) : null;
  });
}

/** Stores the work and removes the oldest other entry; false when it is too long or the browser refuses. */
export function keepWork(key: string, work: KeptWork): boolean {
  const written = JSON.stringify(work);
  if (written.length > maxLength) return false;
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
    .filter((other) => other.startsWith(`${editorOf(key)}:`) && other !== key)
    .map((other) => ({ other, at: readWork(other)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .filter(({ at }, index) => at === 0 || index >= maxKept - 1)
    .map(({ other }) => other);
}

/** Remembers that the work under this key is being saved. */
export function markSent(key: string) {
  quietly(() => sessionStorage.setItem(sentKey(key), key));
}

/** The key whose work was being saved in the same editor; it is returned once. */
export function takeSent(key: string): string | null {
  return quietly(() => {
    const sent = sessionStorage.getItem(sentKey(key));
    sessionStorage.removeItem(sentKey(key));
    return sent;
  });
}

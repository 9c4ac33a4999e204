/** Kinds of forms, the beginnings of their keys. */
export const workKinds = ['page-work', 'property-work', 'draft-work', 'form-work'] as const;

/** Event of the window when a person is about to leave the page: what was typed just now is kept too. */
export const leavingEvent = 'kept-leaving';

/** Storage key of one person's work in one form; `id` is 'new' for what is not stored. */
export const workKey = (kind: (typeof workKinds)[number], viewerId: string, id: number | string) =>
  `${kind}:${viewerId}:${id}`;

/** The key of the same person's work on something new. */
export const keyOfNew = (key: string) => `${key.split(':', 2).join(':')}:new`;

const sentName = 'work-sent';

/** A browser may refuse to store anything; the work is then only in the form. */
export function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** True when there is something under this key, perhaps too old to be offered. */
export const hasWork = (key: string) => quietly(() => localStorage.getItem(key) !== null) ?? false;

export function dropWork(key: string) {
  quietly(() => localStorage.removeItem(key));
}

/** Removes everybody's work on something that is gone for good. */
export function dropWorkOn(kind: (typeof workKinds)[number], id: number | string) {
  quietly(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(`${kind}:`) && key.endsWith(`:${id}`))
      .forEach(dropWork),
  );
}

/** The key of the form that this page is sending. */
let sending: string | null = null;

/** Remembers that the work under this key is being saved. */
export function markSent(key: string) {
  sending = key;
  quietly(() => sessionStorage.setItem(sentName, key));
}

/** The key that was marked since the page last came to rest; it is returned once. */
export function takeSending(): string | null {
  const key = sending;
  sending = null;
  return key;
}

/** The key whose work was being saved, also by a page that is gone; it is returned once. */
export function takeSent(): string | null {
  return quietly(() => {
    const sent = sessionStorage.getItem(sentName);
    sessionStorage.removeItem(sentName);
    return sent;
  });
}

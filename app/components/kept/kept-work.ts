import type { FormValues } from '~/lib/editing/form-shape';

const maxLength = 400_000;
const maxKept = 20;
const keptFor = 30 * 86_400_000;

/** Kinds of forms, the beginnings of their keys. */
const kinds = ['page-work', 'property-work', 'draft-work', 'form-work'] as const;
type Kind = (typeof kinds)[number];

/** Unsaved work in a form; `version` is the version that it is based on, null for something new. */
export type KeptWork<Values extends FormValues = FormValues> = {
  version: number | null;
  at: number;
  values: Values;
};

/** Storage key of one person's work in one form; `id` is 'new' for what is not stored. */
export const workKey = (kind: Kind, viewerId: string, id: number | string) => `${kind}:${viewerId}:${id}`;

/** The key of the same person's work on something new. */
export const keyOfNew = (key: string) => `${key.split(':', 2).join(':')}:new`;

const sentName = 'work-sent';

/** A browser may refuse to store anything; the work is then only in the form. */
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export function readWork<Values extends FormValues>(key: string): KeptWork<Values> | null {
  const found = quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  return isWork(found) && found.at > Date.now() - keptFor ? (found as KeptWork<Values>) : null;
}

/** Whether what the browser stored, which anybody at it can change, is work of a form. */
function isWork(found: unknown): found is KeptWork {
  const { version, at, values } = (found ?? {}) as Record<string, unknown>;
  return (
    (version === null || Number.isSafeInteger(version)) &&
    typeof at === 'number' &&
    isRecord(values) &&
    Object.values(values).every((value) => isText(value) || (Array.isArray(value) && isList(value)))
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (list: unknown[]) =>
  list.every(isText) || list.every((row) => isRecord(row) && Object.values(row).every(isText));

/**
 * Stores the work, and removes what is too old or too much; false when it is too long or the browser refuses even without
 * the older works.
 */
export function keepWork(key: string, work: KeptWork): boolean {
  const written = JSON.stringify(work);
  if (written.length > maxLength) return false;
  const others = quietly(() => othersByAge(key)) ?? [];
  const isOver = ({ at }: { at: number }, index: number) => at === 0 || index >= maxKept - 1;
  for (const { other } of others.filter(isOver)) dropWork(other);
  const left = others.filter((one, index) => !isOver(one, index));
  const store = () => quietly(() => (localStorage.setItem(key, written), true)) ?? false;
  while (!store()) {
    const oldest = left.pop();
    if (!oldest) return false;
    dropWork(oldest.other);
  }
  return true;
}

export function dropWork(key: string) {
  quietly(() => localStorage.removeItem(key));
}

const allKeys = () =>
  Object.keys(localStorage).filter((key) => kinds.some((kind) => key.startsWith(`${kind}:`)));

/** The other works, the newest first; those that cannot be read are at 0. */
const othersByAge = (key: string) =>
  allKeys()
    .filter((other) => other !== key)
    .map((other) => ({ other, at: readWork(other)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);

/** Removes everybody's work from this browser. */
export function forgetAllWork() {
  quietly(() => allKeys().forEach(dropWork));
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

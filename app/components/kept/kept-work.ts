import type { FormValues } from '~/lib/editing/form-shape';

import { allKeys } from './forget-work';
import { dropWork, quietly } from './work-key';

const maxLength = 400_000;
const maxKept = 20;
const keptFor = 30 * 86_400_000;

/** Unsaved work in a form; `version` is the version that it is based on, null for something new. */
export type KeptWork<Values extends FormValues = FormValues> = {
  version: number | null;
  at: number;
  values: Values;
};

export function readWork<Values extends FormValues>(key: string): KeptWork<Values> | null {
  const found = quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  return isWork(found) && found.at > Date.now() - keptFor ? (found as KeptWork<Values>) : null;
}

/** True when the browser's stored value, which anybody at the browser can change, is work of a form. */
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

/** The other works, the newest first; those that cannot be read are at 0. */
const othersByAge = (key: string) =>
  allKeys()
    .filter((other) => other !== key)
    .map((other) => ({ other, at: readWork(other)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);

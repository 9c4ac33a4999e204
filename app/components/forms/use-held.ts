import { useRef } from 'react';

import { isTypedIn } from './use-unsaved';

/**
 * Source of a form: the record's id, its version, and its fields by name, a ticked box as 'on' and an
 * unticked one as ''.
 */
type Made = { id: number | string; version: number; texts: Readonly<Record<string, string>> };

/**
 * The loaded record; or, while the form has unsaved text and somebody else has saved the record, the version
 * that the form was made from. The page is reloaded for other reasons too, which must neither discard the
 * text nor attach it to a version that was never seen.
 */
export function useHeld<T extends Made>(formId: string, read: T): T {
  const held = useRef(read);
  const isOther = read.id !== held.current.id;
  const isSame = JSON.stringify(read.texts) === JSON.stringify(held.current.texts);
  if (isOther || isSame || !saysOther(formId, read.texts)) held.current = read;
  return held.current;
}

function saysOther(formId: string, texts: Made['texts']): boolean {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  if (!(form instanceof HTMLFormElement) || !isTypedIn(form)) return false;
  const said = new FormData(form);
  return Object.entries(texts).some(
    ([name, text]) => form.elements.namedItem(name) && tidy(said.get(name)) !== tidy(text),
  );
}

const tidy = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';

import { useRef } from 'react';

import { isTypedIn } from './use-unsaved';

/**
 * Source of a form: the record's id, its version, and its fields by name, a ticked box as 'on' and an
 * unticked one as ''.
 */
type Made = { id: number | string; version: number; texts: Readonly<Record<string, string>> };

/**
 * The loaded record. While the form has unsaved text and another person has saved the record, it is the
 * version that the form was made from. Other causes reload the page too; a reload must neither discard the
 * text nor attach it to a version that its author has not seen.
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

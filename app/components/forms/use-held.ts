import { useRef } from 'react';

import { isTypedIn } from './use-unsaved';

/** What a form is made from: whose it is, the version that it stands on, and its fields by name, a tick as 'on' or ''. */
type Made = { id: number | string; version: number; texts: Readonly<Record<string, string>> };

/**
 * What was read; or, while the form has unsaved words and somebody else has saved other ones, what it was made from. The page
 * is read again for other matters too, which must neither take the words away nor put them upon a version not seen.
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

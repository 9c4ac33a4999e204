import { useEffect, useRef, useState } from 'react';

import { useHydrated } from '~/lib/browser/use-hydrated';

/**
 * Tells whether the form differs from what it was loaded with. `isTyped`: it came back with typed text that is not
 * saved. Text from before hydration, or that the browser restored, counts as typed.
 */
export function useUnsaved(formId: string, isTyped: boolean): boolean {
  const [isDirty, setDirty] = useState(isTyped);
  const first = useRef<string | null>(null);
  const wasTyped = useRef(isTyped);
  const isHydrated = useHydrated();
  useEffect(() => {
    // Until then its fields may belong to the page's one form.
    if (!isHydrated) return;
    if (wasTyped.current && !isTyped) first.current = null;
    wasTyped.current = isTyped;
    const look = () => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      first.current ??= isTyped ? '' : snapshot(form, 'as it came');
      setDirty(snapshot(form, 'now') !== first.current);
    };
    look();
    const later = () => queueMicrotask(look);
    const events = ['input', 'change', 'reset'] as const;
    for (const event of events) document.addEventListener(event, later);
    return () => {
      for (const event of events) document.removeEventListener(event, later);
    };
  });
  return isDirty;
}

/** True when the form differs from what it was loaded with. */
export const isTypedIn = (form: HTMLFormElement) => snapshot(form, 'as it came') !== snapshot(form, 'now');

type When = 'as it came' | 'now';

/** Proposed texts beside the fields, to be accepted or not. */
const isOffer = (name: string) => /^(generated|ai)_/.test(name);

/**
 * Without proposals, without fields that belong to the form only until there are scripts (`data-beside`), and without the form's
 * version, which rises when something beside it is saved.
 */
function snapshot(form: HTMLFormElement, when: When): string {
  const said = [...form.elements].flatMap((field) => {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    const isOwn = isField && field.name !== 'version' && !isOffer(field.name) && !('beside' in field.dataset);
    const text = isOwn ? textOf(field, when) : null;
    return isField && field.name && text !== null ? [[field.name, text]] : [];
  });
  return JSON.stringify(said);
}

function textOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, when: When) {
  if (field instanceof HTMLSelectElement) return field.value;
  const isNow = when === 'now';
  if (field instanceof HTMLTextAreaElement) return lines(isNow ? field.value : field.defaultValue);
  if (field.type === 'checkbox') return (isNow ? field.checked : field.defaultChecked) ? field.value : null;
  if (field.type === 'radio') return field.checked ? field.value : null;
  if (/^(file|submit|image|button|reset)$/.test(field.type)) return null;
  const isLine = /^(text|search|tel|url|email)$/.test(field.type);
  return isLine && !isNow ? line(field.defaultValue) : line(field.value);
}

/** Normalises line ends, as browsers do with values of fields and the site with received text. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const line = (text: string) => text.replace(/[\r\n]+/g, '').trim();

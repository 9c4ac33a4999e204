import { isOnOther, readFields, writeFields, type FormTexts } from './form-fields';
import { keepWork, readWork } from './kept-work';
import { leavingEvent } from './work-key';

const pause = 600;

const formOf = (id: string) => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

/** The kept work to offer for a form; null when there is none that can be read. */
export function findOffer(formId: string, key: string) {
  const form = formOf(formId);
  const work = form && readWork<FormTexts>(key);
  if (!work) return null;
  const restore = () => {
    const shown = formOf(formId);
    if (shown) writeFields(shown, work.values);
  };
  return { work, isOutdated: isOnOther(form, work.values), restore };
}

export type FormOffer = NonNullable<ReturnType<typeof findOffer>>;

/** Stores the form's texts a moment after each change; returns what ends that. */
export function keepTyping(formId: string, key: string): () => void {
  let timer = 0;
  const keep = () => {
    const form = formOf(formId);
    if (form) keepWork(key, { version: null, at: Date.now(), values: readFields(form) });
  };
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, pause);
  };
  later();
  document.addEventListener('input', later);
  document.addEventListener('change', later);
  window.addEventListener('pagehide', keep);
  window.addEventListener(leavingEvent, keep);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('input', later);
    document.removeEventListener('change', later);
    window.removeEventListener('pagehide', keep);
    window.removeEventListener(leavingEvent, keep);
  };
}

import { loadWork } from '~/components/kept/load-work';

import { readBeside } from './beside-fields';
import { isTypedSince } from './is-typed-since';
import { focusIn } from './keep-focus';
import {
  endSave,
  findForm,
  runningSave,
  valuesIn,
  wishOf,
  type Left,
  type RunningSave,
} from './running-save';

export { typedSince, withTyped } from '~/lib/editing/typed-since';

export { isTypedSince } from './is-typed-since';
export { writeBeside } from './beside-fields';
export { watchSave } from './watch-save';
export { focusAgain, focusedIn, giveFocus } from './keep-focus';

/**
 * Ends the work of a form that leaves the page. Stores what was typed since the save began in the browser,
 * unless another form takes it over. Stores all of it while it is unknown whether the save has arrived.
 */
export function leaveForm(formId: string): void {
  const save = runningSave();
  const form = findForm(formId);
  const now = save && valuesIn(formId, save.shape);
  if (!save || !form || !now) return;
  save.left = { now, beside: readBeside(form, save.shape), spot: focusIn(formId) };
  queueMicrotask(() => {
    if (runningSave() !== save) return;
    endSave();
    const isUnknown = save.by !== null && save.target === null;
    if (!isUnknown && !isTypedSince(save, now)) return;
    const work = { version: save.made ? 1 : save.version, at: Date.now(), values: now };
    loadWork().then(
      ({ keepWork }) => keepWork(save.made?.key ?? save.key, work),
      () => null,
    );
  });
}

/** Kind of work and its author. */
const ownerOf = (key: string) => key.split(':', 2).join(':');

/** The save whose answer has led to this page, where the editor with this key takes over; null for any other page. */
export function takeLeft(key: string): (RunningSave & { left: Left }) | null {
  const save = runningSave();
  if (!save?.left || save.target?.pathname !== location.pathname || ownerOf(save.key) !== ownerOf(key))
    return null;
  endSave();
  return { ...save, left: save.left };
}

/** Presses that button of the form. */
export function pressAgain(formId: string, wish: string): void {
  const form = findForm(formId);
  if (!form) return;
  const buttons = ([...form.elements] as Element[]).filter(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  );
  const button = buttons.find((one) => wishOf(one) === wish) ?? null;
  form.requestSubmit(button);
}

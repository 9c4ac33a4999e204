import { readFields, writeFields, type FormTexts } from '~/components/kept/form-fields';

import { wayBackKey } from './way-back-key';

/** Longer than what any form of a public page takes. */
const maxLength = 60_000;

const formsHere = () => [...document.forms].filter(({ method }) => method === 'post');
const placeOf = (form: HTMLFormElement) =>
  `${formsHere().indexOf(form)} ${form.getAttribute('action') ?? ''}`;

/** Whether somebody has written in the form. */
const isTyped = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !/^(hidden|file|checkbox|radio)$/.test(field.type))) &&
      field.value !== field.defaultValue,
  );

/** Keeps what stands in the form until it is sent, for as long as the tab is open. */
function rememberForm(form: HTMLFormElement): void {
  change((texts) => ({ ...texts, [placeOf(form)]: isTyped(form) ? readFields(form) : {} }));
}

/** The form is being sent. */
function forgetForm(form: HTMLFormElement): void {
  change(({ [placeOf(form)]: _sent, ...others }) => others);
}

let isWatched = false;

/** Keeps what is typed into the forms of pages outside the dashboard from now on. */
export function watchForms(): void {
  if (isWatched) return;
  isWatched = true;
  let sent: HTMLFormElement | null = null;
  const isOurs = (form: HTMLFormElement | null | undefined): form is HTMLFormElement =>
    form?.method === 'post' && !location.pathname.startsWith('/dashboard');
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (isOurs(form)) rememberForm(form);
  });
  document.addEventListener('submit', ({ target }) => {
    sent = target instanceof HTMLFormElement && isOurs(target) ? target : null;
    if (sent) forgetForm(sent);
  });
  // A form that still stands there with its texts has not been taken.
  const lookAgain = () => {
    if (sent?.isConnected && isOurs(sent)) rememberForm(sent);
  };
  for (const name of ['pointerdown', 'keydown', 'popstate', 'pagehide'])
    window.addEventListener(name, lookAgain);
}

/** Whether the document was opened by Back, Forward or by reading it again, and not by a link. */
const isDocumentBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type));
const isRouterBack = () =>
  (window as unknown as { __remixRouter: { state: { historyAction: string } } }).__remixRouter.state
    .historyAction === 'POP';

/**
 * Writes into the page's forms what stood there when the page was left, but over nothing, and not when a link leads there.
 * `isOpened`: it is the document's first page.
 */
export function bringBack(isOpened: boolean): void {
  if (isOpened ? !isDocumentBack() : !isRouterBack()) return;
  const texts = read();
  for (const form of formsHere()) {
    const former = texts[placeOf(form)];
    if (former && !isTyped(form)) writeFields(form, former);
  }
}

type PageTexts = Record<string, FormTexts>;

function change(make: (texts: PageTexts) => PageTexts): void {
  const key = wayBackKey();
  const texts = make(read());
  const written = JSON.stringify(texts);
  const isEmpty = Object.values(texts).every((form) => Object.keys(form).length === 0);
  try {
    if (isEmpty || written.length > maxLength) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, written);
  } catch {
    // The browser stores nothing.
  }
}

function read(): PageTexts {
  let found: unknown = null;
  try {
    found = JSON.parse(sessionStorage.getItem(wayBackKey()) ?? '{}');
  } catch {
    // As if nothing had been kept.
  }
  return isTexts(found) ? found : {};
}

/** Whether what the browser stored, which anybody at it can change, is texts of forms. */
const isTexts = (found: unknown): found is PageTexts =>
  isRecord(found) &&
  Object.values(found).every((form) => isRecord(form) && Object.values(form).every(isListOfTexts));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

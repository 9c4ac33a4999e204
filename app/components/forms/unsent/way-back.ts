import { accountHere } from '~/components/kept/account-here';
import { readFields, writeFields, type FormTexts } from '~/components/kept/form-fields';
import { signedOut } from '~/lib/account-cookie';

import { wayBackKey } from './way-back-key';

/** Maximum length, more than any of these forms takes. */
const maxLength = 60_000;

const formsHere = () => [...document.forms].filter(({ method }) => method === 'post');

/** Hidden fields that name the record of a form, of which a page may have one for every row. */
const recordNames = 'property photo passkey image subscriber userId id item intent'.split(' ');

/** The form among those of its page: by its record, since rows may come and go, or by its place. */
function placeOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  const record = hidden.filter(({ name }) => recordNames.includes(name)).map(({ value }) => value);
  return `${record.join(' ') || formsHere().indexOf(form)} ${form.getAttribute('action') ?? ''}`;
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/^(hidden|file|checkbox|radio)$/.test(field.type));
const textFieldsOf = (form: HTMLFormElement) => ([...form.elements] as Element[]).filter(isText);
const textsOf = (form: HTMLFormElement) => JSON.stringify(textFieldsOf(form).map(({ value }) => value));

/**
 * The texts of the forms as the server sent them. React uses the typed text as the default value of some
 * fields.
 */
const first = new WeakMap<HTMLFormElement, string>();

/** True when a person has typed in the form. */
const isTyped = (form: HTMLFormElement) =>
  textFieldsOf(form).some((field) => field.value !== field.defaultValue) ||
  (first.get(form) ?? textsOf(form)) !== textsOf(form);

/** Keeps the texts of the form until it is sent, for as long as the tab is open. */
function rememberForm(form: HTMLFormElement): void {
  change((texts) => ({ ...texts, [placeOf(form)]: isTyped(form) ? readFields(form) : {} }));
}

/** The form is being sent. */
function forgetForm(form: HTMLFormElement): void {
  change(({ [placeOf(form)]: _sent, ...others }) => others);
}

let isWatched = false;

/** Keeps what is typed from now on into forms that do not keep it themselves; those are marked by `data-saves`. */
export function watchForms(): void {
  if (isWatched) return;
  isWatched = true;
  let sent: HTMLFormElement | null = null;
  const isOurs = (form: HTMLFormElement | null | undefined): form is HTMLFormElement =>
    form?.method === 'post' && form.dataset.saves === undefined;
  const notice = (form: HTMLFormElement | null | undefined) => {
    if (isOurs(form) && !first.has(form)) first.set(form, textsOf(form));
  };
  for (const form of formsHere()) {
    // A person may have typed before this code ran.
    if (isOurs(form) && isTyped(form)) rememberForm(form);
    notice(form);
  }
  document.addEventListener('focusin', ({ target }) => notice((target as HTMLInputElement).form));
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (isOurs(form)) rememberForm(form);
  });
  document.addEventListener('submit', ({ target }) => {
    sent = target instanceof HTMLFormElement && isOurs(target) ? target : null;
    if (sent) forgetForm(sent);
  });
  // A form that is still on the page with its texts was not accepted.
  const lookAgain = () => {
    if (sent?.isConnected && isOurs(sent)) rememberForm(sent);
  };
  for (const name of ['pointerdown', 'keydown', 'popstate', 'pagehide'])
    window.addEventListener(name, lookAgain);
}

/** True when the document was opened by Back, Forward or by reading it again, and not by a link. */
const isDocumentBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming).type));
const isRouterBack = () =>
  (window as unknown as { __remixRouter: { state: { historyAction: string } } }).__remixRouter.state
    .historyAction === 'POP';

/**
 * Writes the texts that the page's forms had when the page was left back into them. It overwrites nothing
 * that was typed since, and does nothing when a link leads to the page. `isOpened`: it is the document's
 * first page.
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
/** `by` is the account that was signed in when it was typed; null for none. */
type Kept = { by: string | null; texts: PageTexts };

/** The account that is signed in; null for none. */
function accountNow(): string | null {
  const account = accountHere();
  return account === signedOut ? null : account;
}

function change(make: (texts: PageTexts) => PageTexts): void {
  const key = wayBackKey();
  const texts = make(read());
  const written = JSON.stringify({ by: accountNow(), texts } satisfies Kept);
  const isEmpty = Object.values(texts).every((form) => Object.keys(form).length === 0);
  try {
    if (isEmpty || written.length > maxLength) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, written);
  } catch {
    // The browser stores nothing.
  }
}

/**
 * The text that was typed here; nothing when the account that typed it is no longer signed in, for example after it
 * signed out in another tab.
 */
function read(): PageTexts {
  let found: unknown = null;
  try {
    found = JSON.parse(sessionStorage.getItem(wayBackKey()) ?? 'null');
  } catch {
    // Treated as if nothing had been kept.
  }
  if (!isRecord(found) || !isTexts(found.texts)) return {};
  return found.by === null || found.by === accountNow() ? found.texts : {};
}

/** True when the browser's stored value, which anybody at the browser can change, is texts of forms. */
const isTexts = (found: unknown): found is PageTexts =>
  isRecord(found) &&
  Object.values(found).every((form) => isRecord(form) && Object.values(form).every(isListOfTexts));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The place of the focus in a form, described so that it can be found when the form is rendered again. */
export type FocusSpot = {
  /** Tag, type and name of the control; null for the rich text. */
  kind: string | null;
  /** Its place among those. */
  index: number;
  /** The selected characters, or the selected positions of the rich text; null where nothing can be selected. */
  selection: { from: number; to: number } | null;
  scrollTop: number;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
/** The rich text editor puts itself on its element. */
type RichText = HTMLElement & {
  editor?: {
    state: { selection: { from: number; to: number } };
    commands: { setTextSelection(range: { from: number; to: number }): boolean };
    view: { focus(): void };
  };
};

const formOf = (id: string) => document.getElementById(id) as HTMLFormElement | null;
const kindOf = (control: Element) =>
  [control.tagName, control.getAttribute('type'), control.getAttribute('name')].join(' ');
const richTextsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<RichText>('[contenteditable="true"]'),
];
const controlsOf = (form: HTMLFormElement, kind: string) =>
  ([...form.elements] as unknown[] as Control[]).filter((one) => kindOf(one as unknown as Element) === kind);

/** The element of the form that has the focus; null when the focus is elsewhere. */
export function focusedIn(formId: string): HTMLElement | null {
  const form = typeof document === 'undefined' ? null : formOf(formId);
  const at = form && document.activeElement;
  const isIn =
    at && (richTextsOf(form).includes(at as RichText) || ([...form.elements] as unknown[]).includes(at));
  return isIn ? (at as HTMLElement) : null;
}

/** Gives the focus to an element that had it; its selection is as it was. */
export function focusAgain(element: HTMLElement): void {
  if (!element.isConnected || document.activeElement === element) return;
  const { editor } = element as RichText;
  if (editor) editor.view.focus();
  else element.focus({ preventScroll: true });
}

/** The spot of the form that has the focus; null when the focus is elsewhere. */
export function focusIn(formId: string): FocusSpot | null {
  const form = formOf(formId);
  const at = focusedIn(formId);
  if (!form || !at) return null;
  const rich = richTextsOf(form).findIndex((one) => one === at);
  if (rich >= 0) {
    const { from, to } = (at as RichText).editor?.state.selection ?? { from: 0, to: 0 };
    return { kind: null, index: rich, selection: { from, to }, scrollTop: 0 };
  }
  const kind = kindOf(at);
  const index = controlsOf(form, kind).findIndex((one) => one === at);
  return { kind, index, selection: selectionOf(at as Control), scrollTop: at.scrollTop };
}

/** Gives the focus to that spot of a newly rendered form. */
export function giveFocus(formId: string, { kind, index, selection, scrollTop }: FocusSpot): void {
  const form = formOf(formId);
  if (!form) return;
  if (kind === null) {
    const { editor } = richTextsOf(form)[index] ?? {};
    if (selection) editor?.commands.setTextSelection(selection);
    return editor?.view.focus();
  }
  const control = controlsOf(form, kind)[index];
  if (!control) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus({ preventScroll: true });
  if (selection && 'setSelectionRange' in control) control.setSelectionRange(selection.from, selection.to);
  control.scrollTop = scrollTop;
}

/** Scripts cannot read the selection of some inputs, such as those of type email. */
function selectionOf(control: Control) {
  if (!('selectionStart' in control)) return null;
  const { selectionStart: from, selectionEnd: to } = control;
  return from === null || to === null ? null : { from, to };
}

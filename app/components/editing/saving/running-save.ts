import type { MutableRefObject } from 'react';

import { valuesOfEntries, type FormShape, type FormValues } from '~/lib/editing/form-shape';

import type { FocusSpot } from './keep-focus';

/** The address to which an answer leads. */
export type Target = { pathname: string; search: string };

/** Something new that a save has stored. */
export type Made = {
  /** Storage key of unsaved work on it. */
  key: string;
  /** Address of its editor; null while another page comes first. */
  editor: string | null;
};

/** A form that is replaced: its values, its fields that are not saved, and its focus. */
export type Left = { now: FormValues; beside: ReadonlyMap<string, string>; spot: FocusSpot | null };

/** A form of an editor's page that is on its way. */
export type RunningSave = {
  /** Storage key of the editor's work, and the version that the form was loaded with. */
  key: string;
  version: number | null;
  shape: FormShape;
  /** The content of the editor's form when the save began. */
  sent: FormValues;
  /** The button that sent it, in the form of `wishOf`; null for another form of the page. */
  by: string | null;
  /** The button that was pressed meanwhile: the newest text is to be saved as well. */
  wish: string | null;
  /** The page that the answer leads to, once that is known. */
  target: Target | null;
  made: Made | null;
  /** The action has refused the form. */
  isRefused: boolean;
  /** The router has come to rest. */
  isOver: boolean;
  /** The form as it was left, when the answer has replaced it. */
  left: Left | null;
};

let running: RunningSave | null = null;

/** The save that is on its way; a document has one editor. */
export const runningSave = () => running;

type Begun = Pick<RunningSave, 'key' | 'version' | 'shape' | 'sent' | 'by'>;

export function beginSave(begun: Begun): void {
  running = { ...begun, wish: null, target: null, made: null, isRefused: false, isOver: false, left: null };
}

export function endSave(): void {
  running = null;
}

export function findForm(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

/** The values in the form; null when it is not on the page. */
export function valuesIn(formId: string, shape: FormShape): FormValues | null {
  const form = findForm(formId);
  return form && valuesOfEntries(new FormData(form), shape);
}

/** The name and value of a submit button; '' for one that only sends the form. */
export function wishOf(button: HTMLElement | null): string {
  return button instanceof HTMLButtonElement && button.name ? `${button.name}=${button.value}` : '';
}

/** The facts that the saves of a form need. */
export type SavesOptions = {
  formId: string;
  shape: FormShape;
  /** Storage key of unsaved work. */
  workKey: string;
  version: number | null;
  /** The action's answer when it refused the form. */
  refusal: object | undefined;
  isOurs: MutableRefObject<boolean>;
  /** The content that the save that leads to this page has stored. */
  madeAt?: (target: Target) => Made | null;
};

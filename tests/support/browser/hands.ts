import type { Locator } from 'playwright';

const maxStops = 200;

/** How a person operates a page. `press` is for buttons and links; `type` replaces the text of a field. */
export type Hands = {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

export const byPointer: Hands = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
};

/** With the keyboard only: reaches each control by Tab from wherever the focus is. */
export const byKeyboard: Hands = {
  async press(control) {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
};

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator) {
  await control.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

/** The handle of the item that is being dragged. */
export const heldItem = '[aria-roledescription=sortable][aria-pressed=true]';

/**
 * Picks up the item at `place` of `count` by the keys of its handle. Until its own place is announced, an arrow key
 * scrolls the page and moves nothing.
 */
export async function pickUp(handle: Locator, place: number, count: number) {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await page.locator(heldItem).waitFor();
  await page.getByText(`Now over place ${place} of ${count}.`).waitFor({ state: 'attached' });
}

import type { Page } from 'playwright';

/** A form of a page that somebody writes in: its place among the page's forms, and the names of what was typed. */
export type TypedForm = { index: number; name: string; fields: string[] };

/** In the browser: functions that every step needs, since a step's function cannot use what is around it here. */
const kit = () => {
  const written = (form: HTMLFormElement) =>
    [...form.elements].filter(
      (field): field is HTMLInputElement | HTMLTextAreaElement =>
        (field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement && /^(text|search|email|tel|url|password)$/.test(field.type))) &&
        field.name !== '' &&
        !field.disabled &&
        !field.readOnly &&
        !field.closest('[aria-hidden=true]') &&
        field.checkVisibility(),
    );
  const forms = () => [...document.forms].filter(({ method }) => method === 'post');
  const buttonOf = (form: HTMLFormElement) =>
    [...form.elements].find(
      (field): field is HTMLButtonElement =>
        field instanceof HTMLButtonElement &&
        field.type === 'submit' &&
        !field.hasAttribute('aria-hidden') &&
        !field.disabled &&
        !field.hasAttribute('formaction'),
    );
  return { written, forms, buttonOf };
};
declare global {
  interface Window {
    kit: ReturnType<typeof kit>;
  }
}

/** Makes the steps below possible on the page that is open. */
export const prepareForms = (page: Page) => page.evaluate(`window.kit = (${kit.toString()})()`);

/** The forms of the page with fields to write in. */
export const typedFormsOf = (page: Page): Promise<TypedForm[]> =>
  page.evaluate(() =>
    window.kit.forms().flatMap((form, index) => {
      const fields = window.kit.written(form).map(({ name }) => name);
      const name = window.kit.buttonOf(form)?.textContent?.trim() ?? '';
      return fields.length > 0 && name !== '' ? [{ index, name, fields }] : [];
    }),
  );

/**
 * Writes into every field that takes words, as a person does; returns what stands in all of them then. Numbers, times and
 * addresses of pages stay, so that a page which checks its form before sending it has nothing against it.
 */
export const writeIn = (page: Page, { index }: TypedForm) =>
  page.evaluate((at) => {
    const form = window.kit.forms()[at];
    if (!form) throw new Error('The form is gone');
    const texts: Record<string, string> = {
      email: 'typed@example.com',
      tel: '08 8123 4567',
      url: 'https://example.com/typed',
      password: 'typed in a hurry',
    };
    for (const field of window.kit.written(form)) {
      if (field.value !== '' && /price|rating|count|itude|slug|time|path|url/i.test(field.name)) continue;
      if (field.value === '' && /rating|count|itude|max_price/.test(field.name)) continue;
      const lines = field.type === 'textarea' ? 'Two lines that somebody\nhas typed here.' : undefined;
      const text = lines ?? (field.name === 'min_price' ? '150' : (texts[field.type] ?? 'Typed words'));
      const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return window.kit.written(form).map(({ name, value }) => [name, value] as const);
  }, index);

/** What stands in the form's fields; null when the form is gone. */
export const textsIn = (page: Page, { index }: TypedForm) =>
  page.evaluate((at) => {
    const form = window.kit?.forms()[at];
    return form ? window.kit.written(form).map(({ name, value }) => [name, value] as const) : null;
  }, index);

/** Presses the form's button, `times` in a row. */
export const pressButton = (page: Page, { index }: TypedForm, times = 1) =>
  page.evaluate(
    ([at, presses]) => {
      const form = window.kit.forms()[at];
      const button = form && window.kit.buttonOf(form);
      for (let press = 0; press < presses; press += 1) button?.click();
    },
    [index, times] as const,
  );

/** Waits until nothing is on its way. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const { state } = (window as unknown as { __remixRouter: { state: RouterState } }).__remixRouter;
    const fetchers = [...state.fetchers.values()];
    return [state.navigation, ...fetchers].every((one) => one.state === 'idle');
  });
type RouterState = { navigation: { state: string }; fetchers: Map<string, { state: string }> };

/** What the page says about a failure: notes, alerts and messages. */
export const complaintsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-unsent-note], [role=alert], [role=status], li[data-state=open]')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(Boolean),
  );

import type { Page } from 'playwright';

/**
 * A form of a page that a person writes in: its place among the page's forms, and the names of what was
 * typed.
 */
export type TypedForm = { index: number; name: string; fields: string[] };

/** Fields that take words, and those that must be chosen. */
type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In the browser: functions that every step needs, since a step's function cannot use what is around it here. */
const kit = () => {
  const takesWords = (field: unknown) =>
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLSelectElement && field.required) ||
    (field instanceof HTMLInputElement && /^(text|search|email|tel|url|password)$/.test(field.type));
  const written = (form: HTMLFormElement) =>
    ([...form.elements] as unknown[] as Written[]).filter(
      (field) =>
        takesWords(field) &&
        field.name !== '' &&
        !field.disabled &&
        !('readOnly' in field && field.readOnly) &&
        !field.closest('[aria-hidden=true]') &&
        field.checkVisibility(),
    );
  const forms = () => [...document.forms].filter(({ method }) => method === 'post');
  const buttonOf = (form: HTMLFormElement) => {
    const buttons = [...form.elements].filter(
      (field): field is HTMLButtonElement =>
        field instanceof HTMLButtonElement &&
        field.type === 'submit' &&
        !field.hasAttribute('aria-hidden') &&
        !field.disabled &&
        !field.hasAttribute('formaction'),
    );
    // The one that sends the whole form and not a request beside it; a new page is not complete without its rich text.
    const isNewPage = location.pathname.endsWith('/pages/new');
    return (!isNewPage && buttons.find((button) => !button.formNoValidate)) || buttons[0];
  };
  return { written, forms, buttonOf };
};
declare global {
  interface Window {
    kit: ReturnType<typeof kit>;
  }
}

/** Makes the steps below possible on the page that is open. */
export const prepareForms = async (page: Page) => {
  await page.evaluate(`window.kit = (${kit.toString()})()`);
  // A folded form counts too.
  await page.evaluate(() =>
    document.querySelectorAll('main details:has(form)').forEach((one) => one.setAttribute('open', '')),
  );
  // The rich text editor takes the place of its source once its code has come, and has a button for it.
  await page.waitForFunction(() => {
    const count = (selector: string, text: string) =>
      [...document.querySelectorAll(selector)].filter(({ textContent }) => textContent?.startsWith(text))
        .length;
    return count('main p', 'HTML. Whatever') === count('main button[aria-pressed]', 'Source');
  });
};

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
 * Writes into every field that takes words, as a person does; returns the values of all of them. Numbers,
 * times and addresses of pages stay, so that a page which checks its form before sending it has nothing
 * against it.
 */
export const writeIn = (page: Page, { index }: TypedForm) =>
  page.evaluate((at) => {
    const form = window.kit.forms()[at];
    if (!form) throw new Error('The form is gone');
    window.kit.written(form)[0]?.focus();
    const texts: Record<string, string> = {
      email: 'typed@example.com',
      tel: '08 8123 4567',
      url: 'https://example.com/typed',
      password: 'typed in a hurry',
    };
    const named = (field: Written) => {
      if (field instanceof HTMLSelectElement) return [...field.options].find(({ value }) => value)?.value;
      if (field.name === 'seo_schema') return '{"@type":"WebPage"}';
      if (field.name === 'slug') return 'typed-words';
      if (field.type === 'textarea') return 'Two lines that somebody\nhas typed here.';
      if (field.name === 'min_price') return '150';
      return /_url$/.test(field.name) ? texts.url : texts[field.type];
    };
    for (const field of window.kit.written(form)) {
      if (field.value !== '' && /price|rating|count|itude|slug|time|path|url/i.test(field.name)) continue;
      if (field.value === '' && /rating|count|itude|max_price|max_guests/.test(field.name)) continue;
      const text = named(field) ?? 'Typed words';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return window.kit.written(form).map(({ name, value }) => [name, value] as const);
  }, index);

/** The values of the form's fields; null when the form is gone. */
export const textsIn = (page: Page, { index }: TypedForm) =>
  page.evaluate((at) => {
    const form = window.kit?.forms()[at];
    return form ? window.kit.written(form).map(({ name, value }) => [name, value] as const) : null;
  }, index);

/** Presses the form's button, `times` in a row, once it shows nothing of a press before: until then, a press waits for that. */
export async function pressButton(page: Page, { index, name }: TypedForm, times = 1) {
  await page.waitForFunction(
    ([at, words]) => {
      const form = window.kit.forms()[at];
      const button = form && window.kit.buttonOf(form);
      const now = button?.textContent?.trim() ?? '';
      return button?.ariaDisabled !== 'true' && (now === words || !/(\.{3}|…)$/.test(now));
    },
    [index, name] as const,
  );
  await page.evaluate(
    ([at, presses]) => {
      const form = window.kit.forms()[at];
      const button = form && window.kit.buttonOf(form);
      for (let press = 0; press < presses; press += 1) button?.click();
    },
    [index, times] as const,
  );
}

/** Waits until nothing is on its way. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const { state } = (window as unknown as { __remixRouter: { state: RouterState } }).__remixRouter;
    const fetchers = [...state.fetchers.values()];
    return [state.navigation, ...fetchers].every((one) => one.state === 'idle');
  });
type RouterState = { navigation: { state: string }; fetchers: Map<string, { state: string }> };

/** The page's texts about a failure: notes, alerts and messages. */
export const complaintsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-unsent-note], [role=alert], [role=status], li[data-state=open]')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(Boolean),
  );

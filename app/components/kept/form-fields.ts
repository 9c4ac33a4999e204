type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a form, by field; a box or a choice gives those that are ticked. */
export type FormTexts = Record<string, string[]>;

/** The version that a form was loaded with, or those of its fields: the kept texts are based on it. */
const isBase = (name: string) => /^(version|was)(\.|$)/.test(name);

const isSecret = (field: Field) =>
  /password|proof|token|secret|otp|^code$/i.test(field.name) ||
  /one-time-code|password|^cc-/.test(field.autocomplete);

const isKept = (field: Field) =>
  field.name !== '' &&
  !isSecret(field) &&
  // Proposals beside the fields.
  !/^(generated|ai)_/.test(field.name) &&
  (field.type === 'hidden'
    ? isBase(field.name)
    : !/^(password|file|submit|image|button|reset)$/.test(field.type));

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => ([...form.elements] as unknown[]).filter(isField).filter(isKept);
const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** The texts of a form that may be kept: no passwords, codes, files or hidden fields. */
export function readFields(form: HTMLFormElement): FormTexts {
  const texts: FormTexts = {};
  for (const field of fieldsOf(form)) {
    const list = (texts[field.name] ??= []);
    if (!isTick(field) || field.checked) list.push(field.value);
  }
  return texts;
}

/** True when the form is based on another version than these texts. */
export function isOnOther(form: HTMLFormElement, texts: FormTexts): boolean {
  const now = readFields(form);
  return Object.keys(now).some(
    (name) => isBase(name) && name in texts && JSON.stringify(texts[name]) !== JSON.stringify(now[name]),
  );
}

/** Writes the texts into the form as if they had been typed. */
export function writeFields(form: HTMLFormElement, texts: FormTexts): void {
  const taken: Record<string, number> = {};
  for (const field of fieldsOf(form)) {
    const list = texts[field.name];
    if (!list) continue;
    if (isTick(field)) {
      // React listens to the click of a box.
      if (field.checked !== list.includes(field.value)) field.click();
      continue;
    }
    const index = taken[field.name] ?? 0;
    taken[field.name] = index + 1;
    const text = list[index];
    if (text === undefined || text === field.value) continue;
    // Past React's own record of the value, so that it sees a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

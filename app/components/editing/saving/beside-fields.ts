import { isField, type FormShape } from '~/lib/editing/form-shape';

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && field.type === 'text');

/** The form's fields that are not saved, such as a wish for generated texts. */
const besideIn = (form: HTMLFormElement, shape: FormShape) =>
  ([...form.elements] as unknown[])
    .filter(isWritten)
    .filter(({ name }) => name !== '' && !isField(shape, name));

/** The texts of these fields, by name. */
export const readBeside = (form: HTMLFormElement, shape: FormShape): ReadonlyMap<string, string> =>
  new Map(besideIn(form, shape).map(({ name, value }) => [name, value]));

/** Writes these texts into the same fields of a newly rendered form. */
export function writeBeside(
  form: HTMLFormElement,
  shape: FormShape,
  texts: ReadonlyMap<string, string>,
): void {
  for (const field of besideIn(form, shape)) {
    const text = texts.get(field.name);
    if (text !== undefined && text !== field.value) field.value = text;
  }
}

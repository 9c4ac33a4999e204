import { readAccepted } from '~/features/manage/generator/generated-fields';

/**
 * Writes the accepted values into the form as if they had been typed; other fields do not change. Returns the
 * function that undoes this in the fields that nobody has changed since.
 */
export function applyInPage(form: HTMLFormElement): () => void {
  const { values, amenities } = readAccepted(new FormData(form));
  const undo: (() => void)[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || field.value === value) continue;
    const before = field.value;
    write(field, value);
    const now = field.value;
    undo.push(() => field.value === now && write(field, before));
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="amenities"]')) {
    if (!amenities.includes(box.value) || box.checked) continue;
    tick(box, true);
    undo.push(() => tick(box, false));
  }
  return () => undo.forEach((step) => step());
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function write(field: Field, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(box: HTMLInputElement, isOn: boolean) {
  box.checked = isOn;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

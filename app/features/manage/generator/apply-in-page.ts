import { readAccepted } from './generated-fields';

/** Writes the accepted values into the form as if they had been typed; other fields do not change. */
export function applyInPage(form: HTMLFormElement): void {
  const { values, amenities } = readAccepted(new FormData(form));
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="amenities"]')) {
    if (!amenities.includes(box.value) || box.checked) continue;
    box.checked = true;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

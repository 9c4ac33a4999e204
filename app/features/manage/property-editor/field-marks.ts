import { inWords } from '~/features/directory/listing/compare-values';
import {
  editorFields,
  propertyShape,
  type EditorField,
  type EditorValues,
} from '~/features/directory/listing/editor-fields';
import { valuesOfEntries } from '~/lib/editing/form-shape';

/** Name of the marks in the form. */
export const marksField = 'began_as';

/** The marks that a sent form was loaded with. */
export const marksIn = (form: FormData) => String(form.get(marksField) ?? '');

/**
 * A short hash of every field's value when the form was loaded: enough to see whether it has changed, and far
 * shorter than the values. It only decides which version of a field is preselected.
 */
export function marksOf(values: EditorValues): string {
  return editorFields.map((field) => `${field}:${markOf(field, values)}`).join(' ');
}

/** True when a sent form differs from what it was loaded with; false for a form without marks, which has no fields either. */
export function isFormChanged(form: FormData): boolean {
  const marks = marksIn(form);
  return marks !== '' && marksOf(valuesOfEntries<EditorValues>(form, propertyShape)) !== marks;
}

/** True when a field has the value that it had when these marks were made; null when the marks do not contain it. */
export function isAsMarked(marks: string, field: EditorField, values: EditorValues): boolean | null {
  const found = marks.split(' ', editorFields.length).find((mark) => mark.startsWith(`${field}:`));
  return found === undefined ? null : found === `${field}:${markOf(field, values)}`;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function markOf(field: EditorField, values: EditorValues): string {
  const words = inWords(field, values, { suburbs: {}, amenities: {} });
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

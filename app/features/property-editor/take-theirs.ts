import { editorFields, type EditorField, type EditorValues } from './editor-fields';

const prefix = 'take-';

/** Name of the choice between both versions of a field. */
export const takeName = (field: EditorField) => prefix + field;

/** Puts the other version's value in the place of what was typed, wherever that was chosen; then forgets the choices. */
export function takeTheirs(form: FormData, theirs: EditorValues): FormData {
  const merged = new FormData();
  const taken = new Set<string>(editorFields.filter((field) => form.get(takeName(field)) === 'theirs'));
  for (const [name, value] of form) {
    const field = name.replace(/\[.*$/, '');
    if (!taken.has(field) && !name.startsWith(prefix)) merged.append(name, value);
  }
  for (const field of taken) appendValue(merged, field as EditorField, theirs);
  return merged;
}

export const hasTaken = (form: FormData) => [...form.keys()].some((name) => name.startsWith(prefix));

function appendValue(form: FormData, field: EditorField, values: EditorValues) {
  if (field === 'amenities') {
    for (const id of values.amenities ?? []) form.append(field, id);
  } else if (field === 'units') {
    for (const [index, unit] of (values.units ?? []).entries()) {
      for (const [name, value] of Object.entries(unit)) form.append(`units[${index}].${name}`, value);
    }
  } else form.append(field, values[field] ?? '');
}

import { entriesOfValues, type FormShape, type FormValues } from './form-shape';

const prefix = 'take-';

/** Name of the choice between both versions of a field. */
export const takeName = (field: string) => prefix + field;

const hasTaken = (form: FormData) => [...form.keys()].some((name) => name.startsWith(prefix));

/**
 * Replaces what was typed with the other version's value wherever that was chosen, then clears the choices.
 * `theirs` are the other version's values.
 */
export function takeTheirs(form: FormData, shape: FormShape, theirs: FormValues): FormData {
  if (!hasTaken(form)) return form;
  const merged = new FormData();
  const taken = new Set(shape.fields.filter((field) => form.get(takeName(field)) === 'theirs'));
  for (const [name, value] of form) {
    if (!taken.has(fieldOf(name)) && !name.startsWith(prefix)) merged.append(name, value);
  }
  for (const [name, value] of entriesOfValues(theirs, shape)) {
    if (taken.has(fieldOf(name))) merged.append(name, value);
  }
  return merged;
}

/** 'units' for `units[1].name`. */
const fieldOf = (name: string) => name.replace(/\[.*$/, '');

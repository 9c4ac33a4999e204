const prefix = 'take-';

/** Name of the choice between both versions of a field. */
export const takeName = (field: string) => prefix + field;

/**
 * Replaces what was typed with the other version's value wherever that was chosen, then clears the choices.
 * `theirs` are the other version's fields as a form sends them.
 */
export function takeTheirs(
  form: FormData,
  fields: readonly string[],
  theirs: readonly (readonly [name: string, value: string])[],
): FormData {
  const merged = new FormData();
  const taken = new Set(fields.filter((field) => form.get(takeName(field)) === 'theirs'));
  for (const [name, value] of form) {
    if (!taken.has(fieldOf(name)) && !name.startsWith(prefix)) merged.append(name, value);
  }
  for (const [name, value] of theirs) {
    if (taken.has(fieldOf(name))) merged.append(name, value);
  }
  return merged;
}

export const hasTaken = (form: FormData) => [...form.keys()].some((name) => name.startsWith(prefix));

/** 'units' for `units[1].name`. */
const fieldOf = (name: string) => name.replace(/\[.*$/, '');

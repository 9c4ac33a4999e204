/** State of a field, made by Conform. */
export type FieldState = { name: string; initialValue?: unknown; errors?: string[] };

type ShownField<Name extends string> = {
  name: Name;
  fields: Partial<Record<Name, FieldState>>;
  labels: Readonly<Record<Name, string>>;
  /** The field that gets the focus in a page that came back without scripts. */
  focusOn: string | undefined;
};

/** The properties of an editor's text field. */
export function shownField<Name extends string>({ name, fields, labels, focusOn }: ShownField<Name>) {
  const { initialValue, errors } = fields[name] ?? {};
  return {
    name,
    label: labels[name],
    errors,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    autoFocus: name === focusOn,
  };
}

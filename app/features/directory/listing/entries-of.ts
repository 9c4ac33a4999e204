import { editorFields, type EditorValues } from './editor-fields';

/** The fields that a property's form sends, name by name. */
export function entriesOf(values: EditorValues): [name: string, value: string][] {
  return editorFields.flatMap((field): [string, string][] => {
    if (field === 'amenities') return (values.amenities ?? []).map((id) => [field, id]);
    if (field !== 'units') return [[field, values[field] ?? '']];
    return (values.units ?? []).flatMap((unit, index) =>
      Object.entries(unit).map(([name, value]): [string, string] => [`units[${index}].${name}`, value]),
    );
  });
}

/** The form's values: texts, as they are typed. */
type Row = Partial<Record<string, string>>;
export type FormValues = Partial<Record<string, string | string[] | Row[]>>;

/** The names that an editor's form sends. */
export type FormShape = {
  /** Every field; each is one text unless it is named below. */
  fields: readonly string[];
  /** Fields with several values. */
  choices?: readonly string[];
  /** The list whose rows can be added, moved and removed, and a row's fields in their order. */
  rows: { name: string; fields: readonly string[] };
};

/** The two parts of `units[1].name`, or null for a name outside the list. */
function rowOf({ name, fields }: FormShape['rows'], entry: string): { index: number; field: string } | null {
  const [, list, index, field = ''] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(entry) ?? [];
  return list === name && fields.includes(field) ? { index: Number(index), field } : null;
}

/** True when a name in a form is one of its fields. */
export function isField({ fields, rows }: FormShape, name: string): boolean {
  return (fields.includes(name) && name !== rows.name) || rowOf(rows, name) !== null;
}

/** The fields that a form with these values sends, name by name. */
export function entriesOfValues(values: FormValues, shape: FormShape): [name: string, value: string][] {
  const { fields, choices = [], rows } = shape;
  return fields.flatMap((field): [string, string][] => {
    const value = values[field];
    if (field === rows.name) {
      return rowsIn(value).flatMap((row, index) =>
        rows.fields.map((name): [string, string] => [`${field}[${index}].${name}`, row[name] ?? '']),
      );
    }
    if (choices.includes(field)) return choicesIn(value).map((choice) => [field, choice]);
    return [[field, typeof value === 'string' ? value : '']];
  });
}

type Value = FormValues[string];

const membersOf = (value: Value): readonly (string | Row)[] => (Array.isArray(value) ? value : []);
const rowsIn = (value: Value) => membersOf(value).filter((member) => typeof member !== 'string');
const choicesIn = (value: Value) => membersOf(value).filter((member) => typeof member === 'string');

/** The reverse: the values in a form's entries; other names are ignored. */
export function valuesOfEntries<Values extends FormValues>(
  entries: Iterable<readonly [name: string, value: unknown]>,
  { fields, choices = [], rows }: FormShape,
): Values {
  const list: Row[] = [];
  const chosen = Object.fromEntries(choices.map((name): [string, string[]] => [name, []]));
  const values: FormValues = { [rows.name]: list, ...chosen };
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const row = rowOf(rows, name);
    if (row) {
      while (list.length <= row.index) list.push({});
      list[row.index] = { ...list[row.index], [row.field]: value };
    } else if (choices.includes(name)) chosen[name]?.push(value);
    else if (fields.includes(name) && name !== rows.name) values[name] = value;
  }
  return values as Values;
}

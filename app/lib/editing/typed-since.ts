import { entriesOfValues, type FormShape, type FormValues } from './form-shape';

/** A form when it was sent, and now. */
export type Typing = { sent: FormValues; now: FormValues };

/** The fields that differ between the two; a field that is left out is blank, and the order of choices means nothing. */
export const typedSince = ({ sent, now }: Typing, shape: FormShape): string[] =>
  shape.fields.filter((field) => textOf(sent, field, shape) !== textOf(now, field, shape));

/** The stored content, with the fields in it that were typed since the form was sent. */
export function withTyped<Values extends FormValues>(
  stored: Values,
  typing: Typing,
  shape: FormShape,
): Values {
  const typed = typedSince(typing, shape).map((field) => [field, typing.now[field] ?? '']);
  return { ...stored, ...(Object.fromEntries(typed) as Partial<Values>) };
}

const textOf = (values: FormValues, field: string, shape: FormShape) =>
  JSON.stringify(
    entriesOfValues(values, { ...shape, fields: [field] })
      .map(([name, value]) => `${name} ${value.replace(/\r\n?/g, '\n')}`)
      .sort(),
  );

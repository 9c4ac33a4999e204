import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

type SubmissionOf<Schema extends z.ZodType> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/** Longer than any field allows, so that a longer text is refused and an answer stays short. */
const maxTyped = 10_000;

const isSecret = (name: string) => /password|proof|^code$/i.test(name);

type ReplyOptions = Parameters<Submission<unknown, string[]>['reply']>[0];

/**
 * Reads the schema's own fields and nothing else, so that nothing in the body can reach Conform's reserved
 * names. Texts are cut to `max` characters; a file counts as a missing field. Passwords and
 * codes are never sent back.
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { max = maxTyped }: { max?: number } = {},
): SubmissionOf<Schema> {
  const names = [...new Set(namesOf(schema))];
  const known = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === 'string') known.set(name, value.slice(0, max));
  }
  const submission: SubmissionOf<Schema> = parseForm(known, schema);
  const hideFields = names.filter(isSecret);
  const reply = (more?: ReplyOptions) => {
    const { fields, ...rest } = submission.reply({ ...more, hideFields });
    return { ...rest, fields: fields?.filter((name) => !isSecret(name)) };
  };
  return { ...submission, reply };
}

/** Conform's reading of a form that contains only known fields, with one message for each field. */
export function parseForm<Schema extends z.ZodType>(known: FormData, schema: Schema): SubmissionOf<Schema> {
  return parseWithZod(known, {
    schema,
    disableAutoCoercion: true,
    // One message per field: a second one about the same text does not help.
    formatError: (issues: readonly { message: string }[]) => issues.slice(0, 1).map(({ message }) => message),
  });
}

/** Names of a schema's fields; those of an object in it are 'object.field'. */
function namesOf(schema: z.core.$ZodType, name = ''): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap((option) => namesOf(option));
  if (!(schema instanceof z.ZodObject)) return [name];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    namesOf(field, name ? `${name}.${key}` : key),
  );
}

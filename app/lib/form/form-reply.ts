import type { SubmissionResult } from '@conform-to/react';

/**
 * An action's answer about a form: the typed values, without passwords and codes, and the errors by field.
 */
export type FormReply = SubmissionResult<string[]>;

/** Messages by field. */
export type FieldErrors = Record<string, string[]>;

type Reply = FormReply | null | undefined;

/** The text that was typed in a field; undefined when it was not sent. */
export function typedIn(reply: Reply, name: string): string | undefined {
  if (!reply?.fields?.includes(name)) return undefined;
  const value = name.split('.').reduce<unknown>(memberOf, reply.initialValue);
  return typeof value === 'string' ? value : '';
}

const memberOf = (values: unknown, key: string): unknown =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[key] : undefined;

export const errorsIn = (reply: Reply, name: string): string[] | undefined =>
  reply?.error?.[name] ?? undefined;

/** True when a box is ticked: as it was sent, else as it is stored. */
export const isTicked = (reply: Reply, name: string, stored: boolean): boolean =>
  reply ? typedIn(reply, name) === 'on' : stored;

/** A reply with these errors and no others; it keeps what was typed in `typed`. */
export const errorReply = (error: FieldErrors, typed?: FormReply): FormReply => ({
  status: 'error',
  error,
  initialValue: typed?.initialValue,
  fields: typed?.fields,
});

/** Returns a field by its name: the typed value, else the stored one, and its errors. */
export function fieldsOf<Name extends string>(
  reply: Reply,
  stored: Partial<Record<NoInfer<Name>, string | null>> = {},
) {
  return (name: Name) => ({
    name,
    defaultValue: typedIn(reply, name) ?? stored[name] ?? undefined,
    errors: errorsIn(reply, name),
  });
}

import type { SubmissionResult } from '@conform-to/react';

/** What an action answers about a form: what was typed, without passwords, and the errors by field. */
export type FormReply = SubmissionResult<string[]>;

type Reply = FormReply | null | undefined;

/** What was typed in a field; undefined where it was not sent. */
export function typedIn(reply: Reply, name: string): string | undefined {
  if (!reply?.fields?.includes(name)) return undefined;
  const value = name.split('.').reduce<unknown>(memberOf, reply.initialValue);
  return typeof value === 'string' ? value : '';
}

const memberOf = (values: unknown, key: string): unknown =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[key] : undefined;

export const errorsIn = (reply: Reply, name: string): string[] | undefined =>
  reply?.error?.[name] ?? undefined;

/** Whether a box is ticked: as it was sent, else as it is stored. */
export const isTicked = (reply: Reply, name: string, stored: boolean): boolean =>
  reply ? typedIn(reply, name) === 'on' : stored;

/** A reply that holds errors only, for a form of which nothing is sent back. */
export const errorReply = (error: Record<string, string[]>): FormReply => ({ status: 'error', error });

/** The reply without errors, for a form that was refused for another reason than its fields. */
export const withoutErrors = (reply: FormReply): FormReply => ({ ...reply, error: undefined });

/** Gives a field by its name: what was typed in it, else what is stored, and its errors. */
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

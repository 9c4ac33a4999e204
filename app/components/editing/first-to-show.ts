import type { SubmissionResult } from '@conform-to/react';

type Errors = Record<string, string[] | undefined>;

/** Errors by field, in the order of these names on the page, members of a list by their number. */
export function errorsInOrder(errors: Errors, order: readonly string[]) {
  const rank = (name: string) => order.indexOf(name.replace(/\[.*$/, ''));
  return Object.entries(errors)
    .flatMap(([name, messages]) => (name && messages?.length ? [[name, messages] as const] : []))
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Name of the `field` in the row that a button has just added to the list; undefined when the form was sent
 * for another reason.
 */
export function addedTo(list: string, field: string, reply: SubmissionResult<string[]> | undefined) {
  if (reply?.intent?.type !== 'insert') return undefined;
  const items = reply.initialValue?.[list];
  return Array.isArray(items) ? `${list}[${items.length - 1}].${field}` : undefined;
}

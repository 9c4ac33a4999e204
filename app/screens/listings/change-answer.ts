import { isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react';

import {
  changeNotice,
  isListingChange,
  type BulkChange,
  type BulkResult,
} from '~/features/manage/listings/listing-changes';
import type { FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';

/** The action's answer when it does not redirect to the list. */
export type ChangeAnswer =
  | { notice: Notice; outcome?: 'failed' }
  | { bulk: BulkResult }
  | { wrong: string }
  /** Archiving many properties needs a confirmation. */
  | { confirm: { change: BulkChange; ids: number[] } }
  /** About the form with the reason of a rejection. */
  | { reply: FormReply };

/** `property` is the id that was sent; absent for many. */
type Listener = (answer: ChangeAnswer, property: string | null) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` for every answer, even when the button is gone with its row. Returns the function that
 * unsubscribes.
 */
export function onChangeAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends a change from a page with scripts. A network or server failure is reported as a failed change and
 * leaves the page as it is; only a session that has ended replaces the page.
 */
export async function sendChange(request: Request, send: () => Promise<unknown>): Promise<ChangeAnswer> {
  const form = await request.clone().formData();
  const answer = await sendOrFail(form.get('intent'), send);
  const property = form.get('property');
  for (const listener of listeners) listener(answer, typeof property === 'string' ? property : null);
  return answer;
}

async function sendOrFail(intent: unknown, send: () => Promise<unknown>): Promise<ChangeAnswer> {
  try {
    return (await send()) as ChangeAnswer;
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    const notice = isListingChange(intent) ? changeNotice(intent, false) : 'bulk-failed';
    return { outcome: 'failed', notice };
  }
}

/** After a change that could not be sent, reloading would fail as well and replace the page. */
export const unlessLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.outcome !== 'failed' && defaultShouldRevalidate;

import { isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react';

import {
  changeNotice,
  isListingChange,
  type BulkChange,
  type BulkResult,
} from '~/features/manage/listings/listing-changes';
import type { Notice } from '~/lib/notices';

/** What the list's action answers when it does not lead on to the list. */
export type ChangeAnswer =
  | { notice: Notice; outcome?: 'failed' }
  | { bulk: BulkResult }
  | { wrong: string }
  /** Many things are archived only after a question. */
  | { confirm: { change: BulkChange; ids: number[] } }
  | { errors: { reason?: string[] }; typed: string };

type Listener = (answer: ChangeAnswer) => void;
const listeners = new Set<Listener>();

/** Has `listener` told of every answer, also of one whose button has gone with its row meanwhile. Returns the way out. */
export function onChangeAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends a change from a page with scripts. A network or server that fails is told as a change that failed, and leaves
 * the page as it is; only a session that has ended takes its place.
 */
export async function sendChange(request: Request, send: () => Promise<unknown>): Promise<ChangeAnswer> {
  const answer = await sendOrFail(request, send);
  for (const listener of listeners) listener(answer);
  return answer;
}

async function sendOrFail(request: Request, send: () => Promise<unknown>): Promise<ChangeAnswer> {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return (await send()) as ChangeAnswer;
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    const notice = isListingChange(intent) ? changeNotice(intent, false) : 'bulk-failed';
    return { outcome: 'failed', notice };
  }
}

/** After a change that could not be sent, reading would fail like it and take the page away. */
export const unlessLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.outcome !== 'failed' && defaultShouldRevalidate;

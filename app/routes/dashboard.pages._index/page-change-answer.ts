import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { isPageChange, pageNotice } from '~/features/content/page-manager/page-changes';
import { noticeText, type Notice } from '~/lib/notices';

/** What the list's action answers to a script; 'failed' is a change that could not be sent. */
export type PageChangeAnswer = { notice: Notice; outcome?: 'failed' };

type Listener = (answer: PageChangeAnswer) => void;
const listeners = new Set<Listener>();

/**
 * Sends a change from a page with scripts, and tells it. A network or server that fails is told as a change that failed,
 * and leaves the page as it is; only a session that has ended takes its place.
 */
export async function sendPageChange(
  request: Request,
  send: () => Promise<unknown>,
): Promise<PageChangeAnswer> {
  const answer = await sendOrFail(request, send);
  for (const listener of listeners) listener(answer);
  return answer;
}

async function sendOrFail(request: Request, send: () => Promise<unknown>): Promise<PageChangeAnswer> {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return (await send()) as PageChangeAnswer;
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    return { outcome: 'failed', notice: pageNotice(isPageChange(intent) ? intent : 'publish', false) };
  }
}

/** Says how each change went, also of one whose button has gone with its row meanwhile. */
export function useToldPageChanges() {
  const toast = useToast();
  useEffect(() => {
    const listener: Listener = ({ notice }) => toast(noticeToast(noticeText(notice)));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [toast]);
}

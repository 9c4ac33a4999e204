import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { isPageChange, pageNotice } from '~/features/content/page-manager/page-changes';
import { noticeText, type Notice } from '~/lib/notices';

/** The list's answer to a script; 'failed' means that the change could not be sent. */
export type PageChangeAnswer = { notice: Notice; outcome?: 'failed' };

type Listener = (answer: PageChangeAnswer) => void;
const listeners = new Set<Listener>();

/**
 * Sends a change from a page with scripts, and announces it. A network or server failure is reported as a
 * failed change and leaves the page as it is; only a session that has ended replaces the page.
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

/** Announces each change, even when its button is gone with its row. */
export function useToldPageChanges() {
  const toast = useToast();
  useEffect(() => {
    const listener: Listener = ({ notice }) => toast(noticeToast(noticeText(notice)));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [toast]);
}

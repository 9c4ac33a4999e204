import { isRouteErrorResponse, useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { dropWorkOn } from '~/components/kept/work-key';
import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { isPageChange, pageNotice } from '~/features/content/page-manager/page-changes';
import { noticeText, type Notice } from '~/lib/notices';

/** The list's answer to a script; 'failed' means that the change could not be sent. */
export type PageChangeAnswer = { notice: Notice; outcome?: 'failed' };

type Listener = (answer: PageChangeAnswer, page: string) => void;
const listeners = new Set<Listener>();

/**
 * Sends a change from a page with scripts, and announces it. A network or server failure is reported as a
 * failed change and leaves the page as it is; only a session that has ended replaces the page.
 */
export async function sendPageChange(
  request: Request,
  send: () => Promise<unknown>,
): Promise<PageChangeAnswer> {
  const form = await request.clone().formData();
  const answer = await sendOrFail(form.get('intent'), send);
  for (const listener of listeners) listener(answer, String(form.get('page')));
  return answer;
}

async function sendOrFail(intent: unknown, send: () => Promise<unknown>): Promise<PageChangeAnswer> {
  try {
    return (await send()) as PageChangeAnswer;
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    return { outcome: 'failed', notice: pageNotice(isPageChange(intent) ? intent : 'publish', false) };
  }
}

/**
 * Announces each change, even when its button is gone with its row; the message can undo a deletion. `action`
 * is the list's address.
 */
export function usePageChangeToasts(action: string) {
  const toast = useToast();
  const fetcher = useFetcher();
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;
  useEffect(() => {
    const listener: Listener = ({ notice }, page) => {
      const undo = () => submit.current({ intent: 'undelete', page }, { method: 'post', action });
      if (notice === 'page-erase-updated') dropWorkOn('page-work', page);
      const isDeleted = notice === 'page-delete-updated';
      toast({ ...noticeToast(noticeText(notice)), onUndo: isDeleted ? undo : undefined });
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [toast, action]);
}

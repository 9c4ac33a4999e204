import { useNavigation } from '@remix-run/react';
import { useRef } from 'react';

import { noticeText, type Notice } from '~/lib/notices';
import { useBrowserLayoutEffect } from '~/lib/browser/use-browser-layout-effect';

import { dropWork, takeSending } from './work-key';

/** The record that was added although another part of the request failed. */
const hasArrived = (notice: Notice) => notice === 'images-partly-saved' || !noticeText(notice).isFailure;

/**
 * Drops the kept work of a form that was sent and saved: the next page has a message about the success.
 * Without such a message the form is still there, or was not saved, and the work stays.
 */
export function useArrivals(page: { notice: Notice | null }) {
  const isResting = useNavigation().state === 'idle';
  const seen = useRef(page);
  // Before the next form looks for kept work.
  useBrowserLayoutEffect(() => {
    if (!isResting) return;
    const isNew = seen.current !== page;
    seen.current = page;
    const sent = takeSending();
    if (sent && isNew && page.notice && hasArrived(page.notice)) dropWork(sent);
  }, [isResting, page]);
}

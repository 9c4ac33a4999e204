import { useNavigation } from '@remix-run/react';
import { useRef } from 'react';

import { noticeText, type Notice } from '~/lib/notices';
import { useBrowserLayoutEffect } from '~/lib/browser/use-browser-layout-effect';

import { dropWork, takeSending } from './work-key';

/** What was added although something beside it failed. */
const hasArrived = (notice: Notice) => notice === 'images-partly-saved' || !noticeText(notice).isFailure;

/**
 * Drops the kept work of a form that was sent and saved: the page that follows it has a message about its success.
 * Without one the form is still there, or was not saved, and the work stays.
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

import { useEffect } from 'react';

import { noticeText, type Notice } from '~/lib/notices';

import { noticeToast } from './notice-toast';
import { useToast } from './toast';

/** Shows the message of a write as a toast, once for each answer. */
export function useNotice(answer: unknown, { onlyFailures = false } = {}) {
  const toast = useToast();
  useEffect(() => {
    const notice = (answer as { notice?: Notice } | undefined)?.notice;
    if (!notice) return;
    const text = noticeText(notice);
    if (text.isFailure || !onlyFailures) toast(noticeToast(text));
  }, [answer, onlyFailures, toast]);
}

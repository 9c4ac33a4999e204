import { useEffect } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';

import { noticeText, type Notice } from './notices';

/** Shows as a toast what a write had to say, once for each answer. */
export function useNotice(answer: { notice: Notice } | undefined) {
  const toast = useToast();
  useEffect(() => {
    if (answer) toast(noticeToast(noticeText(answer.notice)));
  }, [answer, toast]);
}

import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { bulkText } from '~/features/listings/listing-changes';
import { noticeText } from '~/features/site/notices';

import type { ChangeAnswer } from './change-answer';

/** Says once how each change went; `onDone` is called for one that was made. */
export function useToldChange(answer: ChangeAnswer | undefined, onDone?: () => void) {
  const toast = useToast();
  const told = useRef<ChangeAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || told.current === answer) return;
    told.current = answer;
    if ('notice' in answer) {
      const text = noticeText(answer.notice);
      toast(noticeToast(text));
      if (!text.isFailure) onDone?.();
    } else if ('bulk' in answer) {
      toast({ title: 'Done', text: `${bulkText(answer.bulk)}.`, variant: 'success' });
      onDone?.();
    }
  });
}

import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { bulkText } from '~/features/manage/listings/listing-changes';
import { noticeText } from '~/lib/notices';

import { onChangeAnswer } from '~/screens/listings/change-answer';

/** Announces the result of each change; the message can undo archiving. */
export function useChangeToasts() {
  const toast = useToast();
  const fetcher = useFetcher();
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;
  const { pathname, search } = useLocation();
  useEffect(() => {
    const takeBack = (entries: string[][]) => () =>
      submit.current(new URLSearchParams(entries), { method: 'post', action: pathname + search });
    return onChangeAnswer((answer, property) => {
      if ('notice' in answer) {
        const isArchived = answer.notice === 'archive-updated' && property !== null;
        const onUndo = isArchived
          ? takeBack([
              ['intent', 'unarchive'],
              ['property', property],
            ])
          : undefined;
        toast({ ...noticeToast(noticeText(answer.notice)), onUndo });
      }
      if ('bulk' in answer) {
        const { archived = [] } = answer.bulk;
        const chosen = archived.map((id) => ['chosen', String(id)]);
        const onUndo = chosen.length > 0 ? takeBack([['intent', 'bulk-unarchive'], ...chosen]) : undefined;
        toast({ title: 'Done', text: `${bulkText(answer.bulk)}.`, variant: 'success', onUndo });
      }
    });
  }, [toast, pathname, search]);
}

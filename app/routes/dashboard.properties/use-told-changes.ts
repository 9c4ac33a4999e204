import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { bulkText } from '~/features/manage/listings/listing-changes';
import { noticeText } from '~/lib/notices';

import { onChangeAnswer } from '~/screens/listings/change-answer';

/** Announces the result of each change; archiving can be taken back from there. */
export function useToldChanges() {
  const toast = useToast();
  const fetcher = useFetcher();
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onChangeAnswer((answer, property) => {
        if ('notice' in answer) {
          const isArchived = answer.notice === 'archive-updated' && property !== null;
          const undo = () =>
            submit.current({ intent: 'unarchive', property }, { method: 'post', action: pathname + search });
          toast({ ...noticeToast(noticeText(answer.notice)), onUndo: isArchived ? undo : undefined });
        }
        if ('bulk' in answer) toast({ title: 'Done', text: `${bulkText(answer.bulk)}.`, variant: 'success' });
      }),
    [toast, pathname, search],
  );
}

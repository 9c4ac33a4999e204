import { useEffect } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { bulkText } from '~/features/manage/listings/listing-changes';
import { noticeText } from '~/lib/notices';

import { onChangeAnswer } from '~/screens/listings/change-answer';

/** Announces the result of each change. */
export function useToldChanges() {
  const toast = useToast();
  useEffect(
    () =>
      onChangeAnswer((answer) => {
        if ('notice' in answer) toast(noticeToast(noticeText(answer.notice)));
        if ('bulk' in answer) toast({ title: 'Done', text: `${bulkText(answer.bulk)}.`, variant: 'success' });
      }),
    [toast],
  );
}

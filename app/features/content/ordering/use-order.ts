import { useFetcher, useRevalidator } from '@remix-run/react';
import { useState } from 'react';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { noticeText, type Notice } from '~/lib/notices';
import { useKeptControl } from '~/lib/browser/use-kept-control';
import { useOrderSaving } from '~/lib/browser/use-order-saving';

type Step = {
  order: readonly number[];
  /** Announcement for screen readers. */
  said: string;
  /** Id of the control that was used, which keeps the focus. */
  control?: string;
};

/**
 * A list that is saved after each step, whole and with the state that was seen. When a save fails, the stored order
 * comes back with a message.
 */
export function useOrder(stored: readonly number[], fields: Record<string, string>, key: string) {
  const fetcher = useFetcher<{ notice: Notice }>({ key });
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [said, setSaid] = useState('');
  const seen = stored.join();
  const [wished, wish] = useOrderSaving(fetcher, {
    stored: seen,
    fields: (order) => ({ ...fields, seen, order }),
    onAnswer: ({ notice }) => {
      const text = noticeText(notice);
      if (text.isFailure) {
        toast(noticeToast(text));
        revalidate();
      }
      return text.isFailure === true;
    },
  });
  const shown = wished ?? seen;
  const keep = useKeptControl(shown);

  const step = ({ order, said: text, control: by }: Step) => {
    keep(by);
    setSaid(text);
    wish(order.join());
  };
  const ids = shown === '' ? [] : shown.split(',').map(Number);
  return { ids, step, said };
}

export type Order = ReturnType<typeof useOrder>;

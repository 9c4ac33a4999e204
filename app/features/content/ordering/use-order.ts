import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { noticeText, type Notice } from '~/lib/notices';
import { useKeptControl } from '~/lib/use-kept-control';

type Step = {
  order: readonly number[];
  /** Announcement for screen readers. */
  said: string;
  /** Id of the control that was used, which keeps the focus. */
  control?: string;
};

/**
 * A list that is saved after each step, whole and with the state that was seen. The wanted order shows at
 * once; changes during a save go into the next one. When a save fails, the stored order comes back with a
 * message.
 */
export function useOrder(stored: readonly number[], fields: Record<string, string>, key: string) {
  const fetcher = useFetcher<{ notice: Notice }>({ key });
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [wished, setWished] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const sent = useRef<string | null>(null);
  const seen = stored.join();
  const shown = wished ?? seen;
  const { state, data, submit } = fetcher;
  const also = JSON.stringify(fields);

  useEffect(() => {
    if (state !== 'idle' || wished === null) return;
    const isAnswered = sent.current !== null;
    const answer = isAnswered && data ? noticeText(data.notice) : null;
    if (answer?.isFailure) {
      toast(noticeToast(answer));
      revalidate();
    }
    if (answer?.isFailure || wished === seen || sent.current === wished) {
      sent.current = null;
      setWished(null);
      return;
    }
    sent.current = wished;
    submit({ ...(JSON.parse(also) as typeof fields), seen, order: wished }, { method: 'post' });
  }, [state, data, wished, seen, also, submit, toast, revalidate]);

  const keep = useKeptControl(shown);

  const step = ({ order, said: text, control: by }: Step) => {
    keep(by);
    setSaid(text);
    setWished(order.join());
  };
  const ids = shown === '' ? [] : shown.split(',').map(Number);
  return { ids, step, said };
}

export type Order = ReturnType<typeof useOrder>;

import { useFetcher } from '@remix-run/react';
import { useState } from 'react';

import { useNotice } from '~/components/ui/toast/use-notice';
import { noticeText, type Notice } from '~/lib/notices';
import { useKeptControl } from '~/lib/browser/use-kept-control';
import { useOrderSaving } from '~/lib/browser/use-order-saving';

import { inOrder, movedIds, type ManagedPhoto } from './photo-order';

/**
 * Moves a photo from one position to another; `control` is the id of the button that was used, which keeps
 * the focus.
 */
export type Move = (from: number, to: number, control?: string) => void;

/** When an order cannot be saved, the stored one comes back with a message. */
export function usePhotoOrder(photos: readonly ManagedPhoto[]) {
  const fetcher = useFetcher<{ notice: Notice }>({ key: 'photo-order' });
  const [announcement, setAnnouncement] = useState('');
  useNotice(fetcher.data, { onlyFailures: true });
  const [wished, wish] = useOrderSaving(fetcher, {
    fields: (order) => ({ intent: 'order', order }),
    onAnswer: ({ notice }) => noticeText(notice).isFailure === true,
  });
  const shown = wished === null ? photos : inOrder(photos, wished);
  const keep = useKeptControl(shown.map(({ id }) => id).join());

  const move: Move = (from, to, by) => {
    keep(by);
    setAnnouncement(
      `Photo ${from + 1} is now photo ${to + 1} of ${shown.length}${to === 0 ? ', the hero' : ''}.`,
    );
    wish(movedIds(shown, from, to).join());
  };
  return { shown, move, announcement };
}

import { useFetcher } from '@remix-run/react';
import { useState } from 'react';

import { useNotice } from '~/components/ui/use-notice';
import { useKeptControl } from '~/lib/use-kept-control';

import { inOrder, movedIds, type ManagedPhoto } from './photo-order';

/**
 * Moves a photo from one position to another; `control` is the id of the button that was used, which keeps
 * the focus.
 */
export type Move = (from: number, to: number, control?: string) => void;

/** The wanted order shows at once; when it cannot be saved, the former one comes back with a message. */
export function usePhotoOrder(photos: readonly ManagedPhoto[]) {
  const fetcher = useFetcher({ key: 'photo-order' });
  const [announcement, setAnnouncement] = useState('');
  useNotice(fetcher.data, { onlyFailures: true });
  const wished = fetcher.formData?.get('order');
  const shown = typeof wished === 'string' ? inOrder(photos, wished) : photos;
  const order = shown.map(({ id }) => id).join();

  const keep = useKeptControl(order);

  const move: Move = (from, to, by) => {
    keep(by);
    setAnnouncement(
      `Photo ${from + 1} is now photo ${to + 1} of ${shown.length}${to === 0 ? ', the hero' : ''}.`,
    );
    fetcher.submit({ intent: 'order', order: movedIds(shown, from, to).join() }, { method: 'post' });
  };
  return { shown, move, announcement };
}

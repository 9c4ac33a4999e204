import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { useNotice } from '~/components/ui/use-notice';
import { useKeptControl } from '~/lib/use-kept-control';

import { inOrder, movedIds, type ManagedPhoto } from './photo-order';

/**
 * Moves a photo from one position to another; `control` is the id of the button that was used, which keeps
 * the focus.
 */
export type Move = (from: number, to: number, control?: string) => void;

/**
 * The wanted order shows at once; when it cannot be saved, the stored one comes back with a message. Orders are saved one
 * after the other, since two on their way at once may arrive in the wrong sequence.
 */
export function usePhotoOrder(photos: readonly ManagedPhoto[]) {
  const fetcher = useFetcher({ key: 'photo-order' });
  const [announcement, setAnnouncement] = useState('');
  useNotice(fetcher.data, { onlyFailures: true });
  const [wished, setWished] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const { state, submit } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || wished === null) return;
    const isAnswered = sent.current === wished;
    sent.current = isAnswered ? null : wished;
    if (isAnswered) setWished(null);
    else submit({ intent: 'order', order: wished }, { method: 'post' });
  }, [state, wished, submit]);
  const shown = wished === null ? photos : inOrder(photos, wished);
  const order = shown.map(({ id }) => id).join();

  const keep = useKeptControl(order);

  const move: Move = (from, to, by) => {
    keep(by);
    setAnnouncement(
      `Photo ${from + 1} is now photo ${to + 1} of ${shown.length}${to === 0 ? ', the hero' : ''}.`,
    );
    setWished(movedIds(shown, from, to).join());
  };
  return { shown, move, announcement };
}

import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { useNotice } from '~/features/site/use-notice';

import { inOrder, movedIds, type ManagedPhoto } from './photo-order';

/** Moves a photo from one place to another; `control` is the id of the button that was used, which keeps the focus. */
export type Move = (from: number, to: number, control?: string) => void;

/** The wished order shows at once; when it cannot be saved, the former one comes back and a message says so. */
export function usePhotoOrder(photos: readonly ManagedPhoto[]) {
  const fetcher = useFetcher({ key: 'photo-order' });
  const [announcement, setAnnouncement] = useState('');
  const control = useRef<string | null>(null);
  useNotice(fetcher.data, { onlyFailures: true });
  const wished = fetcher.formData?.get('order');
  const shown = typeof wished === 'string' ? inOrder(photos, wished) : photos;
  const order = shown.map(({ id }) => id).join();

  // A button that moves with its photo loses the focus; one that is at the end of its way hands it to the other.
  useEffect(() => {
    const button = control.current && document.getElementById(control.current);
    control.current = null;
    if (!(button instanceof HTMLButtonElement)) return;
    (button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button)?.focus();
  }, [order]);

  const move: Move = (from, to, by) => {
    control.current = by ?? null;
    setAnnouncement(
      `Photo ${from + 1} is now photo ${to + 1} of ${shown.length}${to === 0 ? ', the hero' : ''}.`,
    );
    fetcher.submit({ intent: 'order', order: movedIds(shown, from, to).join() }, { method: 'post' });
  };
  return { shown, move, announcement };
}

import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { useTold } from '~/components/ui/use-told';
import { inOrder, type MenuBranch } from '~/features/content/menus/menu-tree';

import type { answerMenu } from './answer-menu.server';

/** Saves an order; `control` is the id of the button that was used, which keeps the focus. */
export type Rearrange = (order: string, said: string, control?: string) => void;

/** The wanted order shows at once; when it cannot be saved, the stored one comes back with a message. */
export function useMenuOrder(tree: readonly MenuBranch[], version: number) {
  const fetcher = useFetcher<typeof answerMenu>({ key: 'menu-order' });
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const control = useRef<string | null>(null);
  const { data, formData, state } = fetcher;
  useTold(data?.isConflict ? data : null, () => toast(noticeToast(conflict)));
  const shown = formData ? inOrder(tree, formData.get('order')) : tree;

  // A button that moves with its link loses the focus; a missing one hands it to another of the link.
  useEffect(() => {
    if (!control.current) return;
    const button = document.getElementById(control.current);
    const rest = control.current.replace(/-\w+$/, '');
    const target =
      button instanceof HTMLButtonElement && !button.disabled
        ? button
        : document.querySelector<HTMLElement>(`button[id^="${rest}-"]:enabled`);
    target?.focus();
    if (state === 'idle') control.current = null;
  }, [shown, state]);

  const rearrange: Rearrange = (order, said, by) => {
    // The next order is based on the version after this one.
    if (state !== 'idle') return;
    control.current = by ?? null;
    setAnnouncement(said);
    fetcher.submit({ intent: 'order', version, order }, { method: 'post' });
  };
  return { shown, rearrange, announcement };
}

const conflict = {
  title: 'Somebody else has changed this menu',
  text: 'It is shown as it is now; your order was not saved.',
  isFailure: true,
} as const;

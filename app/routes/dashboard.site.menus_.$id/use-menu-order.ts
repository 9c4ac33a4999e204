import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { inOrder, type MenuBranch } from '~/features/content/menus/menu-tree';
import { useOrderSaving } from '~/lib/browser/use-order-saving';

import type { answerMenu } from './answer-menu.server';

/** Saves an order; `control` is the id of the button that was used, which keeps the focus. */
export type Rearrange = (order: string, said: string, control?: string) => void;

/** The wanted order shows at once; when it cannot be saved, the stored one comes back with a message. */
export function useMenuOrder(tree: readonly MenuBranch[], version: number) {
  const fetcher = useFetcher<typeof answerMenu>({ key: 'menu-order' });
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const control = useRef<string | null>(null);
  const [wished, wish] = useOrderSaving(fetcher, {
    fields: (order) => ({ intent: 'order', version: String(version), order }),
    onAnswer: ({ isConflict }) => {
      if (isConflict) toast(noticeToast(conflict));
      return isConflict;
    },
  });
  const shown = wished === null ? tree : inOrder(tree, wished);

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
    if (wished === null) control.current = null;
  }, [shown, wished]);

  const rearrange: Rearrange = (order, said, by) => {
    control.current = by ?? null;
    setAnnouncement(said);
    wish(order);
  };
  return { shown, rearrange, announcement };
}

const conflict = {
  title: 'Somebody else has changed this menu',
  text: 'It is shown as it is now; your order was not saved.',
  isFailure: true,
} as const;

import { useLocation } from '@remix-run/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ModalDialog } from '~/components/ui/modal-dialog';
import type { MenuLink } from '~/features/content/menus/menu-link';
import { useHydrated } from '~/lib/use-hydrated';

import { AccountActions } from './account-actions';
import { MenuAnchor } from './menu-anchor';

type SiteDrawerProps = { links: readonly MenuLink[]; isSignedIn: boolean };

const opener =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold no-underline';

/** The menu of small screens. Until scripts run its opener is a link to the same menu in the footer. */
export function SiteDrawer({ links, isSignedIn }: SiteDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const close = () => setOpen(false);
  useEffect(close, [key]);

  const face = (
    <>
      <Menu aria-hidden size={22} strokeWidth={1.5} />
      Menu
    </>
  );
  return (
    <div className="lg:hidden">
      {isHydrated ? (
        <button
          type="button"
          className={opener}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {face}
        </button>
      ) : (
        <a href="#site-menu" className={opener}>
          {face}
        </a>
      )}
      <ModalDialog
        isOpen={isOpen}
        onClose={close}
        label="Menu"
        className="fixed inset-y-0 left-auto right-0 m-0 h-dvh w-[min(22rem,88vw)] overflow-y-auto bg-paper text-ink shadow-float backdrop:bg-veil/60"
      >
        <div data-drawer className="flex min-h-full flex-col gap-6 p-5">
          <button type="button" onClick={close} className={`${opener} self-end hover:bg-sand`}>
            <X aria-hidden size={22} strokeWidth={1.5} />
            Close
          </button>
          <nav aria-label="Main menu">
            <ul className="divide-y divide-line border-y border-line">
              {links.map((link) => (
                <li key={link.href + link.title}>
                  <MenuAnchor
                    link={link}
                    onClick={close}
                    className="flex min-h-14 items-center font-display text-xl no-underline aria-[current=page]:text-gum"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-3">
            <AccountActions isSignedIn={isSignedIn} />
          </div>
        </div>
      </ModalDialog>
    </div>
  );
}

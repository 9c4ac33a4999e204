import { X } from 'lucide-react';

import { ModalDialog } from '~/components/ui/modal-dialog';
import type { MenuLink } from '~/features/content/menus/menu-link';

import { AccountActions } from './account-actions';
import { drawerButton } from './drawer-button';
import { MenuAnchor } from './menu-anchor';

type DrawerPanelProps = {
  links: readonly MenuLink[];
  isSignedIn: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** The menu of small screens, opened. */
export function DrawerPanel({ links, isSignedIn, isOpen, onClose }: DrawerPanelProps) {
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      label="Menu"
      className="fixed inset-y-0 left-auto right-0 m-0 h-dvh w-[min(22rem,88vw)] overflow-y-auto bg-paper text-ink shadow-float backdrop:bg-veil/60"
    >
      <div data-drawer className="flex min-h-full flex-col gap-6 p-5">
        <button type="button" onClick={onClose} className={`${drawerButton} self-end hover:bg-sand`}>
          <X aria-hidden size={22} strokeWidth={1.5} />
          Close
        </button>
        <nav aria-label="Main menu">
          <ul className="divide-y divide-line border-y border-line">
            {links.map((link) => (
              <li key={link.href + link.title}>
                <MenuAnchor
                  link={link}
                  onClick={onClose}
                  className="flex min-h-14 items-center font-display text-xl font-semibold no-underline aria-[current=page]:text-gum"
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
  );
}

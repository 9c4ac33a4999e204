import { useLocation } from '@remix-run/react';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { MenuLink } from '~/features/content/menus/menu-link';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { drawerButton } from './drawer-button';

type SiteDrawerProps = { links: readonly MenuLink[]; isSignedIn: boolean };

/**
 * The menu of small screens. Until scripts run its opener is a link to the same menu in the footer, and leads there too
 * when the menu's code cannot be fetched.
 */
export function SiteDrawer({ links, isSignedIn }: SiteDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof import('./drawer-panel').DrawerPanel | null>(null);
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const close = () => setOpen(false);
  useEffect(close, [key]);

  async function load() {
    if (Panel) return;
    const { DrawerPanel } = await import('./drawer-panel');
    setPanel(() => DrawerPanel);
  }
  const prepare = () => void load().catch(() => undefined);
  function open() {
    setOpen(true);
    load().catch(() => window.location.assign('#site-menu'));
  }

  const face = (
    <>
      <Menu aria-hidden size={22} strokeWidth={1.5} />
      Menu
    </>
  );
  return (
    <div className="-mr-[12px] shrink-0 lg:hidden">
      {isHydrated ? (
        <button
          type="button"
          className={drawerButton}
          aria-haspopup="dialog"
          aria-expanded={isOpen && Panel !== null}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          {face}
        </button>
      ) : (
        <a href="#site-menu" className={drawerButton}>
          {face}
        </a>
      )}
      {Panel && <Panel links={links} isSignedIn={isSignedIn} isOpen={isOpen} onClose={close} />}
    </div>
  );
}

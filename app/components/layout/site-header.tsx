import type { ReactNode } from 'react';

import type { MenuLink } from '~/features/content/menus/menu-link';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { rememberMarkup } from '~/lib/document/remember-markup';

import { AccountActions } from './account-actions';
import { MenuAnchor, useShownLinks } from './menu-anchor';
import { SiteDrawer } from './site-drawer';
import { useScrolledPast } from './use-scrolled-past';
import { Wordmark } from './wordmark';

type SiteHeaderProps = {
  siteName: string;
  links: readonly MenuLink[];
  isSignedIn: boolean;
  /** The page begins with a picture behind the header. */
  hasHero: boolean;
};

function SiteHeaderView({ siteName, links, isSignedIn, hasHero }: SiteHeaderProps) {
  return (
    <HeaderBar hasHero={hasHero}>
      <div className="page flex min-h-18 items-center justify-between gap-4">
        <Wordmark name={siteName} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center xl:gap-1">
            {links.map((link) => (
              <li key={link.href + link.title}>
                <MenuAnchor
                  link={link}
                  className="inline-flex min-h-11 items-center px-2 whitespace-nowrap decoration-2 xl:px-3 hover:underline aria-[current=page]:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-2 lg:flex xl:gap-3">
          <AccountActions isSignedIn={isSignedIn} />
        </div>
        <SiteDrawer links={links} isSignedIn={isSignedIn} />
      </div>
    </HeaderBar>
  );
}

/**
 * Stays at the top of the window. Over a hero it is transparent until the page is scrolled; until scripts
 * detect scrolling, it lies on the picture and scrolls away with it, so that its text is never on the page's
 * own background.
 */
function HeaderBar({ hasHero, children }: { hasHero: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  const isScrolled = useScrolledPast(10);
  const overPhoto = hasHero && !isScrolled;
  return (
    <header
      className={classes(
        'inset-x-0 top-0 z-40 border-b transition-colors duration-150 print:hidden',
        hasHero ? (isHydrated ? 'fixed' : 'absolute') : 'sticky',
        overPhoto
          ? 'border-transparent text-on-photo [&_:focus-visible]:outline-on-photo'
          : 'border-line bg-paper text-ink',
      )}
    >
      {children}
    </header>
  );
}

export const SiteHeader = import.meta.env.SSR
  ? rememberMarkup(
      'site header',
      SiteHeaderView,
      (props) => JSON.stringify(props) + useShownLinks(props.links),
    )
  : SiteHeaderView;

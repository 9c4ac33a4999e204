import { inMenuOrder, menuLink, type MenuEntry, type MenuLink } from '~/features/content/menus/menu-link';

import { headerFallback } from './fallback-links';

/**
 * Links of the header's menu, without home; the fallback when there is no menu or none of its links is valid.
 */
export function headerLinks(entries: readonly MenuEntry[], origin: string): readonly MenuLink[] {
  const links = inMenuOrder(entries).flatMap((entry) => menuLink(entry, origin) ?? []);
  const shown = links.filter(({ href }) => href !== '/');
  return shown.length > 0 ? shown : headerFallback;
}

import type { MenuLink } from '~/features/content/menus/menu-link';

const link = (title: string, href: string): MenuLink => ({ title, href, isExternal: false, newTab: false });

/** The header's links when its menu has none. */
export const headerFallback: readonly MenuLink[] = [
  link('Accommodation', '/search'),
  link('Guides', '/guides'),
  link('Contact', '/contact'),
];

/** The links of the footer's company column when its menu has none. */
export const companyFallback: readonly MenuLink[] = [
  link('About Us', '/about'),
  link('Partners', '/partners'),
  link('Blog', '/blog'),
  link('Press & Media', '/press'),
  link('Help', '/help'),
];

import { inMenuOrder, menuLink, type MenuEntry, type MenuLink } from '~/features/content/menus/menu-link';

import { companyFallback } from './fallback-links';

export type FooterColumn = { title: string; links: readonly MenuLink[] };

type FooterMenus = {
  accommodation: readonly MenuEntry[];
  guides: readonly MenuEntry[];
  company: readonly MenuEntry[];
};

const wholeDirectory = '/search?location=adelaide';

const wholeDirectoryTitles: ReadonlySet<string> = new Set([
  'Hotels',
  'Serviced Apartments',
  'Budget Hotels',
  'Luxury Hotels',
  'Boutique Hotels',
  'Family Hotels',
  'Business Hotels',
  'Pet-Friendly Hotels',
]);

const hiddenGuideTitles: ReadonlySet<string> = new Set([
  'Glenelg',
  'Port Adelaide',
  'West Beach',
  'Brighton',
  'Henley Beach',
  'Norwood',
  'Unley',
]);

/** The footer's columns in order. A column without links is left out, except the company column. */
export function footerColumns(menus: FooterMenus, origin: string): FooterColumn[] {
  const company = toLinks(menus.company, origin);
  const columns = [
    { title: 'Accommodation', links: toLinks(menus.accommodation.map(rewriteAccommodation), origin) },
    { title: 'Guides', links: toLinks(menus.guides.filter(isShownGuide), origin) },
    { title: 'Company', links: company.length > 0 ? company : companyFallback },
  ];
  return columns.filter(({ links }) => links.length > 0);
}

function toLinks(entries: readonly MenuEntry[], origin: string): MenuLink[] {
  return inMenuOrder(entries).flatMap((entry) => menuLink(entry, origin) ?? []);
}

function rewriteAccommodation(entry: MenuEntry): MenuEntry {
  if (wholeDirectoryTitles.has(entry.title.trim())) return { ...entry, url: wholeDirectory };
  const place = /^\/guides\/(?:accommodation|hotels)-([^/?#]+)/.exec(entry.url.trim())?.[1];
  return place ? { ...entry, url: `/location/${place}` } : entry;
}

function isShownGuide({ title, url }: MenuEntry): boolean {
  return !url.includes('travel-info') && !hiddenGuideTitles.has(title.trim());
}

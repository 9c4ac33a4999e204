import type { PageType } from '~/db/vocabulary';
import { localPath } from '~/lib/paths';

/** Pages about the site itself: shown in full, without properties beside them, and not listed as news. */
export const sitePageSlugs: readonly string[] = [
  'about',
  'partners',
  'press',
  'help',
  'privacy-policy',
  'terms',
  'blog',
];

/**
 * Pages that the sign-in screen, the footer and forms link to, whatever the menus contain: they stay public,
 * at their address.
 */
export const legalPageSlugs: readonly string[] = ['privacy-policy', 'terms'];

/**
 * Address of a page: a location below /location, a guide under its own slug, the rest at the root. A slug
 * that would lead to another site leads home.
 */
export function pagePath({ slug, pageType }: { slug: string; pageType: PageType }): string {
  return localPath(pageType === 'location' ? `/location/${slug}` : `/${slug}`) ?? '/';
}

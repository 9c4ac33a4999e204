import type { PageType } from '~/db/vocabulary';
import { localPath } from '~/lib/paths';

/** Pages about the site itself: shown whole, without stays beside them and not among the news. */
export const sitePageSlugs: readonly string[] = [
  'about',
  'partners',
  'press',
  'help',
  'privacy-policy',
  'terms',
  'blog',
];

/** Those that the sign-in screen, the footer and forms lead to, whatever the menus say: they stay public, where they are. */
export const legalPageSlugs: readonly string[] = ['privacy-policy', 'terms'];

/**
 * Where a page lives: a location below /location, a guide under its own slug, the rest at the root. A slug
 * that would lead to another site leads home.
 */
export function pagePath({ slug, pageType }: { slug: string; pageType: PageType }): string {
  return localPath(pageType === 'location' ? `/location/${slug}` : `/${slug}`) ?? '/';
}

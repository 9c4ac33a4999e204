import type { PageType } from '~/db/vocabulary';

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

/** Where a page lives (readings 16): a location below /location, a guide under its own slug, the rest at the root. */
export function pagePath({ slug, pageType }: { slug: string; pageType: PageType }): string {
  return pageType === 'location' ? `/location/${slug}` : `/${slug}`;
}

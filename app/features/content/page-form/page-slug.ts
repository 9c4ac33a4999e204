import type { PageType } from '~/db/vocabulary';
import { findHardRedirect } from '~/features/content/redirects/rules/find-hard-redirect';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { isReservedSlug } from '~/lib/reserved-slugs';
import { foldText } from '~/lib/text/fold-text';

const guidePrefix = 'guides/';
export const maxSlug = 80;

/** A title as a slug: 'St. Peter’s: A Day' → 'st-peters-a-day'. */
export function slugOfTitle(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-+|-+$/g, '');
}

/** The slug as it is stored: a guide's with its prefix. */
export const storedSlug = (shown: string, type: PageType) => (type === 'guide' ? guidePrefix : '') + shown;

/** The part of a stored slug that the form shows. */
export const shownSlug = (stored: string) =>
  stored.startsWith(guidePrefix) ? stored.slice(guidePrefix.length) : stored;

/** The fixed part before the slug in the page's address. */
export const slugPrefix = (type: PageType) =>
  type === 'guide' ? `/${guidePrefix}` : type === 'location' ? '/location/' : '/';

/** True when the address is reserved: a route's word, a landing page or a permanent redirect of the code. */
export function isKeptAddress(slug: string, type: PageType): boolean {
  if (type === 'guide') return false;
  const path = `/${slug}`;
  return isReservedSlug(slug) || findPathPreset(path) !== null || findHardRedirect(path) !== null;
}

import { isReservedSlug } from '~/lib/reserved-slugs';
import { slugify } from '~/lib/text/slug';

const longest = 80;

/** A name as the last part of an address. Never blank and never a word of the site's own routes. */
export function slugOfName(name: string): string {
  const slug = slugify(name).slice(0, longest).replace(/-+$/, '');
  if (!slug) return 'stay';
  return isKeptSlug(slug) ? `${slug}-stay` : slug;
}

/** Reserved: a word of the site's routes, or the last part of the address of a landing page. */
export const isKeptSlug = (slug: string) => isReservedSlug(slug) || slug === 'adelaide-cbd';

import { slugify } from '~/lib/slug';

/** Words that lead elsewhere on this site, or may one day. */
const reserved: ReadonlySet<string> = new Set([
  ...['accommodation', 'add', 'add-property', 'adelaide-cbd', 'admin', 'api', 'assets', 'auth', 'blog'],
  ...['contact', 'dashboard', 'dev', 'edit', 'edit-property', 'guides', 'images', 'index', 'locations'],
  ...['location', 'login', 'media', 'new', 'newsletter', 'preview', 'property', 'properties', 'search'],
  ...['sign-in', 'sign-out', 'sign-up', 'sitemap', 'robots', 'sa', 'consent', 'terms', 'privacy-policy'],
]);

const longest = 80;

/** Words of a name as the last part of an address. Never blank and never a word of the site's own routes. */
export function slugOfName(name: string): string {
  const slug = slugify(name).slice(0, longest).replace(/-+$/, '');
  if (!slug) return 'stay';
  return isReservedSlug(slug) ? `${slug}-stay` : slug;
}

export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

export const isReservedSlug = (slug: string) => reserved.has(slug);

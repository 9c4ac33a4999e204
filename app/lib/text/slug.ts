import { foldText } from './fold-text';

/** Small letters and digits with single hyphens. */
export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Lower case, letters and digits, single hyphens: 'Hahndorf & Hills' → 'hahndorf-hills'. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

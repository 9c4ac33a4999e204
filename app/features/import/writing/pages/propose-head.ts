import type { PageContentJob } from '~/jobs/page-content-job';
import { slugify } from '~/lib/text/slug';

const longestSlug = 80;
const longestSchema = 20_000;

type Written = { title: string; meta_description: string };
type Proposed = { slug?: string | null; seo_schema?: unknown };

/**
 * A slug and structured data to go with a page that was written. A slug is proposed only for a page that is
 * not stored yet; neither replaces what an editor has typed.
 */
export function proposeHead(
  { slug, seo_schema }: Proposed,
  written: Written,
  typed: PageContentJob['typed'],
) {
  const { values, page } = typed;
  const before = values as Record<string, string | undefined>;
  const isOwn = Boolean(before.slug) && before.slug !== slugOf(before.title ?? '');
  const schema = readSchema(seo_schema) ?? plainSchema(written, before.page_type);
  return {
    slug: page === null && !isOwn ? slugOf(slug ?? '') || slugOf(written.title) : '',
    seo_schema: before.seo_schema?.trim() ? '' : JSON.stringify(schema, null, 2),
  };
}

const slugOf = (text: string) =>
  slugify(text.replace(/^\/?guides\//, ''))
    .slice(0, longestSlug)
    .replace(/-$/, '');

/** Structured data as an object that names its type; null for anything else. */
function readSchema(said: unknown): object | null {
  const text = typeof said === 'string' ? said : JSON.stringify(said ?? null);
  if (text.length > longestSchema) return null;
  try {
    const read: unknown = JSON.parse(text);
    const isTyped =
      typeof read === 'object' && read !== null && typeof Reflect.get(read, '@type') === 'string';
    return isTyped ? { '@context': 'https://schema.org', ...read } : null;
  } catch {
    return null;
  }
}

const plainSchema = ({ title, meta_description }: Written, pageType: string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': pageType === 'guide' ? 'Article' : 'WebPage',
  ...(pageType === 'guide' ? { headline: title } : { name: title }),
  ...(meta_description && { description: meta_description }),
});

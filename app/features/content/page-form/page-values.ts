import type { PageContent } from '~/features/content/revisions/page-content';

import { faqLabels, pageFields, type PageValues } from '~/features/import/writing/pages/page-fields';
import { valuesOfEntries, type FormShape } from '~/lib/editing/form-shape';

import { shownSlug } from './page-slug';

/** The names that the page editor's form sends. */
export const pageShape: FormShape = {
  fields: pageFields,
  rows: { name: 'faq', fields: Object.keys(faqLabels) },
};

/** A page's content as form values. */
export function valuesOfContent(content: PageContent): PageValues {
  return {
    title: content.title,
    slug: shownSlug(content.slug),
    page_type: content.pageType,
    h1_title: content.h1Title,
    excerpt: content.excerpt ?? '',
    content: content.content,
    faq: content.faqContent,
    meta_description: content.metaDescription ?? '',
    meta_keywords: content.metaKeywords ?? '',
    canonical_url: content.canonicalUrl ?? '',
    featured_image_url: content.featuredImageUrl ?? '',
    seo_schema: content.seoSchema ? JSON.stringify(content.seoSchema, null, 2) : '',
    is_published: content.isPublished ? 'on' : '',
  };
}

/** The values in the entries of the page editor's form. */
export const pageValuesIn = (entries: Iterable<readonly [name: string, value: unknown]>) =>
  valuesOfEntries<PageValues>(entries, pageShape);

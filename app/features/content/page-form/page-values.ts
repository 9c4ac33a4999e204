import type { PageContent } from '~/features/content/revisions/page-content';

import { pageFields, type PageValues } from '~/features/import/writing/page-fields';
import { shownSlug } from './page-slug';

/** Id of the page editor's form. */
export const pageFormId = 'page-form';

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

/** The fields that a page's form sends, name by name. */
export function entriesOfValues(values: PageValues): [name: string, value: string][] {
  return pageFields.flatMap((field): [string, string][] => {
    if (field !== 'faq') return [[field, values[field] ?? '']];
    return (values.faq ?? []).flatMap(({ question = '', answer = '' }, index): [string, string][] => [
      [`faq[${index}].question`, question],
      [`faq[${index}].answer`, answer],
    ]);
  });
}

/** The reverse, for work that a browser has kept. */
export function valuesOfEntries(entries: Iterable<readonly [name: string, value: unknown]>): PageValues {
  const values: PageValues = { faq: [] };
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const entry = /^faq\[(\d{1,2})\]\.(question|answer)$/.exec(name);
    if (entry) {
      const place = Number(entry[1]);
      values.faq = Array.from({ length: Math.max(place + 1, values.faq?.length ?? 0) }, (_, index) => ({
        ...values.faq?.[index],
        ...(index === place && { [entry[2] ?? '']: value }),
      }));
    } else {
      const field = pageFields.find((known) => known === name);
      if (field && field !== 'faq') values[field] = value;
    }
  }
  return values;
}

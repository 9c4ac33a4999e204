import type { PageContent } from '~/features/content/revisions/page-content';
import { localPath, webAddress } from '~/lib/paths';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';

import type { PageForm } from './page-form';
import { storedSlug } from './page-slug';

/** The form's values as they are stored: HTML sanitised, addresses normalised, empty questions removed. */
export function contentOfPageForm(form: PageForm, siteOrigin: string): PageContent {
  const html = (text: string) => sanitizeRichText(text, { siteOrigin }).trim();
  return {
    title: form.title,
    slug: storedSlug(form.slug, form.page_type),
    h1Title: form.h1_title,
    content: html(form.content),
    excerpt: form.excerpt,
    metaDescription: form.meta_description,
    metaKeywords: form.meta_keywords,
    canonicalUrl: webAddress(form.canonical_url),
    featuredImageUrl: localPath(form.featured_image_url) ?? webAddress(form.featured_image_url),
    pageType: form.page_type,
    isPublished: form.is_published,
    faqContent: (form.faq ?? []).flatMap(({ question, answer }) =>
      question && answer ? [{ question, answer: html(answer) }] : [],
    ),
    seoSchema: form.seo_schema,
  };
}

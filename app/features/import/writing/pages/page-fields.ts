import type { PageType } from '~/db/vocabulary';

/** Every field of the page editor with its label, in the order of the form. */
export const pageFieldLabels = {
  title: 'Title',
  slug: 'Slug',
  page_type: 'Page type',
  h1_title: 'H1 title',
  excerpt: 'Excerpt',
  content: 'Content',
  faq: 'Frequently asked questions',
  meta_description: 'Meta description',
  meta_keywords: 'Meta keywords',
  canonical_url: 'Canonical URL',
  featured_image_url: 'Featured image',
  seo_schema: 'SEO Schema',
  is_published: 'Published',
} as const;

export type PageField = keyof typeof pageFieldLabels;

export const pageFields = Object.keys(pageFieldLabels) as PageField[];

export const faqLabels = { question: 'Question', answer: 'Answer' } as const;

export type FaqField = keyof typeof faqLabels;

export const pageTypeLabels: Record<PageType, string> = {
  page: 'Standard Page',
  location: 'Location Guide',
  guide: 'SEO Guide',
};

export const maxFaq = 50;
export const maxMeta = 160;

/** The form's values: texts, as they are typed. */
export type FaqValues = Partial<Record<FaqField, string>>;
export type PageValues = Partial<Record<Exclude<PageField, 'faq'>, string>> & { faq?: FaqValues[] };

/** 'Question 2: Answer' for `faq[1].answer`. */
export function pageFieldLabel(name: string): string {
  const entry = /^faq\[(\d+)\]\.(\w+)$/.exec(name);
  if (entry) return `Question ${Number(entry[1]) + 1}: ${faqLabels[entry[2] as FaqField]}`;
  return pageFieldLabels[name as PageField] ?? name;
}

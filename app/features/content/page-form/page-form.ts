import { z } from 'zod';

import { pageTypes } from '~/db/vocabulary';
import { webAddress } from '~/lib/paths';
import { line, optional, paragraphs, required } from '~/features/directory/listing/editor-rules';
import { maxMeta, maxFaq } from '~/features/import/writing/pages/page-fields';

import { jsonTrouble } from './json-trouble';
import { isKeptAddress, maxSlug, shownSlug } from './page-slug';

// Zod's compiler tests whether it may evaluate text, which the content policy refuses and reports.
z.config({ jitless: true });

export const maxContent = 200_000;

const badSlug = 'Slug must contain only lowercase letters, numbers, and hyphens';
const badAddress = 'Please enter a valid URL (including http:// or https://)';
const badSchema = 'Invalid JSON in SEO Schema';

const url = z
  .string()
  .max(500, 'This address is too long')
  .refine((text) => webAddress(text) !== null, badAddress);

/** Also the address of a picture of ours. */
const picture = z
  .string()
  .max(500, 'This address is too long')
  .refine(
    (text) => /^\/media\/[a-z0-9-]+$/.test(text) || webAddress(text) !== null,
    `${badAddress}, or choose a picture from the library`,
  );

const schemaJson = z
  .string()
  .max(50_000, 'SEO Schema must be at most 50,000 characters')
  .transform((text, context): Record<string, unknown> => {
    const trouble = jsonTrouble(text);
    const value: unknown = trouble ? null : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
    const where = trouble
      ? `line ${trouble.line}, column ${trouble.column}`
      : 'it must be an object, in braces';
    context.addIssue({ code: 'custom', message: `${badSchema}: ${where}` });
    return z.NEVER;
  });

const html = (max: number, name: string) =>
  paragraphs(max, name).refine(
    (text) => picturesWithoutAlt(text) === 0,
    'Every picture needs an alt text that says what it shows',
  );

const faqEntry = z
  .object({
    question: optional(line(300, 'Question')),
    answer: optional(html(20_000, 'Answer')),
  })
  .superRefine(({ question, answer }, context) => {
    const missing = question === null ? 'question' : 'answer';
    if ((question === null) === (answer === null)) return;
    const message =
      missing === 'question' ? 'Please give this answer a question' : 'Please give this question an answer';
    context.addIssue({ code: 'custom', path: [missing], message });
  });

/** The present slug and type of a stored page. */
export type StoredPage = { slug: string; pageType: (typeof pageTypes)[number] };

/** The form as it is typed, field by field as text. `stored` is null for a new page, `type` the chosen one. */
export function pageSchema(stored: StoredPage | null, type: StoredPage['pageType']) {
  const title = 'Title is required';
  const heading = 'H1 title is required';
  const content = 'Content is required';
  return z.object({
    title: required(z.string(title).pipe(line(200, 'Title'))),
    slug: required(z.string('Slug is required').superRefine(slugRule(stored, type))),
    page_type: z.enum(pageTypes, 'Please choose a page type').default('page'),
    h1_title: required(z.string(heading).pipe(line(200, 'H1 title'))),
    content: required(z.string(content).pipe(html(maxContent, 'Content'))),
    excerpt: optional(paragraphs(1000, 'Excerpt')),
    meta_description: optional(line(maxMeta, 'Meta description')),
    meta_keywords: optional(line(500, 'Meta keywords')),
    canonical_url: optional(url),
    featured_image_url: optional(picture),
    is_published: z.preprocess((value) => value === 'on', z.boolean()),
    faq: z.array(faqEntry).max(maxFaq, `A page may have at most ${maxFaq} questions`).optional(),
    seo_schema: optional(schemaJson),
  });
}

export type PageForm = z.output<ReturnType<typeof pageSchema>>;

/** A page may keep the slug that it has. */
function slugRule(stored: StoredPage | null, type: StoredPage['pageType']) {
  return (slug: string, context: z.RefinementCtx<string>) => {
    if (stored && stored.pageType === type && shownSlug(stored.slug) === slug) return;
    const message = slugProblem(slug, type);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

function slugProblem(slug: string, type: StoredPage['pageType']): string | null {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return badSlug;
  if (slug.length > maxSlug) return `Slug must be at most ${maxSlug} characters`;
  return isKeptAddress(slug, type) ? 'This address is kept for the site itself' : null;
}

const imgTag = /<img\b[^>]*>/gi;
const saysWhat = /\salt\s*=\s*(?:"[^"]*[^\s"][^"]*"|'[^']*[^\s'][^']*'|[^\s"'>]+)/i;

/** How many pictures of a text have no alt text, or a blank one. */
function picturesWithoutAlt(html: string): number {
  return (html.match(imgTag) ?? []).filter((tag) => !saysWhat.test(tag)).length;
}

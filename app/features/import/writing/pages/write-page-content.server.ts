import { z } from 'zod';

import { cutToLength } from '~/features/import/writing/local/sentences';
import { askForAnswer, askForText, type CallOf } from '~/features/import/writing/models/ask-model.server';
import { ModelFailure, type LanguageModel } from '~/features/import/writing/models/language-model';
import { plainAnswer } from '~/features/import/writing/plain-text';
import { pageAnswer, pagePrompt } from '~/features/import/writing/prompts/page-prompt';
import type { PageContentJob, PageContentResult } from '~/jobs/page-content-job';
import { escapeHtml } from '~/lib/text/escape-html';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';

import type { DrawingDependencies } from './draw-picture.server';
import { illustrate, type WantedPicture } from './illustrate.server';
import { proposeHead } from './propose-head';

type Dependencies = DrawingDependencies & { language: LanguageModel; siteOrigin: string };

type Input = Pick<PageContentJob, 'contentType' | 'prompt' | 'typed' | 'from'> & {
  onProgress: (words: string) => Promise<void>;
};

const said = z.string().max(200_000).nullish();

/** Parts that we drop become warnings and are not requested again. */
const answerSchema = z.object({
  title: said,
  slug: said,
  seo_schema: z.unknown().optional(),
  h1_title: said,
  h1: said,
  meta_description: said,
  metaDescription: said,
  excerpt: said,
  content: said,
  faqs: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .max(50)
    .nullish(),
  images: z.array(z.object({ prompt: z.string(), alt: z.string().catch('') })).nullish(),
});

const malformed = 'AI returned invalid structured data format';
const longest = { title: 200, h1_title: 200, meta_description: 160, excerpt: 1000, question: 300 } as const;

/** A field of a page, or a whole page, for review. Throws `ModelFailure`. */
export async function writePageContent(
  deps: Dependencies,
  call: CallOf,
  input: Input,
): Promise<PageContentResult> {
  const { contentType, prompt, typed } = input;
  const { title = '', h1_title = '', excerpt = '', content = '' } = typed.values as Record<string, string>;
  const order = pagePrompt(contentType, {
    request: prompt,
    title,
    h1_title,
    excerpt,
    content: plainAnswer(content.replace(/<\/(h\d|li|div|tr)>/g, '</p>')),
  });
  const html = (text: string) => sanitizeRichText(asHtml(text), { siteOrigin: deps.siteOrigin }).trim();
  const { isLocal } = deps.language;
  await input.onProgress('Writing…');
  if (contentType !== 'structured_page') {
    const text = await askForText(deps, call, order);
    return { version: 1, values: readField(contentType, text, html), warnings: [], isLocal };
  }
  const answer = await askForAnswer(deps, call, {
    order: { ...order, answer: pageAnswer },
    schema: answerSchema,
    malformed,
  });
  const page = readPage(answer, html);
  const head = proposeHead(answer, page.values, typed);
  const { pictures, warnings } = await illustrate(deps, call, { ...input, wanted: page.images });
  return {
    version: 1,
    values: {
      ...notBlank({ ...page.values, ...head }),
      content: withPictures(page.values.content, pictures),
      ...(pictures[0] && { featured_image_url: pictures[0].address }),
    },
    warnings,
    isLocal,
  };
}

/** One line; text that is too long ends after a sentence or a word. */
function line(text: string, max: number): string {
  const flat = plainAnswer(text).replace(/\s+/g, ' ');
  return flat.length <= max ? flat : cutToLength(flat, max);
}

type FieldType = Exclude<PageContentJob['contentType'], 'structured_page'>;

function readField(contentType: FieldType, text: string, html: (text: string) => string) {
  const name = contentType === 'h1' ? 'h1_title' : contentType;
  const value = name === 'content' ? html(text) : line(text, longest[name]);
  if (!value) throw new ModelFailure('empty', 'AI service returned empty text');
  return { [name]: value };
}

function readPage(answer: z.output<typeof answerSchema>, html: (text: string) => string) {
  const { seo_schema: _, ...texts } = answer;
  if (Object.values(texts).every((value) => !value?.length)) {
    throw new ModelFailure('empty', 'No structured data or text content received');
  }
  const title = line(answer.title ?? '', longest.title);
  const content = html(answer.content ?? '');
  if (!title || !content) {
    throw new ModelFailure('malformed', 'AI response missing critical fields (title or content)');
  }
  const faq = (answer.faqs ?? [])
    .map(({ question, answer: text }) => ({ question: line(question, longest.question), answer: html(text) }))
    .filter((entry) => entry.question && entry.answer);
  const values = {
    title,
    content,
    h1_title: line(answer.h1_title ?? answer.h1 ?? '', longest.h1_title) || title,
    meta_description: line(answer.meta_description ?? answer.metaDescription ?? '', longest.meta_description),
    excerpt: line(answer.excerpt ?? '', longest.excerpt),
    faq,
  };
  return { values, images: (answer.images ?? []) as WantedPicture[] };
}

/** Leaves out blank values, which would replace typed ones. */
const notBlank = <Values extends Record<string, string | unknown[]>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as Partial<Values>;

/** Text without any HTML becomes paragraphs. */
function asHtml(answer: string): string {
  const text = answer.replace(/^\s*```\w*\n?|\n?```\s*$/g, '');
  if (/<\w/.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.trim() ? [`<p>${escapeHtml(plainAnswer(paragraph))}</p>`] : []))
    .join('\n');
}

type Kept = { address: string; altText: string };

/** Puts each picture after a paragraph of its own, from the second on. */
function withPictures(content: string, pictures: readonly Kept[]): string {
  const parts = content.split(/(?<=<\/p>)/);
  return parts
    .map((part, index) => {
      const picture = pictures[index];
      if (!picture) return part;
      return `${part}<img src="${picture.address}/1280.webp" alt="${escapeHtml(picture.altText)}">`;
    })
    .join('');
}

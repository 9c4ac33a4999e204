import type { PromptContentType } from '~/db/vocabulary';
import { lookIntents } from '~/features/work/jobs/submitted/look-intents';

/**
 * Fields of the page editor's writing panel; they belong to the page's form, so that nothing typed is lost.
 */
export const writingFields = {
  type: 'ai_type',
  prompt: 'ai_prompt',
  saved: 'ai_saved',
  name: 'ai_name',
  key: 'ai_key',
  work: 'ai_work',
  altText: 'ai_alt',
} as const;

export const writingIntents = [
  'write',
  'use-prompt',
  'save-prompt',
  'delete-prompt',
  'apply',
  'dismiss',
  ...lookIntents,
] as const;

/** The kinds of content that can be written or drawn, with their labels in the page editor. */
export const writingTypes = {
  structured_page: 'Whole page',
  title: 'Title',
  h1: 'H1 title',
  excerpt: 'Excerpt',
  content: 'Content',
  meta_description: 'Meta description',
  image: 'Featured image',
} as const satisfies Partial<Record<PromptContentType, string>>;

export type WritingType = keyof typeof writingTypes;

export const isWritingType = (value: unknown): value is WritingType =>
  typeof value === 'string' && Object.hasOwn(writingTypes, value);

export const maxPromptName = 100;

/** The answer to a request there, when it is not a page of its own. */
export type WritingAnswer = {
  type: WritingType;
  prompt: string;
  name: string;
  failure?: { title: string; text: string };
  /** The result, for a toast and for pages without scripts. */
  done?: string;
  /** The alt text of a picture as it was typed. */
  altText?: string;
  /** A result that was put into the form or cleared. */
  settled?: string;
};

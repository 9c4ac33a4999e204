import type { FaqEntry } from '~/db/schema/content';
import {
  boxTables,
  countWordsOfHtml,
  foldAfter,
  headingAnchors,
  type FoldLimit,
  type Heading,
} from '~/lib/rich-text/rich-text';
import { rememberResults } from '~/lib/memory/remember-results';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';

import { fillTokens, type TokenValues } from './text-tokens';

export type RenderedText = {
  /** Sanitised; safe to set as inner HTML. */
  html: string;
  /** True when part of the text is folded away until the reader asks for it. */
  isFolded: boolean;
  headings: Heading[];
  words: number;
};

export type RenderedFaq = readonly { question: string; answer: string }[];

/** A page is rendered again when anything on it changes, which is seldom its text. */
const maxCharacters = 2_000_000;

/**
 * Stored page content ready to show: settings filled in, sanitised, headings with anchors, folded at the
 * limit.
 */
export const renderContent = (
  stored: string,
  values: TokenValues,
  fold?: FoldLimit,
): Readonly<RenderedText> => renderText(fillTokens(stored, values), fold);

const safeHtml = (html: string) => boxTables(sanitizeRichText(html));

const renderText = rememberResults(
  (filled, fold?: FoldLimit): RenderedText => {
    const { html, headings } = headingAnchors(safeHtml(filled));
    const shown = fold ? foldAfter(html, fold) : { html, isFolded: false };
    return { ...shown, headings, words: countWordsOfHtml(html) };
  },
  { maxCharacters, charactersOf: ({ html }) => html.length },
);

const renderAnswer = rememberResults(safeHtml, { maxCharacters, charactersOf: ({ length }) => length });

/** Questions with sanitised answers; entries without a question or an answer are left out. */
export function renderFaq(stored: readonly Partial<FaqEntry>[] | null, values: TokenValues): RenderedFaq {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: Partial<FaqEntry> | null) => {
    const { question, answer } = entry ?? {};
    if (typeof question !== 'string' || typeof answer !== 'string' || !question.trim()) return [];
    return [{ question: question.trim(), answer: renderAnswer(fillTokens(answer, values)) }];
  });
}

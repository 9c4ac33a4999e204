import { escapeHtml } from '~/lib/text/escape-html';
import { upperFirst } from '~/lib/text/letters';

import { countWords } from '~/features/import/writing/count-words';
import { ModelFailure } from '~/features/import/writing/models/language-model';
import { factText, type Facts } from './fact-reader';
import { cutToLength, sentencesOf } from './sentences';

const leastWords = 40;
const longest = { title: 60, heading: 90, meta: 160, excerpt: 300 } as const;
const order = /^(please\s+)?(write|create|generate|make|give|draft|compose|suggest)\b/i;

/** The request without its instructions: everything that may be stated. */
function notesOf(facts: Facts): string {
  const lines = factText(facts, 'request').split('\n');
  const kept = lines.map((line) => {
    const sentences = sentencesOf(line);
    const notes = sentences.filter((sentence) => !order.test(sentence));
    return notes.length === sentences.length ? line : notes.join(' ');
  });
  return kept.join('\n').trim();
}

/** The topic: the request without its instructions, else the page's present title. */
function topicOf(facts: Facts): string {
  const first = sentencesOf(factText(facts, 'request'))[0] ?? '';
  const subject = order.test(first) ? (/\b(?:about|on|for|of)\s+(.+)$/i.exec(first)?.[1] ?? '') : first;
  const topic = subject.replace(/[.!?…]+$/, '').trim();
  return topic || factText(facts, 'title') || factText(facts, 'h1_title');
}

function named(facts: Facts, max: number): string {
  const topic = topicOf(facts);
  if (!topic) throw missing('what the page is about');
  return upperFirst(cutToLength(topic, max).replace(/[.]$/, ''));
}

const missing = (what: string) =>
  new ModelFailure(
    'missing-facts',
    `Without a language model only what is written already can be put together. Please add ${what} to the prompt.`,
  );

/** Everything in the page or the prompt, in its order. */
const sourceOf = (facts: Facts): string =>
  [notesOf(facts), factText(facts, 'content'), factText(facts, 'excerpt')].filter(Boolean).join('\n');

function summary(facts: Facts, max: number): string {
  const source = sourceOf(facts).replace(/^(#.*|.{3,80}:)$/gm, '');
  if (countWords(source) < 5) throw missing('a few sentences that say what is on the page');
  return cutToLength(source, max);
}

type Faq = { question: string; answer: string };

/** A line such as 'Is there parking? Yes, behind the house.' is a question with its answer. */
function takeFaqs(lines: readonly string[]): { faqs: Faq[]; rest: string[] } {
  const faqs: Faq[] = [];
  const rest = lines.filter((line) => {
    const [, question, answer] = /^(.{5,200}?\?)\s+(\S.*)$/.exec(line) ?? [];
    if (question && answer) faqs.push({ question, answer: `<p>${escapeHtml(answer)}</p>` });
    return !question;
  });
  return { faqs, rest };
}

function article(facts: Facts): { content: string; faqs: Faq[] } {
  const source = [notesOf(facts), factText(facts, 'content')].filter(Boolean).join('\n');
  if (countWords(source) < leastWords) {
    throw missing(`at least ${leastWords} words of notes, one thought a line,`);
  }
  const lines = source.split('\n').flatMap((line) => line.trim() || []);
  const { faqs, rest } = takeFaqs(lines);
  const html = rest.map((line) => {
    const heading = /^#+\s*(.+)$/.exec(line)?.[1] ?? /^(.{3,80}):$/.exec(line)?.[1];
    return heading ? `<h2>${escapeHtml(heading)}</h2>` : `<p>${escapeHtml(line)}</p>`;
  });
  return { content: html.join('\n'), faqs };
}

export const composePage = {
  title: (facts: Facts) => named(facts, longest.title),
  h1: (facts: Facts) => named(facts, longest.heading),
  meta_description: (facts: Facts) => summary(facts, longest.meta),
  excerpt: (facts: Facts) => summary(facts, longest.excerpt),
  content: (facts: Facts) => article(facts).content,
  structured_page: (facts: Facts) =>
    JSON.stringify({
      title: named(facts, longest.title),
      h1_title: named(facts, longest.heading),
      meta_description: summary(facts, longest.meta),
      excerpt: summary(facts, longest.excerpt),
      ...article(facts),
      images: [],
    }),
};

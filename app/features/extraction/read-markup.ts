import { Parser } from 'htmlparser2';

import type { ReadPage } from '~/features/crawling/read-page';

import type { Find } from './candidate';
import { findsOfElement } from './finds-of-element';
import { plainFind } from './plain-find';
import { structuredImages } from './structured-images';
import { styleAddresses } from './style-addresses';

const mostFinds = 400;
const longestWords = 300;
const asides = new Set(['header', 'footer', 'nav']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type Markup = {
  /** The page's `<base>`, as written. */
  base: string | null;
  finds: Find[];
};

/** Every picture that a page names, in its order, however broken its markup is. */
export function readMarkup({ html }: Pick<ReadPage, 'html'>): Markup {
  const markup: Markup = { base: null, finds: [] };
  const { finds } = markup;
  const figures: number[] = [];
  let depthOfAsides = 0;
  let heading = '';
  let link: Find | null = null;
  /** Text that is being collected, until its element ends. */
  let words: { tag: string; text: string } | null = null;
  const add = (...found: Find[]) => finds.push(...found.slice(0, Math.max(0, mostFinds - finds.length)));

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (asides.has(tag)) depthOfAsides += 1;
      if (tag === 'figure') figures.push(finds.length);
      if (tag === 'base' && attributes.href) markup.base ??= attributes.href;
      if (headings.has(tag) || tag === 'figcaption' || tag === 'style' || isStructured(tag, attributes)) {
        words = { tag, text: '' };
      }
      const found = findsOfElement(tag, attributes).map((find) => ({
        ...find,
        heading,
        isAside: depthOfAsides > 0,
      }));
      if (tag === 'a') link = found[0] ?? null;
      if (link && tag === 'img') link.alt ||= attributes.alt ?? '';
      add(...found);
    },
    ontext(text) {
      const most = words && /^(style|script)$/.test(words.tag) ? 500_000 : longestWords;
      if (words && words.text.length < most) words.text += text;
    },
    onclosetag(tag) {
      if (asides.has(tag)) depthOfAsides = Math.max(0, depthOfAsides - 1);
      if (tag === 'a') link = null;
      if (tag === 'figure') figures.pop();
      if (words?.tag !== tag) return;
      const text = words.text;
      words = null;
      if (headings.has(tag)) heading = inOneLine(text);
      if (tag === 'style') add(...styleAddresses(text).map((address) => plainFind('background', address)));
      if (tag === 'script') {
        add(
          ...structuredImages(text).map((named) => ({
            ...plainFind('json-ld', named.address),
            caption: inOneLine(named.caption),
          })),
        );
      }
      if (tag === 'figcaption') {
        for (const find of finds.slice(figures.at(-1) ?? finds.length)) find.caption ||= inOneLine(text);
      }
    },
  });
  parser.end(html);
  return markup;
}

const isStructured = (tag: string, { type }: Record<string, string>) =>
  tag === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestWords);

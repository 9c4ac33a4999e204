import { isTag, isText, type Element } from 'domhandler';

import { pageTree } from '~/features/import/crawling/markup/page-tree';
import type { ReadPage } from '~/features/import/crawling/markup/read-page';
import { walkTree } from '~/features/import/crawling/markup/walk-tree';

import { isAroundHere } from '~/features/import/website-facts/in-text/own-lines';

import type { Find } from './candidate';
import { findsOfElement } from './finds-of-element';
import { plainFind } from './plain-find';
import { structuredImages } from './structured-images';
import { styleAddresses } from './style-addresses';

const maxFinds = 400;
const longestWords = 300;
/** Limit of a style sheet or a block of JSON-LD, in characters. */
const longestCode = 500_000;
const asides = new Set(['header', 'footer', 'nav']);
/** Classes of shops for the things that they sell. */
const ofProduct =
  /(?:^|\s)(?:product|product[-_]+(?:card|item|tile|grid)[\w-]*|grid-product|card--product|wc-block-grid__product)(?:\s|$)/i;
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type Markup = {
  /** The page's `<base>`, as written. */
  base: string | null;
  finds: Find[];
};

/** Every picture on a page, in document order, however broken its markup is; 400 at most. */
export function readMarkup(page: Pick<ReadPage, 'html'>): Markup {
  const reader = new MarkupReader();
  walkTree(pageTree(page).root, {
    enter(node) {
      if (reader.isFull()) return 'stop';
      if (isText(node)) reader.read(node.data);
      if (isTag(node)) reader.begin(node);
    },
    leave: (element) => reader.end(element),
  });
  return reader.markup;
}

class MarkupReader {
  readonly markup: Markup = { base: null, finds: [] };
  /** For each open figure, how many pictures had been found before it. */
  readonly #figures: number[] = [];
  #depthOfAsides = 0;
  /** The outermost open element of a product. */
  #product: Element | null = null;
  #heading = '';
  /** Level of the open section about the surroundings; 0 outside of one. */
  #around = 0;
  /** The open elements with a picture behind their words, and how many pictures had been found before each. */
  readonly #behind: { element: Element; from: number }[] = [];
  #link: Find | null = null;
  /** Text that is being collected until its element ends. */
  #words: { tag: string; text: string } | null = null;

  isFull(): boolean {
    return this.markup.finds.length >= maxFinds;
  }

  begin(element: Element): void {
    const { name: tag, attribs: attributes } = element;
    if (ofProduct.test(attributes.class ?? '')) this.#product ??= element;
    if (asides.has(tag)) this.#depthOfAsides += 1;
    if (tag === 'figure') this.#figures.push(this.markup.finds.length);
    if (tag === 'base' && attributes.href) this.markup.base ??= attributes.href;
    if (headings.has(tag) || tag === 'figcaption' || tag === 'style' || isStructured(tag, attributes)) {
      this.#words = { tag, text: '' };
    }
    const about = {
      heading: this.#heading,
      isAside: this.#depthOfAsides > 0,
      isOfAround: this.#around > 0,
      isOfProduct: this.#product !== null,
    };
    const found = findsOfElement(tag, attributes).map((find) => ({ ...find, ...about }));
    if (found.some(isBehind) && tag !== 'body') {
      this.#behind.push({ element, from: this.markup.finds.length });
    }
    if (tag === 'a') this.#link = found[0] ?? null;
    if (this.#link && tag === 'img') this.#link.alt ||= (attributes.alt ?? '').slice(0, longestWords);
    this.#add(found);
  }

  read(text: string): void {
    if (!this.#words) return;
    const max = /^(style|script)$/.test(this.#words.tag) ? longestCode : longestWords;
    const room = max - this.#words.text.length;
    if (room > 0) this.#words.text += text.slice(0, room);
  }

  end(element: Element): void {
    const { name: tag } = element;
    if (element === this.#product) this.#product = null;
    if (element === this.#behind.at(-1)?.element) this.#behind.pop();
    if (asides.has(tag)) this.#depthOfAsides -= 1;
    if (tag === 'a') this.#link = null;
    if (this.#words?.tag === tag) {
      const { text } = this.#words;
      this.#words = null;
      this.#take(tag, text);
    }
    if (tag === 'figure') this.#figures.pop();
  }

  #take(tag: string, text: string): void {
    if (headings.has(tag)) this.#begin(inOneLine(text), Number(tag.charAt(1)));
    if (headings.has(tag)) this.#nameSlide(inOneLine(text));
    if (tag === 'style') this.#add(styleAddresses(text).map((address) => plainFind('background', address)));
    if (tag === 'script') {
      const named = structuredImages(text);
      this.#add(
        named.map(({ address, caption }) => ({
          ...plainFind('json-ld', address),
          caption: inOneLine(caption),
        })),
      );
    }
    if (tag === 'figcaption') this.#caption(inOneLine(text));
  }

  #begin(heading: string, level: number): void {
    this.#heading = heading;
    const isWithin = this.#around > 0 && level > this.#around;
    if (!isWithin) this.#around = isAroundHere(heading) ? level : 0;
  }

  /** The first heading on a picture names it, and not the one of the slide before. */
  #nameSlide(heading: string): void {
    const slide = this.#behind.at(-1);
    const find = slide && this.markup.finds[slide.from];
    if (!slide || !find || heading === '') return;
    find.heading = heading;
    this.#behind.pop();
  }

  #add(found: Find[]): void {
    this.markup.finds.push(...found.slice(0, maxFinds - this.markup.finds.length));
  }

  #caption(caption: string): void {
    const { finds } = this.markup;
    for (const find of finds.slice(this.#figures.at(-1) ?? finds.length)) find.caption ||= caption;
  }
}

const isBehind = ({ source }: Find) => source === 'background';

const isStructured = (tag: string, { type }: Record<string, string>) =>
  tag === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestWords);

import { isTag, isText, type Document, type Element } from 'domhandler';

import { textOf } from '~/features/import/crawling/markup/elements-of';
import { pageTree } from '~/features/import/crawling/markup/page-tree';
import type { ReadPage } from '~/features/import/crawling/markup/read-page';
import { walkTree } from '~/features/import/crawling/markup/walk-tree';

import { quoteOf } from './findings';
import { isOrder } from './text-around';

export type PageDocument = {
  url: string;
  html: string;
  title: string;
  /** In the order of the page. */
  elements: readonly Element[];
  /** Visible text, line by line, white space collapsed. */
  lines: readonly string[];
  /** The lines with line breaks. */
  text: string;
  /** The lines without those that are instructions to a machine. */
  believable: readonly string[];
};

/** Characters of visible text that are read. */
const maxText = 80_000;

const unseen =
  /^(head|title|script|style|noscript|template|svg|select|textarea|iframe|object|video|audio|canvas|del|s|strike)$/;
const inline =
  /^(a|abbr|b|bdi|bdo|big|cite|code|data|dfn|em|font|i|img|ins|kbd|label|mark|nobr|q|samp|small|span|strong|sub|sup|time|tt|u|var|wbr|td|th)$/;

/** Title, elements and visible lines of a page; `believable` are the lines that give no orders to a model. */
export function readDocument(page: ReadPage): PageDocument {
  const { url, html } = page;
  const { root, elements } = pageTree(page);
  const titled = elements.find(({ name }) => name === 'title');
  const title = plain(titled ? textOf(titled) : '');
  const lines = linesOf(root);
  const believable = lines.filter((line) => !isOrder(line));
  return { url, html, title, elements, lines, text: lines.join('\n'), believable };
}

/** After the last card, the rest of the page begins without a heading. */
const linesOfCard = 3;

/**
 * The page without the cards under these headings and the lines that consist of one of them, in lower case.
 */
export function withoutSections(document: PageDocument, headings: ReadonlySet<string>): PageDocument {
  if (headings.size === 0) return document;
  const titles = new Set(
    document.elements.filter(({ name }) => /^h[1-6]$/.test(name)).map((element) => plain(textOf(element))),
  );
  const own = document.title.split(/\s[|–—-]\s/).filter((said) => said.length > 5);
  let leftOut = 0;
  const lines = document.lines.filter((line) => {
    const isNamed = headings.has(line.toLowerCase());
    if (titles.has(line)) leftOut = isNamed ? linesOfCard + 1 : 0;
    else if (own.some((said) => line.includes(said))) leftOut = 0;
    leftOut -= 1;
    return leftOut < 0 && !isNamed;
  });
  const believable = lines.filter((line) => !isOrder(line));
  return { ...document, lines, text: lines.join('\n'), believable };
}

/** The element's source in the page, or its beginning. */
export function sourceOf({ html }: Pick<PageDocument, 'html'>, element: Element): string {
  return quoteOf(html.slice(element.startIndex ?? 0, (element.endIndex ?? 0) + 1));
}

export const plain = (text: string) => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim();

function linesOf(root: Document): string[] {
  const parts: string[] = [];
  let length = 0;
  let isEdge = false;
  const add = (part: string) => {
    isEdge = part === '';
    if (isEdge) return;
    parts.push(part);
    length += part.length;
  };
  walkTree(root, {
    enter(node) {
      if (length >= maxText) return 'stop';
      if (isText(node)) {
        const text = node.data.replace(/\s+/g, ' ');
        add(isEdge ? apart(parts.at(-1) ?? '', text) : text);
      }
      if (!isTag(node)) return;
      if (isHidden(node)) return 'skip';
      if (isBreakInCell(node)) return void add(' ');
      add(isDescriptionOfTerm(node) ? '' : edgeOf(node));
    },
    leave: (element) => add(isTermOf(element) ? ': ' : isBreakInCell(element) ? '' : edgeOf(element)),
  });
  return parts
    .join('')
    .slice(0, maxText)
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
}

/** Words of two elements that only the style separates: 'sleeps 2' and 'from $195'. */
function apart(before: string, text: string): string {
  const isJoined = /[\d\p{Ll}]$/u.test(before) && /^\p{L}/u.test(text);
  const isTorn = /\d$/.test(before) ? /^\p{L}{3}/u.test(text) : /^\p{Lu}\p{Ll}/u.test(text);
  return isJoined && isTorn ? ` ${text}` : text;
}

/** Characters of a cell that is one value of a table, not a part of the page's layout. */
const shortCell = 40;
/** Read once for each cell: a cell may have any number of breaks. */
const valueCells = new WeakMap<Element, boolean>();

function isValueCell(cell: Element): boolean {
  const known = valueCells.get(cell);
  if (known !== undefined) return known;
  const said = textOf(cell);
  const isValue = said.length <= shortCell && /\d/.test(said);
  valueCells.set(cell, isValue);
  return isValue;
}

/** '560 €<br>360 €' in a row stays in the row. */
const isBreakInCell = ({ name, parent }: Element): boolean =>
  name === 'br' && parent !== null && isTag(parent) && /^t[dh]$/.test(parent.name) && isValueCell(parent);

const nextOf = ({ next }: Element) => (next && isText(next) && next.data.trim() === '' ? next.next : next);
const previousOf = ({ prev }: Element) =>
  prev && isText(prev) && prev.data.trim() === '' ? prev.prev : prev;

/** A term of a list and its description are one line: 'Parking: Free'. */
const isTermOf = (element: Element) => {
  const next = nextOf(element);
  return element.name === 'dt' && next !== null && isTag(next) && next.name === 'dd';
};
const isDescriptionOfTerm = (element: Element) => {
  const previous = previousOf(element);
  return element.name === 'dd' && previous !== null && isTag(previous) && previous.name === 'dt';
};

function edgeOf({ name }: Element): string {
  if (!inline.test(name)) return '\n';
  return /^t[dh]$/.test(name) ? ' ' : '';
}

const refuses =
  /(^|\s)(no|not|cross(ed)?|excluded|unavailable|not-?(available|included|offered)|is-?(missing|absent|disabled)|fa-(times|xmark|ban|times-circle|circle-xmark)|bi-x(-lg|-circle)?|icon-(cross|close|no))(\s|$)/i;

/** 'amenity--no' and 'feature_is-unavailable' on any short element. */
const modifiers =
  /(?:^|[\s_-])(?:amenit|feature|facilit|item|tick)\w*(?:--|__|_)(?:no|not|none|off|missing|excluded|unavailable|is-(?:no|off|unavailable))(?:\s|$)/i;
const longestItem = 80;

/** An item of a list that only its style or its icon marks as not there. */
function isRefused(element: Element): boolean {
  const refusal = modifiers.test(element.attribs['class'] ?? '');
  if (refusal && textOf(element).length <= longestItem) return true;
  if (!/^(li|dd|td)$/.test(element.name)) return false;
  const [icon] = element.children.filter(isTag);
  const isIcon = icon !== undefined && /^(i|span|svg|em)$/.test(icon.name) && icon.children.length === 0;
  return [element, ...(isIcon ? [icon] : [])].some(({ attribs }) => refuses.test(attribs['class'] ?? ''));
}

function isHidden(element: Element): boolean {
  if (isRefused(element)) return true;
  if (unseen.test(element.name) || element.attribs['hidden'] !== undefined) return true;
  if (element.attribs['aria-hidden'] === 'true') return true;
  const style = element.attribs['style'] ?? '';
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|text-decoration[^;]*line-through|(left|top|text-indent)\s*:\s*-\d{3,}/i.test(
    style,
  );
}

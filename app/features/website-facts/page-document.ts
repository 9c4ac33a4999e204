import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

import { elementsOf, textOf } from '~/features/crawling/elements-of';
import type { ReadPage } from '~/features/crawling/read-page';

import { quoteOf } from './findings';

export type PageDocument = {
  url: string;
  html: string;
  title: string;
  /** In the order of the page. */
  elements: readonly Element[];
  /** What a visitor sees, line by line, spaces made one. */
  lines: readonly string[];
  /** The lines with line breaks. */
  text: string;
};

/** Characters of visible text that are looked at. */
const mostText = 80_000;

const unseen =
  /^(head|title|script|style|noscript|template|svg|select|textarea|iframe|object|video|audio|canvas)$/;
const inline =
  /^(a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|nobr|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr|td|th)$/;

export function readDocument({ url, html }: ReadPage): PageDocument {
  const root = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = elementsOf(root);
  const titled = elements.find(({ name }) => name === 'title');
  const lines = linesOf(root);
  return { url, html, title: plain(titled ? textOf(titled) : ''), elements, lines, text: lines.join('\n') };
}

/** The element as the page's source has it, or how it begins. */
export function sourceOf({ html }: Pick<PageDocument, 'html'>, element: Element): string {
  return quoteOf(html.slice(element.startIndex ?? 0, (element.endIndex ?? 0) + 1));
}

export const plain = (text: string) => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim();

function linesOf(root: Document): string[] {
  const parts: string[] = [];
  gather(root.children, parts, 0);
  return parts
    .join('')
    .slice(0, mostText)
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
}

function gather(nodes: readonly ChildNode[], parts: string[], depth: number): void {
  for (const node of nodes) {
    if (isText(node)) parts.push(node.data.replace(/\s+/g, ' '));
    if (!isTag(node) || depth > 400 || isHidden(node)) continue;
    const edge = inline.test(node.name) ? (/^t[dh]$/.test(node.name) ? ' ' : '') : '\n';
    parts.push(edge);
    gather(node.children, parts, depth + 1);
    parts.push(edge);
  }
}

function isHidden(element: Element): boolean {
  if (unseen.test(element.name) || element.attribs['hidden'] !== undefined) return true;
  if (element.attribs['aria-hidden'] === 'true') return true;
  const style = element.attribs['style'] ?? '';
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|(left|top|text-indent)\s*:\s*-\d{3,}/i.test(
    style,
  );
}

import { isTag, isText, type Document, type Element } from 'domhandler';

import { textOf } from '~/features/import/crawling/elements-of';
import { pageTree } from '~/features/import/crawling/page-tree';
import type { ReadPage } from '~/features/import/crawling/read-page';
import { walkTree } from '~/features/import/crawling/walk-tree';

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
  /^(head|title|script|style|noscript|template|svg|select|textarea|iframe|object|video|audio|canvas)$/;
const inline =
  /^(a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|nobr|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr|td|th)$/;

export function readDocument(page: ReadPage): PageDocument {
  const { url, html } = page;
  const { root, elements } = pageTree(page);
  const titled = elements.find(({ name }) => name === 'title');
  const title = plain(titled ? textOf(titled) : '');
  const lines = linesOf(root);
  const believable = lines.filter((line) => !isOrder(line));
  return { url, html, title, elements, lines, text: lines.join('\n'), believable };
}

/** The element's source in the page, or its beginning. */
export function sourceOf({ html }: Pick<PageDocument, 'html'>, element: Element): string {
  return quoteOf(html.slice(element.startIndex ?? 0, (element.endIndex ?? 0) + 1));
}

export const plain = (text: string) => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim();

function linesOf(root: Document): string[] {
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  walkTree(root, {
    enter(node) {
      if (length >= maxText) return 'stop';
      if (isText(node)) add(node.data.replace(/\s+/g, ' '));
      if (!isTag(node)) return;
      if (isHidden(node)) return 'skip';
      add(edgeOf(node));
    },
    leave: (element) => add(edgeOf(element)),
  });
  return parts
    .join('')
    .slice(0, maxText)
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
}

function edgeOf({ name }: Element): string {
  if (!inline.test(name)) return '\n';
  return /^t[dh]$/.test(name) ? ' ' : '';
}

function isHidden(element: Element): boolean {
  if (unseen.test(element.name) || element.attribs['hidden'] !== undefined) return true;
  if (element.attribs['aria-hidden'] === 'true') return true;
  const style = element.attribs['style'] ?? '';
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|(left|top|text-indent)\s*:\s*-\d{3,}/i.test(
    style,
  );
}

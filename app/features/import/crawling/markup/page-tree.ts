import { DomHandler, type Document, type Element } from 'domhandler';
// oxlint-disable-next-line no-restricted-imports -- the one place where pages are parsed
import { Parser } from 'htmlparser2';

import { boundedBy, OpenElements } from '~/lib/rich-text/bounded-tokenizer';

import { elementsOf } from './elements-of';
import type { ReadPage } from './read-page';

/** Limits for one page. */
const max = { depth: 500, elements: 30_000, attributes: 100, value: 20_000, isSpaced: true };

export type PageTree = {
  /** With the positions of its nodes in the page's source; comments are left out. */
  root: Document;
  /** In the order of the page. */
  elements: readonly Element[];
};

const trees = new WeakMap<Pick<ReadPage, 'html'>, PageTree>();

/** The page's markup, parsed at the first call: at most its first 30,000 elements. */
export function pageTree(page: Pick<ReadPage, 'html'>): PageTree {
  const known = trees.get(page);
  if (known) return known;
  const root = parseMarkup(page.html);
  const tree = { root, elements: elementsOf(root) };
  trees.set(page, tree);
  return tree;
}

/**
 * A stranger's HTML as a tree within the limits of a page: 500 elements deep; the text of deeper ones stays.
 */
export function parseMarkup(html: string): Document {
  const dom = new DomHandler(undefined, { withStartIndices: true, withEndIndices: true });
  const open = new OpenElements();
  const parser = new Parser(
    {
      onparserinit: (made) => dom.onparserinit(made),
      onopentag(name, attributes) {
        open.begin(name);
        dom.onopentag(name, attributes);
      },
      onclosetag(name) {
        dom.onclosetag();
        open.end(name);
      },
      ontext: (text) => dom.ontext(text),
    },
    boundedBy(max, open),
  );
  parser.end(html);
  return dom.root;
}

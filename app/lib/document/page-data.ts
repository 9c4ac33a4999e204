import type { UNSAFE_AssetsManifest as AssetsManifest } from '@remix-run/react';

/**
 * The data that the browser needs to hydrate a document: a data block, which the content policy need not
 * allow. Its first line contains the facts; the rest is the loaders' data, as JSON or as Remix encodes them for single
 * fetch (encode-page-data.ts).
 */
const blockId = 'page-data';

type RemixContext = typeof window.__remixContext;
/** Of each route its loader's data, and the answer of the form that was sent. */
export type PageState = RemixContext['state'];

export type PageFacts = {
  /** Remix's own settings. */
  context: Omit<RemixContext, 'stream'>;
  /** Of the routes that the browser has to know at first; Remix asks for others when it meets links to them. */
  manifest: AssetsManifest;
  /** Ids of the routes that make up this page. */
  matched: readonly string[];
};

/** Only `<` can end a block early, and JSON has it only within strings. */
const inBlock = (json: string) => json.replaceAll('<', '\\u003c');

/** `context`, `routes` and `data` are JSON: settings, then the other two facts without the first brace, then the data. */
export function pageDataBlock({ context, routes, data }: Record<'context' | 'routes' | 'data', string>) {
  const text = `{"context":${context},${routes.slice(1)}\n${data}`;
  return `<script type="application/json" id="${blockId}">${inBlock(text)}</script>`;
}

/** An empty object as Remix encodes it. */
export const nothingEncoded = '[{}]\n';

/** The facts, and either the state itself or the text that Remix decodes. */
type PageData = { facts: PageFacts; state?: PageState; encoded?: string };

/** Reads the block. Throws when the document has none. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(blockId)?.textContent ?? '';
  const end = text.indexOf('\n');
  const data = text.slice(end + 1);
  const facts = JSON.parse(text.slice(0, end)) as PageFacts;
  return data[0] === '{' ? { facts, state: JSON.parse(data) as PageState } : { facts, encoded: data };
}

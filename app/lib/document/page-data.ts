import type { UNSAFE_AssetsManifest as AssetsManifest } from '@remix-run/react';

/**
 * The data that the browser needs to hydrate a document: a data block, which the content policy need not
 * allow. Its first line contains the facts; the rest is the loaders' data, as JSON or as Remix encodes them for single
 * fetch (encode-page-data.ts).
 */
const blockId = 'page-data';

export type PageFacts = {
  /** Remix's own settings. */
  context: Omit<typeof window.__remixContext, 'stream'>;
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
export const nothingEncoded = '[{}]';

/** The facts of the block, and its data as unread text. Throws when the document has no such block. */
export function readPageData(document: Document): { facts: PageFacts; data: string } {
  const text = document.getElementById(blockId)?.textContent ?? '';
  const end = text.indexOf('\n');
  return { facts: JSON.parse(text.slice(0, end)) as PageFacts, data: text.slice(end + 1) };
}

/** Whether the data of a block are JSON; else they are a list in Remix's form. */
export const isJsonData = (data: string) => data[0] === '{';

import { createElement, type ComponentType } from 'react';

import { once } from '~/lib/memory/once';
import { createRecentValues } from '~/lib/memory/recent-values';

/** Characters of markup that an isolate remembers. */
const maxCharacters = 4_000_000;
const memory = once(() =>
  createRecentValues<string>({
    maxWeight: maxCharacters,
    weightOf: (markup, key) => markup.length + key.length,
  }),
);

/** The parts of the document that is being rendered, which is never interrupted; null between documents. */
let parts: { key: string; markup: string | undefined }[] | null = null;

const tag = 'remembered-markup';
const begin = `<${tag} n="`;
const end = `</${tag}>`;

/**
 * A component of many documents, such as the card of a stay. The server renders it once for each key of its properties, which must
 * tell everything that its markup depends on; `useKey` may call hooks. React is given an empty place for it, which `renderDocument` fills, so that the bytes are
 * those of the component. It may have no other remembered component inside. For the server only: write
 * `import.meta.env.SSR ? rememberMarkup(…) : Component`, of which nothing is left in the browser.
 */
export function rememberMarkup<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  useKey: (props: Props) => string = JSON.stringify,
): ComponentType<Props> {
  return function Remembered(props: Props) {
    const key = `${name} ${useKey(props)}`;
    if (!parts) return <Component {...props} />;
    const markup = memory().get(key);
    const n = parts.push({ key, markup }) - 1;
    return createElement(tag, { n }, markup === undefined && <Component {...props} />);
  };
}

/** Runs `render`, which returns markup, and puts what is remembered in its places. */
export function renderDocument(render: () => string): string {
  const rendered: typeof parts = [];
  parts = rendered;
  try {
    return fill(render(), rendered);
  } finally {
    parts = null;
  }
}

function fill(html: string, rendered: NonNullable<typeof parts>): string {
  let filled = '';
  let from = 0;
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, from)) {
    const inner = html.indexOf('>', at) + 1;
    const to = html.indexOf(end, inner);
    const part = rendered[Number.parseInt(html.slice(at + begin.length, inner))];
    filled += html.slice(from, at) + (part ? markupOf(part, html.slice(inner, to)) : '');
    from = to + end.length;
  }
  return filled + html.slice(from);
}

/** React's own ids (":R1:") depend on the place in the document, so that markup with one is not remembered. */
function markupOf({ key, markup }: { key: string; markup: string | undefined }, rendered: string): string {
  if (markup !== undefined) return markup;
  if (!rendered.includes(':R')) memory().put(key, rendered);
  return rendered;
}

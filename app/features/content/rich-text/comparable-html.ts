/** Parses HTML in the browser into a document of its own, in which nothing runs and nothing is fetched. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const isElement = (node: Node | null): node is Element => node instanceof Element;
const isBare = (element: Element) => element.attributes.length === 0;

/**
 * Output of the rich text editor in the plainer form that pages are stored in: no paragraph around the only
 * text of a cell or an item, a first row of headings as the table's head, no empty paragraph at the end.
 */
export function tidyHtml(html: string): string {
  const body = parse(html);
  tidy(body);
  return body.innerHTML;
}

function tidy(body: Element) {
  for (const extra of body.querySelectorAll('colgroup')) extra.remove();
  for (const table of body.querySelectorAll('table')) tidyTable(table);
  for (const item of body.querySelectorAll('li, td, th')) unwrapFirst(item);
  for (const link of body.querySelectorAll('a')) link.removeAttribute('rel');
  while (isElement(body.lastChild) && body.lastChild.matches('p:empty') && isBare(body.lastChild)) {
    body.lastChild.remove();
  }
}

function tidyTable(table: HTMLTableElement) {
  table.removeAttribute('style');
  for (const cell of table.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan'])
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  }
  const first = table.rows[0];
  const isHead = first && [...first.cells].every(({ tagName }) => tagName === 'TH');
  if (table.tHead || !first || !isHead || table.rows.length < 2) return;
  table.createTHead().appendChild(first);
}

/** Unwraps a paragraph that holds all the text of an item or a cell; lists within an item may follow it. */
function unwrapFirst(item: Element) {
  const parts = [...item.childNodes].filter((node) => isElement(node) || node.textContent?.trim());
  const [first, ...others] = parts;
  if (!isElement(first ?? null) || !(first as Element).matches('p') || !isBare(first as Element)) return;
  if (others.every((node) => isElement(node) && node.matches('ul, ol'))) {
    (first as Element).replaceWith(...(first as Element).childNodes);
  }
}

const marks: Record<string, string> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  CODE: 'code',
  A: 'a',
};

/** The tags, texts and marks of HTML that affect its content; white space is ignored. */
function piecesOf(html: string): string[] {
  const body = parse(html);
  tidy(body);
  const pieces: { text: string; isText: boolean; marks: string }[] = [];
  const add = (text: string, isText: boolean, within: readonly string[]) => {
    const around = [...new Set(within)].sort().join('');
    const last = pieces.at(-1);
    if (isText && last?.isText && last.marks === around) last.text += text;
    else pieces.push({ text, isText, marks: around });
  };
  const walk = (node: Node, within: readonly string[], isVerbatim: boolean) => {
    if (!isElement(node)) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      if (text) add(isVerbatim ? text : text.replace(/[ \t\r\n]+/g, ' '), true, within);
      return;
    }
    const tag = tagOf(node, marks[node.tagName] ?? node.tagName.toLowerCase());
    const isMark = node.tagName in marks && !(node.tagName === 'CODE' && node.parentElement?.matches('pre'));
    if (!isMark) add(tag, false, []);
    const inner = isMark ? [...within, tag] : within;
    for (const child of node.childNodes) walk(child, inner, isVerbatim || node.tagName === 'PRE');
    if (!isMark && node.childNodes.length > 0) add(`</${node.tagName.toLowerCase()}>`, false, []);
  };
  for (const child of body.childNodes) walk(child, [], false);
  return pieces
    .map((piece, index) => {
      if (!piece.isText) return piece.text;
      const isFirst = !pieces[index - 1]?.isText;
      const isLast = !pieces[index + 1]?.isText;
      const start = isFirst ? piece.text.replace(/^ +/, '') : piece.text;
      const text = isLast ? start.replace(/ +$/, '') : start;
      return text && piece.marks + text;
    })
    .filter(Boolean);
}

function tagOf(element: Element, name: string): string {
  const attributes = [...element.attributes]
    .filter(({ name: attribute, value }) => value !== '' || attribute === 'alt')
    .map(({ name: attribute, value }) => ` ${attribute}="${value}"`)
    .sort();
  return `<${name}${attributes.join('')}>`;
}

/** The parts that only the first contains, in words; null when they are equivalent. */
export function describeLoss(before: string, after: string): string | null {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  if (one.length === other.length && one.every((piece, index) => piece === other[index])) return null;
  const left = [...other];
  const lost = one.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const tags = lost.flatMap((piece) => /^<[a-z][^>]*>/.exec(piece)?.[0] ?? []);
  const shown = [...new Set(tags)].slice(0, 3).map((tag) => (tag.length > 60 ? `${tag.slice(0, 60)}…` : tag));
  return shown.length > 0 ? shown.join(', ') : 'the way its parts are nested';
}

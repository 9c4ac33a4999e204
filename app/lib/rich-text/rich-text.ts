import { slugify } from '~/lib/text/slug';

/**
 * Pure rules for sanitised HTML: tags are whole and closed, attributes double-quoted, `<` and `>` escaped
 * everywhere else. HTML from anywhere else must go through the sanitiser first.
 */

const token = /<\/?([a-z0-9]+)[^>]*>|[^<]+/g;
const inlineTags = new Set('a strong em b i u s sub sup small span code img'.split(' '));
const voidTags = new Set(['br', 'hr', 'img', 'col']);

const wordsPerMinute = 200;

/** The text of the HTML in one line: a space between blocks, entities as characters. */
export function plainText(html: string): string {
  return [...html.matchAll(token)]
    .map(([text, tag]) => (tag === undefined ? decodeEntities(text) : inlineTags.has(tag) ? '' : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The number of words in the text of the HTML. */
export function countWordsOfHtml(html: string): number {
  return plainText(html).split(' ').filter(Boolean).length;
}

/** Whole minutes at 200 words a minute, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** The first words of the HTML's text, with an ellipsis when there are more. */
export function excerptWords(html: string, limit: number): string {
  const words = plainText(html).split(' ').filter(Boolean);
  return words.length > limit ? `${words.slice(0, limit).join(' ')}…` : words.join(' ');
}

export type Heading = { id: string; level: 2 | 3; text: string };

/** Prefix of ids that an author wrote, so that they never equal one of the page's own. */
export const authorIdPrefix = 'user-';

/** Ids that pages use for themselves. */
const reservedIds = [
  'main',
  'content',
  'faq',
  'newsletter',
  'top',
  'contents',
  'root',
  'site-menu',
  'footer-site',
  'cookie-settings',
  'cookie-banner-title',
];

/**
 * Gives every heading of level 2 and 3 an id made from its words; repeated ones get -2, -3. A link to a
 * fragment that no heading has is pointed at the author's own id, which the sanitiser has prefixed.
 */
export function headingAnchors(html: string): { html: string; headings: Heading[] } {
  const taken = new Map(reservedIds.map((id) => [id, 1]));
  const headings: Heading[] = [];
  const anchored = html.replace(
    /<h([23])((?: [^>]*)?)>([\s\S]*?)<\/h\1>/g,
    (whole, level, attributes, inner) => {
      const text = plainText(inner);
      if (!text) return whole;
      const id = freeId(slugify(text) || 'section', taken);
      headings.push({ id, level: Number(level) as 2 | 3, text });
      return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
    },
  );
  const ids = new Set(headings.map(({ id }) => id));
  return {
    headings,
    html: anchored.replace(/ href="#([^"]+)"/g, (whole, target: string) =>
      ids.has(target) || target.startsWith(authorIdPrefix) ? whole : ` href="#${authorIdPrefix}${target}"`,
    ),
  };
}

/**
 * `taken` has for each id the number of its last copy, so that numbering stays fast when a heading appears a
 * thousand times.
 */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  for (let copy = taken.get(wanted) ?? 0; taken.has(id); id = `${wanted}-${copy}`) {
    copy += 1;
    taken.set(wanted, copy);
  }
  taken.set(id, 1);
  return id;
}

/** A table that is wider than the text scrolls within its box, which needs keyboard focus for that. */
const tableBox = '<div class="table-box" role="group" aria-label="Table" tabindex="0">';

/** Puts every table into a box of its own. */
export function boxTables(html: string): string {
  return html.replace(/<table(?=[ >])/g, `${tableBox}<table`).replaceAll('</table>', '</table></div>');
}

export type FoldLimit = { words: number } | { characters: number };

/**
 * Classes that mark where the shown part ends and what is folded away; the page's style hides one or the
 * other.
 */
const foldClasses = { ellipsis: 'fold-ellipsis', rest: 'fold-rest' } as const;

/** A heading with less than this below it, white space not counted, is folded away with the rest. */
const charactersBelowHeading = 40;

/**
 * Marks the HTML where its first words, or the whole words within its first characters, end; earlier where
 * that would split a table's row or leave a heading with hardly any text below it. All of the text stays in
 * place: what follows is wrapped or classed `fold-rest`, and an ellipsis is put at the cut.
 */
export function foldAfter(html: string, limit: FoldLimit): { html: string; isFolded: boolean } {
  const cut = findCut(plainText(html), limit);
  if (cut === null) return { html, isFolded: false };
  return { html: markRest(html, beforeBareHeading(html, beforeSplitRow(html, cut))), isFolded: true };
}

/**
 * The start of the table row that the cut would split, or of the whole table when only its first row or less
 * would be shown. A text that begins with a table may be cut anywhere within it.
 */
function beforeSplitRow(html: string, cut: number): number {
  let passed = 0;
  let table = 0;
  let row = 0;
  let rows = 0;
  for (const [text, tag] of html.matchAll(token)) {
    if (tag === undefined) {
      const next = passed + visibleLength(text);
      if (next > cut) break;
      passed = next;
    } else if (tag === 'table') {
      table = text.startsWith('</') ? 0 : passed;
      rows = 0;
    } else if (text.startsWith('<tr')) {
      row = passed;
      rows += 1;
    }
  }
  if (table === 0) return cut;
  return rows > 2 ? row : table;
}

function beforeBareHeading(html: string, cut: number): number {
  let passed = 0;
  let heading = { start: 0, end: 0 };
  for (const [text, tag] of html.matchAll(token)) {
    if (passed >= cut) break;
    if (tag === undefined) passed += visibleLength(text);
    else if (/^<h[2-4]/.test(text)) heading = { start: passed, end: Infinity };
    else if (/^<\/h[2-4]/.test(text)) heading.end = passed;
  }
  const isBare = heading.start > 0 && cut - heading.end < charactersBelowHeading;
  return isBare ? heading.start : cut;
}

/** Characters of escaped text, white space not counted. */
const visibleLength = (text: string) => decodeEntities(text).replace(/\s/g, '').length;

/** Number of shown characters, white space not counted; null when everything is shown. */
function findCut(text: string, limit: FoldLimit): number | null {
  const words = text.split(' ').filter(Boolean);
  let shown = '';
  for (const [index, word] of words.entries()) {
    const longer = shown ? `${shown} ${word}` : word;
    const fits = 'words' in limit ? index < limit.words : longer.length <= limit.characters;
    if (!fits) return shown.replaceAll(' ', '').length;
    shown = longer;
  }
  return null;
}

function markRest(html: string, visible: number): string {
  const out: string[] = [];
  let left = visible;
  let isCut = false;
  /** Open elements within the folded one; zero while outside of any. */
  let folded = 0;
  for (const [text, tag] of html.matchAll(token)) {
    if (tag === undefined) {
      if (isCut) {
        out.push(folded > 0 || !text.trim() ? text : rest(text));
        continue;
      }
      const split = splitText(text, left);
      left -= split.used;
      if (left > 0) {
        out.push(text);
        continue;
      }
      isCut = true;
      out.push(split.shown, ellipsisAfter(split.shown), split.rest && rest(split.rest));
    } else if (!isCut || voidTags.has(tag)) {
      out.push(isCut && folded === 0 ? withRestClass(text) : text);
    } else if (text.startsWith('</')) {
      out.push(text);
      if (folded > 0) folded -= 1;
    } else {
      out.push(folded === 0 ? withRestClass(text) : text);
      folded += 1;
    }
  }
  return out.join('');
}

function ellipsisAfter(shown: string): string {
  const gap = /[.!?:,]$/.test(shown) ? ' ' : '';
  return `<span class="${foldClasses.ellipsis}">${gap}…</span>`;
}

const rest = (text: string) => `<span class="${foldClasses.rest}">${text}</span>`;

function withRestClass(tag: string): string {
  return tag.includes(' class="')
    ? tag.replace(' class="', ` class="${foldClasses.rest} `)
    : tag.replace(/^<[a-z0-9]+/, (start) => `${start} class="${foldClasses.rest}"`);
}

/** Splits escaped text after a number of characters that are not white space. */
function splitText(text: string, wanted: number): { shown: string; rest: string; used: number } {
  let used = 0;
  let end = 0;
  for (const [piece] of text.matchAll(/&[a-z0-9#]+;|[\s\S]/gi)) {
    if (used === wanted) break;
    end += piece.length;
    used += visibleLength(piece);
  }
  return { shown: text.slice(0, end), rest: text.slice(end), used };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The entities that the sanitiser writes; it turns all others into characters. */
function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
}

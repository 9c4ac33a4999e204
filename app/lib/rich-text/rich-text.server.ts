import sanitizeHtml from 'sanitize-html';

import { localPath, webAddress } from '~/lib/paths';

import { boundedBy, OpenElements } from './bounded-tokenizer';
import { authorIdPrefix } from './rich-text';

type Options = {
  /** This site's origin: absolute addresses with it count as ours and lose the origin. */
  siteOrigin?: string;
};

const allowedTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'br',
  'hr',
  'span',
  'div',
];

/**
 * Elements that are removed with their content; any other element that is not allowed is removed, and its
 * text stays.
 */
const droppedWhole = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'template',
  'title',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'audio',
  'video',
  'canvas',
];

/** Elements that are allowed only within certain others; `dt` and `dd` also in a `div` of theirs. */
const parents = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['col', ['table', 'colgroup']],
  ...['caption', 'colgroup', 'thead', 'tbody', 'tfoot'].map((name) => [name, ['table']] as const),
  ['tr', ['table', 'thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
]);

/** Deeper elements are removed, their text stays. */
const nestingLimit = 60;
/** The parser's limits; an attribute whose value reaches this length is removed. */
const bounds = { depth: 500, elements: Infinity, attributes: 100, value: 10_000, isSpaced: false };

const harmlessStyles = {
  '*': {
    'text-align': [/^(left|right|center|justify|start|end)$/],
    'vertical-align': [/^(top|middle|bottom|baseline)$/],
    'font-style': [/^(normal|italic)$/],
    'font-weight': [/^(normal|bold|[1-9]00)$/],
    'text-decoration': [/^(none|underline|line-through)$/],
    'list-style-type': [/^(disc|circle|square|decimal|lower-alpha|lower-roman|none)$/],
  },
};

const allowList: sanitizeHtml.IOptions = {
  allowedTags,
  nonTextTags: droppedWhole,
  disallowedTagsMode: 'discard',
  selfClosing: ['img', 'br', 'hr', 'col'],
  nestingLimit,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope', 'width'],
    td: ['colspan', 'rowspan', 'width'],
    table: ['width'],
    ol: ['start'],
  },
  allowedStyles: harmlessStyles,
};

/**
 * Stored or typed HTML reduced to what a page of ours may contain; used for writing and for showing. A second
 * pass changes nothing. Headings 2 and 3 lose their ids, which `headingAnchors` makes again.
 */
export function sanitizeRichText(html: string, { siteOrigin }: Options = {}): string {
  let openLinks = 0;
  const open = openElements();
  const tags = new OpenElements();
  return sanitizeHtml(html, {
    parser: { decodeEntities: true, ...boundedBy(bounds, tags) },
    ...allowList,
    onOpenTag: (name) => {
      openLinks += name === 'a' ? 1 : 0;
      tags.begin(name);
      open.begin();
    },
    onCloseTag: (name) => {
      openLinks -= name === 'a' ? 1 : 0;
      tags.end(name);
      open.end();
    },
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (_tag, attribs) =>
        openLinks > 1
          ? plainSpan(attribs)
          : { tagName: 'a', attribs: linkAttributes(whole(attribs), siteOrigin) },
      img: (_tag, attribs) => picture(whole(attribs), { siteOrigin, isInLink: openLinks > 0 }),
      '*': (tagName, attribs) => {
        const name = open.place(tagName);
        return { tagName: name, attribs: commonAttributes(name, whole(attribs)) };
      },
    },
  });
}

/** The allowed elements that are open at a position of the text. */
function openElements() {
  const kept: string[] = [];
  const all: boolean[] = [];
  return {
    begin: () => void all.push(false),
    end: () => void (all.pop() && kept.pop()),
    /** The element that has just begun; a neutral one where it is not allowed. */
    place(name: string): string {
      const plain = kept.includes('p') ? 'span' : 'div';
      const placed = isInPlace(name, kept) ? name : plain;
      if (allowedTags.includes(placed) && all.length <= nestingLimit) {
        all[all.length - 1] = true;
        kept.push(placed);
      }
      return placed;
    },
  };
}

/**
 * True when a browser leaves all open elements open when this one begins. A misplaced element closes others; their
 * end tags then close the elements around them, and finally the page's own box around the text.
 */
function isInPlace(name: string, around: readonly string[]): boolean {
  const isHeading = (element: string) => /^h[1-6]$/.test(element);
  if (isHeading(name)) return !around.some(isHeading);
  if (name === 'table')
    return around.findLast((element) => /^(table|caption|t[hd])$/.test(element)) !== 'table';
  const allowed = parents.get(name);
  const isGrouped = /^d[td]$/.test(name) && around.at(-1) === 'div';
  return !allowed || allowed.includes(around.at(isGrouped ? -2 : -1) ?? '');
}

type Attributes = sanitizeHtml.Attributes;

/** Without attributes that the tokenizer has cut. */
const whole = (attribs: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([, value]) => value.length < bounds.value));

function plainSpan({ id, class: className }: Attributes, text?: string): sanitizeHtml.Tag {
  return { tagName: 'span', attribs: { ...(id && { id }), ...(className && { class: className }) }, text };
}

function linkAttributes({ href, target, rel: _rel, ...rest }: Attributes, siteOrigin?: string): Attributes {
  const address = linkAddress(href, siteOrigin);
  if (!address) return rest;
  const opensTab = target === '_blank';
  const rel = [/^https?:/.test(address) && 'nofollow', 'noopener', opensTab && 'noreferrer'].filter(Boolean);
  const needsRel = opensTab || rel.includes('nofollow');
  return { ...rest, href: address, ...(opensTab && { target }), ...(needsRel && { rel: rel.join(' ') }) };
}

/** A path, fragment, mail or telephone address as it is, a web address normalised; else null. */
function linkAddress(href: string | undefined, siteOrigin?: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers ignore these within an address, so they hide a scheme
  const text = (href ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (/^#[\w:.-]+$/.test(text)) return text;
  if (text.startsWith('/')) return localPath(text);
  if (/^mailto:[^\s@:<>"]+@[^\s@:<>"]+$/i.test(text)) return text;
  if (/^tel:\+?[\d\s().-]+$/i.test(text)) return text;
  const address = /^https?:\/\//i.test(text) ? webAddress(text) : null;
  return siteOrigin && address?.startsWith(`${siteOrigin}/`)
    ? localPath(address.slice(siteOrigin.length))
    : address;
}

type PictureContext = Options & { isInLink: boolean };

/** Our own pictures stay; a foreign one becomes a link to it, with its alternative text. */
function picture(attribs: Attributes, { siteOrigin, isInLink }: PictureContext): sanitizeHtml.Tag {
  const { src, alt = '', width, height, title } = attribs;
  const address = linkAddress(src, siteOrigin);
  if (address && /^\/(media|images)\/[a-z0-9-]+\/\d{2,4}\.webp$/.test(address)) {
    return {
      tagName: 'img',
      attribs: { ...shared(attribs), ...(title && { title }), src: address, alt, ...size({ width, height }) },
    };
  }
  const text = alt.trim() || 'Picture';
  if (isInLink || !address || !/^https?:/.test(address)) return plainSpan({}, alt.trim());
  return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' }, text };
}

function shared({ id, class: className, style }: Attributes): Attributes {
  return { ...(id && { id }), ...(className && { class: className }), ...(style && { style }) };
}

function size(given: { width?: string; height?: string }): Attributes {
  const isPixels = ([, value]: [string, string | undefined]) => /^\d{1,4}$/.test(value ?? '');
  return Object.fromEntries(Object.entries(given).filter(isPixels)) as Attributes;
}

/** Allowed attribute values on any element; any other value is removed. */
const values = new Map([
  ['width', /^\d{1,4}%?$/],
  ['colspan', /^\d{1,3}$/],
  ['rowspan', /^\d{1,3}$/],
  ['start', /^\d{1,3}$/],
  ['scope', /^(row|col|rowgroup|colgroup)$/],
  ['id', /^[A-Za-z][\w:.-]{0,79}$/],
]);

function commonAttributes(tagName: string, attribs: Attributes): Attributes {
  const isAnchored = tagName === 'h2' || tagName === 'h3';
  const kept = Object.entries(attribs).filter(
    ([name, value]) => (values.get(name)?.test(value) ?? true) && !(isAnchored && name === 'id'),
  );
  return Object.fromEntries(
    kept.map(([name, value]) =>
      name === 'id' && !value.startsWith(authorIdPrefix) ? [name, authorIdPrefix + value] : [name, value],
    ),
  );
}

import type { Find } from './candidate';
import { largestOfSrcset, type SizedAddress } from './largest-of-srcset';
import { plainFind } from './plain-find';
import { styleAddresses } from './style-addresses';

type Attributes = Record<string, string>;

const picturePath = /\.(?:jpe?g|png|webp)(?:$|[?#])/i;
/** Attributes of lazy loading whose addresses need no picture's file ending. */
const lazyNames = new Set(
  'data-src data-original data-lazy data-lazy-src data-bg data-background data-background-image data-bg-image data-image data-full data-large data-large_image'.split(
    ' ',
  ),
);
const metaNames =
  /^(og:image(:url|:secure_url)?|twitter:image(:src)?|image|thumbnailurl|msapplication-square310x310logo)$/i;

/** The pictures in the attributes of one element. */
export function findsOfElement(tag: string, attributes: Attributes): Find[] {
  const about = {
    alt: (attributes.alt || attributes['aria-label'] || attributes.title || '')
      .replace(/^\s*(?:video|film|clip)\s?[:–-]\s*/i, '')
      .slice(0, 300),
    marks: `${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 500),
    shown: {
      width: pixels(attributes.width) ?? styledPixels('width', attributes.style),
      height: pixels(attributes.height) ?? styledPixels('height', attributes.style),
    },
  };
  const isShown = tag === 'img' || tag === 'source';
  const found = [...own(tag, attributes), ...lazy(attributes, isShown)];
  return found
    .filter(({ address }) => address.trim() !== '')
    .map(({ source, ...sized }) => ({
      ...plainFind(source, ''),
      ...about,
      isOfFilm: tag === 'video',
      ...sized,
    }));
}

type Sourced = SizedAddress & { source: Find['source'] };

function own(tag: string, attributes: Attributes): Sourced[] {
  const one = (source: Find['source'], address: string | undefined): Sourced[] =>
    address ? [{ source, address, width: null }] : [];
  const styled = styleAddresses(attributes.style ?? '').flatMap((address) => one('background', address));
  switch (tag) {
    case 'img':
      return [...one('img', attributes.src), ...sized(attributes.srcset), ...styled];
    case 'source':
      return isOtherType(attributes.type) ? [] : sized(attributes.srcset);
    case 'a':
      return [...(picturePath.test(attributes.href ?? '') ? one('link', attributes.href) : []), ...styled];
    case 'video':
      return one('background', attributes.poster);
    case 'link':
      return attributes.rel === 'image_src' ? one('open-graph', attributes.href) : [];
    case 'meta':
      return metaNames.test(attributes.property ?? attributes.name ?? attributes.itemprop ?? '')
        ? one('open-graph', attributes.content)
        : [];
    default:
      return styled;
  }
}

/** Addresses in any `data-` attribute, since every script of lazy loading uses its own names. */
function lazy(attributes: Attributes, isShown: boolean): Sourced[] {
  return Object.entries(attributes).flatMap(([name, value]): Sourced[] => {
    if (!name.startsWith('data-') || !value) return [];
    if (name.endsWith('srcset')) return sized(value);
    const source = isShown ? 'img' : 'background';
    const inside = styleAddresses(value);
    if (inside.length > 0) return inside.map((address) => ({ source, address, width: null }));
    const listed = addressesInJson(value);
    if (listed.length > 0) return listed.map((address) => ({ source, address, width: null }));
    const isAddress = /^\S{1,2000}$/.test(value) && (lazyNames.has(name) || picturePath.test(value));
    return isAddress ? [{ source, address: value, width: null }] : [];
  });
}

const maxListed = 20;

/** Pictures of slides and galleries that a page builder keeps as JSON in an attribute. */
function addressesInJson(value: string): string[] {
  if (!/^\s*[[{]/.test(value)) return [];
  const found = value
    .slice(0, 50_000)
    .matchAll(/"((?:https?:)?(?:\\?\/){1,2}[^"\s]{1,500}\.(?:jpe?g|png|webp)(?:\?[^"\s]{0,200})?)"/gi);
  return [...found].slice(0, maxListed).map(([, address = '']) => address.replaceAll('\\/', '/'));
}

function sized(srcset: string | undefined): Sourced[] {
  const largest = largestOfSrcset(srcset ?? '');
  return largest ? [{ source: 'img', ...largest }] : [];
}

/** Types that cannot become a photo; the page offers the same picture in another type. */
const isOtherType = (type: string | undefined) => /^image\/(avif|svg|gif|jxl|heic)/i.test(type?.trim() ?? '');

function pixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) : null;
}

/** `width: 80px` of a style, but not `max-width: 80px` nor `border-width: 80px`. */
const styledPixels = (side: 'width' | 'height', style = '') =>
  style === '' ? null : pixels(styled[side].exec(style.slice(0, 2000))?.[1]);
const styled = {
  width: /(?:^|;)\s*width\s*:([^;]{1,20})/i,
  height: /(?:^|;)\s*height\s*:([^;]{1,20})/i,
};

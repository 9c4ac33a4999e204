import { looseValue } from '~/features/import/website-facts/in-markup/loose-json';

type Named = { address: string; caption: string };

const imageKeys = new Set(['image', 'images', 'photo', 'photos', 'primaryimageofpage', 'contenturl']);
/** Pictures below these keys are not of the property itself. */
const strangeKeys = new Set(['logo', 'author', 'publisher', 'brand', 'review', 'reviews', 'sameas']);
const deepest = 12;
const maxPictures = 100;

/** The pictures in a block of JSON-LD, also one with comments or commas too many; empty when nothing of it is JSON. */
export function structuredImages(json: string): Named[] {
  const found: Named[] = [];
  visit(parse(json), found, { isImage: false, depth: 0 });
  return found.slice(0, maxPictures);
}

/** One that was cut off may end with half an address. */
const isWhole = /[}\]]\s*;?\s*$/;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return isWhole.test(json) ? looseValue(json) : null;
  }
}

function visit(node: unknown, found: Named[], { isImage, depth }: { isImage: boolean; depth: number }): void {
  if (depth > deepest || found.length >= maxPictures) return;
  if (typeof node === 'string') {
    if (isImage) found.push({ address: node, caption: '' });
    return;
  }
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found, { isImage, depth: depth + 1 });
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const entries = Object.entries(node as Record<string, unknown>);
  const own = isImage || isPicture(entries) ? addressOf(node as Record<string, unknown>) : null;
  if (own) found.push(own);
  for (const [key, value] of entries) {
    const name = key.toLowerCase();
    if (strangeKeys.has(name) || (own && /^(url|contenturl|thumbnail.*)$/.test(name))) continue;
    visit(value, found, { isImage: imageKeys.has(name), depth: depth + 1 });
  }
}

/** A graph lists its pictures beside the things that refer to them. */
const isPicture = (entries: readonly (readonly [string, unknown])[]) =>
  entries.some(([key, value]) => key === '@type' && [value].flat().includes('ImageObject'));

function addressOf(node: Record<string, unknown>): Named | null {
  const address = node.contentUrl ?? node.url;
  const caption = node.caption ?? node.description ?? node.name;
  if (typeof address !== 'string') return null;
  return { address, caption: typeof caption === 'string' ? caption : '' };
}

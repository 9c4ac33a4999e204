import type { Picture } from '~/features/pictures/shown/picture-source';
import { recentStaysKey } from '~/lib/consent-choice';

/** A stay as this browser remembers it: what its small card shows. */
export type RecentStay = { slug: string; name: string; area: string | null; photo: Picture | null };

const max = 8;
const longestText = 300;
const largestSide = 50_000;

/** The stays that were looked at last, the latest first; nothing but what could have been written is read. */
export function readRecentStays(): RecentStay[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(recentStaysKey) ?? '[]');
    return Array.isArray(found) ? found.slice(0, max).flatMap((one) => stayOf(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Puts the stay before the others. A browser that stores nothing remembers nothing. */
export function keepRecentStay(stay: RecentStay) {
  const others = readRecentStays().filter(({ slug }) => slug !== stay.slug);
  try {
    localStorage.setItem(recentStaysKey, JSON.stringify([stay, ...others].slice(0, max)));
  } catch {
    // Full or disabled.
  }
}

/** Anybody at the browser can change what it stores. */
function stayOf(value: unknown): RecentStay | null {
  const { slug, name, area, photo } = fieldsOf(value);
  if (!isText(slug) || !/^[a-z0-9-]+$/.test(slug) || !isText(name)) return null;
  return { slug, name, area: isText(area) ? area : null, photo: pictureOf(photo) };
}

function pictureOf(value: unknown): Picture | null {
  const { base, widths, width, height, placeholder } = fieldsOf(value);
  const isOurs = isText(base) && /^\/images\/\d+$/.test(base);
  const isColour = isText(placeholder) && /^#[0-9a-f]{6}$/i.test(placeholder);
  if (!isOurs || !isColour || !isSide(width) || !isSide(height)) return null;
  const known = Array.isArray(widths) ? widths.filter(isSide).slice(0, 10) : [];
  return known.length > 0 ? { base, widths: known, width, height, placeholder, alt: '' } : null;
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText;
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestSide;

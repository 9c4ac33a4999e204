import { webAddress } from '~/lib/paths';

const longestUrl = 2_000;

export type WebsiteUrl = { url: string; error: null } | { url: string; error: string };

/** The typed address of a property's website, and its error. */
export function readWebsiteUrl(typed: FormDataEntryValue | null): WebsiteUrl {
  const url = typeof typed === 'string' ? typed.trim().slice(0, longestUrl) : '';
  if (!url) return { url, error: 'Website URL required' };
  const isWeb = /^https?:\/\//i.test(url) && webAddress(url) !== null;
  return { url, error: isWeb ? null : 'Please enter a valid URL (including http:// or https://).' };
}

/** Headline for the message of a failed extraction. */
export const extractionFailure = (error: string | null) =>
  error && /^Only \d+ quality images found\./.test(error) ? 'Insufficient images' : 'Extraction failed';

export const noneSelectedText = 'No images selected';
export const rightsText = 'I have the right to use these images on this site.';
export const rightsMissingText = 'Please confirm that you have the right to use these images.';

/** Names of the review's fields; `alt-` is the prefix of an image's id. */
export const reviewFields = {
  /** Each image's id, in order. */
  image: 'image',
  /** Ids of the chosen ones. */
  chosen: 'chosen',
  altText: 'alt-',
  /** `up <id>`, `down <id>` or `first <id>`. */
  move: 'move',
  rights: 'rights',
  isFirst: 'first',
} as const;

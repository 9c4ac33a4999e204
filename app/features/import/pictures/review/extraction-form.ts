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

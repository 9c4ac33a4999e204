/** Photos of one property. */
export const maxPhotos = 40;
/** Files per form, and bytes of each. */
export const maxFiles = 10;
export const maxFileBytes = 10 * 1024 * 1024;
/** Bytes of a whole form of files; Cloudflare refuses more than this before any worker runs. */
export const maxFormBytes = 100_000_000;
/** As its file declares them: no pixel is decoded here. Phones make pictures of 48 million. */
export const maxPixels = 50_000_000;
/** The narrowest variant: nothing is ever enlarged. */
export const leastWidth = 320;
/** Maximum ratio of the longer side to the shorter. */
export const maxStretch = 3;
export const longestAltText = 200;

/** Types in file choosers; the server checks the file itself. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp';

export const skippedTitle = 'Invalid Files';
export const skippedText = 'Some files were skipped. Only images under 10MB are allowed.';
const sizeHint = `under 10MB and at most ${maxPixels / 1_000_000} megapixels`;
export const fileHint = `JPEG, PNG or WebP, ${sizeHint}.`;
/** Without scripts all files are one form. */
export const filesTogether = `Together they may have ${maxFormBytes / 1_000_000}MB.`;
export const filesHint = `JPEG, PNG or WebP, up to ${maxFiles} at a time, each ${sizeHint}.`;

import { z } from 'zod';

import { longestAltText } from '~/features/pictures/rules/photo-limits';

import { longAltText, noAltText } from './alt-text-trouble';

/** One line: what would break it becomes a space. */
// eslint-disable-next-line no-control-regex -- control characters are what is being replaced
const line = z.string().transform((text) => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim());

/** A picture's alt text in one line; required before the picture can be used. */
const altTextSchema = line.pipe(z.string().min(1, noAltText).max(longestAltText, longAltText));

/** Fields of an upload; the alt text can follow later. */
export const uploadSchema = z.object({
  altText: line.transform((text) => text.slice(0, longestAltText)).catch(''),
  fileName: line.transform((text) => text.slice(-120) || 'picture').catch('picture'),
});

/** `was` is the alt text that the form was loaded with, so that nobody overwrites another editor's. */
export const describeSchema = z.object({
  altText: altTextSchema,
  was: z.string().max(longestAltText).catch(''),
});

import { z } from 'zod';

import { oneLine } from '~/lib/form/fields';
import { longestAltText } from '~/features/pictures/rules/photo-limits';

import { longAltText, noAltText } from './alt-text-trouble';

/** One line, with single spaces. */
const line = oneLine(noAltText).transform((text) => text.replace(/\s+/g, ' '));

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

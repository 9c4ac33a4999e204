import { z } from 'zod';

import { webAddress } from '~/lib/paths';

import { maxInstructions } from './generator-form';

/** Message for a blank address. */
const required = 'URL Required';
const invalid = 'Please enter a valid URL (including http:// or https://).';
const instructionsRequired = 'Instructions Required';

/** The address of a property's website, normalised. */
export const websiteSchema = z.object({
  url: z
    .string(required)
    .trim()
    .min(1, required)
    .max(500, 'This address is too long')
    .refine((url) => webAddress(url) !== null, invalid)
    .transform((url) => webAddress(url) ?? url),
});

export const rewriteSchema = z.object({
  instructions: z
    .string(instructionsRequired)
    .trim()
    .min(1, instructionsRequired)
    .max(maxInstructions, `Instructions must be at most ${maxInstructions} characters`),
});

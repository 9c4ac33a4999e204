import { z } from 'zod';

import { webAddress } from '~/lib/paths';

/** Message for a blank address. */
const required = 'URL Required';
const invalid = 'Please enter a valid URL (including http:// or https://).';
const instructionsRequired = 'Instructions Required';

export const longestInstructions = 1000;

/** The address of a property's website, normalised. */
export const websiteField = z
  .string(required)
  .trim()
  .min(1, required)
  .max(500, 'This address is too long')
  .refine((url) => webAddress(url) !== null, invalid)
  .transform((url) => webAddress(url) ?? url);

export const instructionsField = z
  .string(instructionsRequired)
  .trim()
  .min(1, instructionsRequired)
  .max(longestInstructions, `Instructions must be at most ${longestInstructions} characters`);

/** The generator form's answer to an invalid request. */
export type GeneratorAnswer = {
  field: 'url' | 'instructions';
  /** As it was typed. */
  value: string;
  error: string;
};

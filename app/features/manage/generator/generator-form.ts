import { z } from 'zod';

import { webAddress } from '~/lib/paths';

/** Account side, validation rules: the generator. */
const required = 'URL Required';
const invalid = 'Please enter a valid URL (including http:// or https://).';
const instructionsRequired = 'Instructions Required';

export const longestInstructions = 1000;

/** The address of a property's website, in its normal spelling. */
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

/** What the generator's form says to one who sent something that cannot be worked. */
export type GeneratorAnswer = {
  field: 'url' | 'instructions';
  /** As it was typed. */
  value: string;
  error: string;
};

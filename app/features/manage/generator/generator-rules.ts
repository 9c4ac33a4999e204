import { z } from 'zod';

import { typedAddress } from '~/features/import/crawling/fetching/typed-address';

import { addressRequired, instructionsRequired, invalidAddress, maxInstructions } from './generator-form';

/** The address of a property's website, normalised. */
export const websiteSchema = z.object({
  url: z
    .string(addressRequired)
    .trim()
    .min(1, addressRequired)
    .max(500, 'This address is too long')
    .refine((url) => typedAddress(url) !== null, invalidAddress)
    .transform((url) => typedAddress(url) ?? url),
});

export const rewriteSchema = z.object({
  instructions: z
    .string(instructionsRequired)
    .trim()
    .min(1, instructionsRequired)
    .max(maxInstructions, `Instructions must be at most ${maxInstructions} characters`),
});

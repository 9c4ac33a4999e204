import { z } from 'zod';

import { typedAddress } from '~/features/import/crawling/fetching/typed-address';
import { readForm } from '~/lib/form/read-form';

const missing = 'Website URL required';

const websiteSchema = z.object({
  websiteUrl: z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((url) => typedAddress(url) !== null, 'Please enter a valid URL (including http:// or https://).')
    .transform((url) => typedAddress(url) ?? url),
});

/** The typed address of a property's website. */
export const readWebsite = (form: FormData) => readForm(form, websiteSchema, { max: 2_000 });

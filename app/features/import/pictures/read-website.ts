import { z } from 'zod';

import { readForm } from '~/lib/form/read-form';
import { webAddress } from '~/lib/paths';

const missing = 'Website URL required';
const isWeb = (url: string) => /^https?:\/\//i.test(url) && webAddress(url) !== null;

const websiteSchema = z.object({
  websiteUrl: z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine(isWeb, 'Please enter a valid URL (including http:// or https://).'),
});

/** The typed address of a property's website. */
export const readWebsite = (form: FormData) => readForm(form, websiteSchema, { max: 2_000 });

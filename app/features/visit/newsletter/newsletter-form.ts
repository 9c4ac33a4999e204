import { z } from 'zod';

/** Only what the browser's own e-mail field asks for, and the length. Gives the address trimmed and lower-cased. */
export const newsletterSchema = z.object({
  email: z
    .string('Please enter your email address')
    .trim()
    .toLowerCase()
    .min(1, { error: 'Please enter your email address', abort: true })
    .max(254, { error: 'Email address is too long', abort: true })
    .regex(z.regexes.html5Email, 'Please enter a valid email address'),
});

/** What the block shows after it was sent. `email` is what was typed. */
export type NewsletterAnswer = { stored: true } | { stored: false; email: string; error: string };

import { z } from 'zod';

/**
 * Checks only what the browser's own e-mail field checks, and the length. Returns the address trimmed and
 * lower-cased.
 */
export const newsletterSchema = z.object({
  email: z
    .string('Please enter your email address')
    .trim()
    .toLowerCase()
    .min(1, { error: 'Please enter your email address', abort: true })
    .max(254, { error: 'Email address is too long', abort: true })
    .regex(z.regexes.html5Email, 'Please enter a valid email address'),
});

/** Result of a submitted block. `email` is what was typed. */
export type NewsletterAnswer = { stored: true } | { stored: false; email: string; error: string };

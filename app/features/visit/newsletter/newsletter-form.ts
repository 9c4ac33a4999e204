import { z } from 'zod';

import { emailField } from '~/lib/form/fields';
import type { FormReply } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';

/** Checks only what the browser's own e-mail field checks, and the length. */
export const newsletterSchema = z.object({
  email: emailField({ missing: 'Please enter your email address', pattern: z.regexes.html5Email }),
});

/** The sign-up as it was typed. */
export const readSignUp = (form: FormData) => readForm(form, newsletterSchema, { max: 300 });

/** Result of a submitted block. */
export type NewsletterAnswer = { stored: true } | { stored: false; reply: FormReply };

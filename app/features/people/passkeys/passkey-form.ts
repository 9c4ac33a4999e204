import { z } from 'zod';

import { maxNameLength } from '~/features/people/second-factor/factor-limits';

const missing = 'Please give it a name, such as "My phone"';

/** Of an authenticator app or a passkey; trimmed, with single spaces. */
export const factorName = z
  .string(missing)
  .transform((typed) => typed.trim().replace(/\s+/g, ' '))
  .pipe(z.string().min(1, missing).max(maxNameLength, `A name has at most ${maxNameLength} characters`));

export const passkeyNameSchema = z.object({ name: factorName });

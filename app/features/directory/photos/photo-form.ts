import { z } from 'zod';

import { longestAltText } from '~/features/pictures/rules/photo-limits';

/** A photo's alt text in one line; may be blank. Text longer than the field allows is cut. */
export const altTextSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, longestAltText));

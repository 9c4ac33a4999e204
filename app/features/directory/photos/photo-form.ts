import { z } from 'zod';

import { longestAltText, maxPhotos } from '~/features/pictures/rules/photo-limits';

/** A photo's alt text in one line; may be blank. Text longer than the field allows is cut. */
export const altTextSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, longestAltText));

/** Ids of photos in the wanted order, as a button carries them: `3,1,2`. */
export const orderSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(maxPhotos * 2));

import { z } from 'zod';

import { checkbox } from '~/lib/form/fields';
import { amenityIcons } from '~/features/directory/property/amenity-icons';

/** An amenity as a form. A category is one of the site's or one that is stored already. */
export const amenityFormSchema = z.object({
  name: z
    .string()
    .trim()
    .transform((name) => name.replace(/\s+/g, ' '))
    .pipe(
      z.string().min(2, 'Name must be at least 2 characters').max(80, 'Please use at most 80 characters'),
    ),
  category: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9 _-]{1,39}$/, 'Please choose a category'),
  icon: z
    .union([z.literal(''), z.enum(amenityIcons)], { error: 'Please choose an icon' })
    .default('')
    .transform((icon) => icon || null),
  isActive: checkbox(),
});

export type AmenityForm = z.infer<typeof amenityFormSchema>;

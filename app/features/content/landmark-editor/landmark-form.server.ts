import { z } from 'zod';

import { landmarkKinds } from '~/db/vocabulary';
import { checkbox, oneLine, shortText, slugField } from '~/lib/form/fields';

/** South Australia with its coastal waters, in degrees. */
const southAustralia = { latitude: [-38.1, -26], longitude: [129, 141] } as const;

function degrees(name: 'latitude' | 'longitude') {
  const [least, max] = southAustralia[name];
  return z
    .string(`Please enter a ${name}`)
    .trim()
    .regex(
      /^[+-]?\d{1,3}(\.\d{1,15})?$/,
      `Please enter a ${name} in degrees, such as ${name === 'latitude' ? '-34.92862' : '138.59996'}`,
    )
    .transform(Number)
    .refine((value) => value >= least && value <= max, `South Australia lies between ${least} and ${max}`);
}

/** A landmark as a form. */
export const landmarkFormSchema = z.object({
  name: oneLine('Please enter a name').pipe(shortText(80).min(2, 'Name must be at least 2 characters')),
  slug: slugField(80, 'Please use small letters, digits and single hyphens'),
  kind: z.enum(landmarkKinds, 'Please choose a kind'),
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
  description: shortText(600).default(''),
  isActive: checkbox(),
});

export type LandmarkForm = z.infer<typeof landmarkFormSchema>;

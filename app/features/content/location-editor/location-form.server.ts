import { z } from 'zod';

import { siteImage } from '~/features/pictures/shown/picture-source';
import { checkbox, shortText, slugField } from '~/lib/form/fields';
import { isReservedSlug } from '~/lib/reserved-slugs';

const degrees = (name: string, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .transform((typed) =>
      typed === '' ? null : /^[+-]?\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN,
    )
    .refine(
      (value) => value === null || Math.abs(value) <= max,
      `${name} must be between -${max} and ${max}`,
    );

/** An area or a place as a form; blank is unknown, and one without a parent is an area. */
export const locationFormSchema = z
  .object({
    name: shortText(80).min(2, 'Name must be at least 2 characters'),
    slug: slugField(80, 'Please use small letters, digits and single hyphens').refine(
      (slug) => !isReservedSlug(slug),
      'This word is an address of the site itself',
    ),
    description: shortText(600).default(''),
    parentSlug: shortText(80).default(''),
    imageUrl: shortText(200)
      .default('')
      .refine(
        (url) => url === '' || siteImage(url) !== null,
        'Please enter the address of a picture of this site, such as /media/hero-jetty',
      ),
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    isActive: checkbox(),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return;
    context.addIssue({
      code: 'custom',
      path: [latitude === null ? 'latitude' : 'longitude'],
      message: 'Please enter both latitude and longitude, or neither',
    });
  });

export type LocationForm = z.infer<typeof locationFormSchema>;

import { z } from 'zod';

import { siteImage } from '~/features/pictures/shown/picture-source';
import { shortText } from '~/lib/form/fields';
import { localPath, webAddress } from '~/lib/paths';

const text = (max: number) => shortText(max).default('');

/** Texts of the home page as a form; blank means the default text. */
export const homeFormSchema = z
  .object({
    metaTitle: text(120),
    metaDescription: text(160),
    heroTitle: text(120),
    heroSubtitle: text(300),
    heroImageUrl: text(200).refine(
      (url) => url === '' || siteImage(url) !== null,
      'Please enter the address of a picture of this site, such as /media/hero-jetty',
    ),
    optionalCtaText: text(60),
    optionalCtaUrl: text(500).refine(
      (url) => url === '' || (localPath(url) ?? webAddress(url)) !== null,
      'Please enter an address that begins with / or https://',
    ),
  })
  .superRefine(({ optionalCtaText, optionalCtaUrl }, context) => {
    if ((optionalCtaText === '') === (optionalCtaUrl === '')) return;
    context.addIssue({
      code: 'custom',
      path: [optionalCtaText === '' ? 'optionalCtaText' : 'optionalCtaUrl'],
      message: 'A call to action needs both a text and an address',
    });
  });

export type HomeForm = z.infer<typeof homeFormSchema>;

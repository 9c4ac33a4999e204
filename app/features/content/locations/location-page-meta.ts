import type { MetaDescriptor } from '@remix-run/cloudflare';

import { authorSchema, shareImage } from '~/features/content/pages/content-page-meta';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { pageMeta } from '~/lib/document/page-meta';
import { webAddress } from '~/lib/paths';
import { breadcrumbList, faqPage, itemList } from '~/lib/document/structured-data';

import type { LocationPage } from './find-location-page.server';

export function locationCrumbs({ name, slug }: Pick<LocationPage, 'name' | 'slug'>) {
  return [
    { name: 'Home', path: '/' },
    { name: 'Locations', path: '/locations' },
    { name, path: `/location/${slug}` },
  ];
}

/** Head of a location page, with its path, questions and featured stays as structured data. */
export function locationPageMeta(location: LocationPage, origin: string): MetaDescriptor[] {
  const { slug, heading, featured, faq } = location;
  const stays = featured.map((stay) => ({ name: stay.name, path: canonicalPropertyPath(stay) }));
  return pageMeta({
    origin,
    title: heading,
    description: location.description,
    keywords: location.keywords,
    path: `/location/${slug}`,
    canonicalUrl: webAddress(location.canonicalUrl),
    image: shareImage(location.picture, heading),
    structuredData: [
      breadcrumbList(origin, locationCrumbs(location)),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
      ...(stays.length > 0 ? [itemList(origin, stays)] : []),
      ...authorSchema(location.seoSchema),
    ],
  });
}

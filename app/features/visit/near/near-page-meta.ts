import type { MetaDescriptor } from '@remix-run/cloudflare';

import { nearPath } from '~/features/directory/places/near-path';
import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { staysList } from '~/features/visit/search/results/stays-list';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList } from '~/lib/document/structured-data';

import type { NearPage } from './find-near-page.server';

export const nearCrumbs = ({ name, slug }: Pick<NearPage, 'name' | 'slug'>) => [
  { name: 'Home', path: '/' },
  { name: 'Accommodation', path: '/search' },
  { name: `Near ${name}`, path: nearPath(slug) },
];

export function nearPageMeta(near: NearPage, origin: string): MetaDescriptor[] {
  const { name, slug, description, page, total, isCapped, stays } = near;
  const title = `Accommodation near ${name}`;
  const photo = stays[0]?.photo;
  return pageMeta({
    origin,
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${isCapped ? 'More than 1,000' : total} stays near ${name}, by minutes on foot or by tram. ${description}`,
    path: nearPath(slug, page),
    image: photo
      ? { url: pictureUrl(photo, 1280), alt: photo.alt, width: photo.width, height: photo.height }
      : null,
    structuredData: [breadcrumbList(origin, nearCrumbs(near)), staysList(origin, near)],
  });
}

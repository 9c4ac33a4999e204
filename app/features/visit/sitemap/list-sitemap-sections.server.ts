import type { Database } from '~/db/client';

import { selectNearPages } from '~/features/directory/places/near-pages.server';
import { nearPath } from '~/features/directory/places/near-path';

import { hubPages, listPages, mainPages } from './fixed-addresses';
import { listSitemapPages } from './list-sitemap-pages.server';

const pageLimit = 500;

type Section = { title: string; links: readonly { path: string; title: string }[] };

/** The lists of the sitemap screen besides the properties; a path is in one list only. */
export async function listSitemapSections({
  db,
  siteOrigin,
}: {
  db: Database;
  siteOrigin: string;
}): Promise<Section[]> {
  const [stored, near] = await Promise.all([
    listSitemapPages({ db }, { origin: siteOrigin, limit: pageLimit }),
    selectNearPages(db),
  ]);
  const fixed: readonly string[] = [...mainPages, ...listPages].map(({ path }) => path);
  const ofType = (type: (typeof stored)[number]['type']) =>
    stored
      .filter((page) => page.type === type && !fixed.includes(page.path))
      .map(({ path, title }) => ({ path, title }));
  const sections = [
    { title: 'Main pages', links: [...mainPages, ...listPages] },
    { title: 'Accommodation hubs', links: hubPages },
    {
      title: 'Near a landmark',
      links: near.map(({ slug, name }) => ({ path: nearPath(slug), title: `Accommodation near ${name}` })),
    },
    { title: 'Locations', links: ofType('location') },
    { title: 'Guides', links: ofType('guide') },
    { title: 'Pages', links: ofType('page') },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

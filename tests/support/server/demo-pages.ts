import { readdirSync, readFileSync } from 'node:fs';

import { canonicalPropertyPath } from '~/features/directory/property/property-paths';

type SeedPage = {
  slug: string;
  title: string;
  h1_title: string;
  excerpt: string;
  meta_description: string;
  meta_keywords: string;
  /** Name of one of the site's pictures. */
  image: string;
  /** HTML that contains tokens such as `{{email_support}}`. */
  content: string;
  faq: { question: string; answer: string }[];
  /** Guides of a location, in order, with or without `guides/`. */
  related_guides?: string[];
};

export type DemoPage = SeedPage & { kind: 'guides' | 'locations' | 'static'; path: string };

const parents = { guides: '/guides/', locations: '/location/', static: '/' } as const;

/** Path of a guide that may be written with or without its folder. */
export const guidePathOf = (slug: string) => `/guides/${slug.replace(/^guides\//, '')}`;

function readPages(kind: DemoPage['kind']): DemoPage[] {
  return readdirSync(`seed/pages/${kind}`).map((file) => {
    const page = JSON.parse(readFileSync(`seed/pages/${kind}/${file}`, 'utf8')) as SeedPage;
    return { ...page, kind, path: parents[kind] + page.slug.replace(/^guides\//, '') };
  });
}

/** Guides, location pages and static pages of the demo data, by their addresses. */
export const demoPages: readonly DemoPage[] = (['guides', 'locations', 'static'] as const).flatMap(readPages);

type SeedProperty = {
  slug: string;
  location: string;
  place: string | null;
  state: string;
  featured: boolean;
};

/** Public properties of the demo data. */
export const liveProperties = readdirSync('seed/properties')
  .flatMap((file) => JSON.parse(readFileSync(`seed/properties/${file}`, 'utf8')) as SeedProperty[])
  .filter(({ state }) => state === 'live')
  .map(({ slug, location, place, featured }) => ({
    featured,
    places: [location, ...(place ? [place] : [])],
    path: canonicalPropertyPath({ slug, locationSlug: location }),
    plainPath: `/property/${slug}`,
  }));

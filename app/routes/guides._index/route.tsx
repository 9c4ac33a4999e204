import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigation } from '@remix-run/react';

import { Pagination } from '~/components/ui/pagination';
import { GuideCard, GuideCardSkeleton } from '~/features/content/guides/guide-card';
import { guideListData } from '~/features/content/guides/guide-list-data';
import { listGuides } from '~/features/content/guides/list-guides.server';
import { shareImage } from '~/features/content/pages/content-page-meta';
import { PageHero } from '~/features/content/pages/page-hero';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList } from '~/lib/document/structured-data';

import { NoGuides, SearchInvitation } from './page-parts';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Guides', path: '/guides' },
];
const cover = siteImage('/media/hero-laneway');

/** The picture is behind the header. */
export const handle = { hero: true };

export async function loader({ request, context: { services, shows } }: LoaderFunctionArgs) {
  shows('pages', 'media');
  const wanted = new URL(request.url).searchParams.get('page') ?? '';
  const list = await listGuides(services, /^\d{1,6}$/.test(wanted) ? Number(wanted) : 1);
  return { ...list, origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        origin: data.origin,
        title:
          data.page > 1
            ? `Adelaide Accommodation Guides, page ${data.page}`
            : 'Adelaide Accommodation Guides',
        description:
          'Guides to choosing where to stay in Adelaide: areas, transport, seasons and what things cost, from the city to the beaches, the Hills and the vineyards.',
        path: pathOf(data.page),
        image: shareImage(cover, 'Adelaide Accommodation Guides'),
        structuredData: [breadcrumbList(data.origin, crumbs), guideListData(data)],
      })
    : [];

const pathOf = (page: number) => (page > 1 ? `/guides?page=${page}` : '/guides');

export default function GuidesRoute() {
  const { guides, total, page, pageCount } = useLoaderData<typeof loader>();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === '/guides';
  return (
    <>
      <PageHero
        title="Adelaide Accommodation Guides"
        lead="Which part of Adelaide suits you, how to get about, and what to know before you book."
        crumbs={crumbs}
        picture={cover}
        bleed
      >
        {total > 0 && <span>{total === 1 ? '1 Expert Guide' : `${total} Expert Guides`}</span>}
      </PageHero>
      <div className="page section">
        {total === 0 ? (
          <NoGuides />
        ) : (
          <>
            <h2 className="sr-only">All guides</h2>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-busy={isLoading}>
              {isLoading
                ? Array.from({ length: 6 }, (_, index) => (
                    <li key={index}>
                      <GuideCardSkeleton />
                    </li>
                  ))
                : guides.map((guide) => (
                    <li key={guide.path}>
                      <GuideCard guide={guide} />
                    </li>
                  ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} pathOf={pathOf} />
          </>
        )}
      </div>
      <SearchInvitation />
    </>
  );
}

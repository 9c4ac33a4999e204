import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import { GuideCard } from '~/features/content/guides/guide-card';
import { listNewestPages } from '~/features/content/pages/list-newest-pages.server';
import { PageHero } from '~/features/content/pages/page-hero';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList, itemList } from '~/lib/document/structured-data';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
];

export async function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('pages', 'media');
  return { pages: await listNewestPages(services), origin: services.config.siteOrigin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        origin: data.origin,
        title: 'Blog: New Guides and Pages',
        description:
          'The newest guides and location pages on Stay Adelaide: where to stay, how to get about and what to know before you book.',
        path: '/blog',
        structuredData: [
          breadcrumbList(data.origin, crumbs),
          itemList(
            data.origin,
            data.pages.map(({ title, path }) => ({ name: title, path })),
          ),
        ],
      })
    : [];

export default function BlogRoute() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        title="New on Stay Adelaide"
        lead="The guides and location pages we have written most recently. We put our writing there, where it can be kept up to date, and list what is new here."
        crumbs={crumbs}
      />
      <div className="page section">
        <h2 className="sr-only">Newest pages</h2>
        {pages.length === 0 && <p className="text-ink-soft">The first guides are being prepared.</p>}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {pages.map((page) => (
            <li key={page.path}>
              <GuideCard guide={page} call="Read on" />
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/guides">All guides</ButtonLink>
          <ButtonLink to="/locations" variant="secondary">
            All locations
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

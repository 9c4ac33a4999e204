import {
  data,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { PageHero } from '~/features/content/pages/page-hero';
import { acceptsHtml } from '~/features/visit/sitemap/accepts-html';
import { listSitemapSections } from '~/features/visit/sitemap/list-sitemap-sections.server';
import { listSitemapProperties } from '~/features/visit/sitemap/list-sitemap-properties.server';
import { pageMeta } from '~/lib/document/page-meta';

import { LinkList } from './link-list';

const varies = { vary: 'Accept' };
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sitemap', path: '/sitemap' },
];

/**
 * A browser gets the screen, anything else the XML. Our own navigation requests data and counts as a browser.
 */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const isOwnNavigation =
    request.headers.get('sec-fetch-site') === 'same-origin' &&
    request.headers.get('sec-fetch-dest') === 'empty';
  if (!acceptsHtml(request.headers.get('accept')) && !isOwnNavigation) {
    throw redirect('/sitemap.xml', { status: 301, headers: varies });
  }
  const origin = services.config.siteOrigin;
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const [sections, stays] = await Promise.all([
    listSitemapSections({ db: services.db, siteOrigin: origin }),
    listSitemapProperties(services, /^\d{1,15}$/.test(after) ? Number(after) : null),
  ]);
  return data({ origin, sections, ...stays }, { headers: varies });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? pageMeta({
        origin: page.origin,
        title: 'Sitemap',
        description: 'Every page of Stay Adelaide in one place: landing pages, locations, guides and stays.',
        path: '/sitemap',
        noindex: !page.isFirst,
      })
    : [];

export default function SitemapRoute() {
  const { sections, stays, isFirst, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title="Sitemap" lead="Every page of this site in one place." crumbs={crumbs} />
      <div className="page section grid gap-12">
        {isFirst && sections.map(({ title, links }) => <LinkList key={title} title={title} links={links} />)}
        <LinkList title="Properties" links={stays}>
          <p className="mt-4 flex flex-wrap gap-6">
            {!isFirst && <Link to="/sitemap">Back to the beginning</Link>}
            {next !== null && <Link to={`/sitemap?after=${next}`}>More properties</Link>}
          </p>
        </LinkList>
        <p className="text-sm text-ink-soft">
          For programs, the same as XML: <a href="/sitemap.xml">sitemap.xml</a>
        </p>
      </div>
    </>
  );
}

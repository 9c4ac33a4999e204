import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findSitemap } from '~/features/visit/sitemap/find-sitemap.server';

export async function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('list', 'pages', 'terms', 'landmarks');
  const xml = await findSitemap({ db: services.db, siteOrigin: services.config.siteOrigin });
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

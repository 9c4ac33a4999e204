import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { findSitemapPart } from '~/features/visit/sitemap/find-sitemap.server';

export async function loader({ params, context: { services, shows } }: LoaderFunctionArgs) {
  shows('list', 'pages', 'terms', 'landmarks');
  const site = { db: services.db, siteOrigin: services.config.siteOrigin };
  const xml = await findSitemapPart(site, params.part ?? '');
  if (xml === null) {
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

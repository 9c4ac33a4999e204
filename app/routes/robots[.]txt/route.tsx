import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { robotsText } from '~/features/visit/sitemap/robots-text';

export function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('frame');
  return new Response(robotsText(services.config), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

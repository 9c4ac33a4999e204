import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { notFound } from '~/platform/http/answers/not-found';

/** Every address without a route, including /404; the root shows the screen. */
export function loader({ context: { shows } }: LoaderFunctionArgs) {
  shows('pages', 'list');
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function Missing() {
  return null;
}

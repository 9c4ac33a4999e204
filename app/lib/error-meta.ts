import type { MetaDescriptor } from '@remix-run/cloudflare';
import { isRouteErrorResponse } from '@remix-run/react';

/** Head of the page that a boundary shows in place of its own: a title, and nothing to index. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? 'Page not found' : 'Something went wrong';
  return [{ title: `${title} | Stay Adelaide` }, { name: 'robots', content: 'noindex' }];
}

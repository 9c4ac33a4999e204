import type { MetaDescriptor } from '@remix-run/cloudflare';
import { isRouteErrorResponse } from '@remix-run/react';

/** Head of the page that a boundary shows in place of its own: a title, the answer's own if it has one, and nothing to index. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const answer = isRouteErrorResponse(error) ? error : null;
  const title = answer?.status === 404 ? 'Page not found' : (answer?.data?.title ?? 'Something went wrong');
  return [{ title: `${title} | Stay Adelaide` }, { name: 'robots', content: 'noindex' }];
}

import type { MetaDescriptor } from '@remix-run/cloudflare';
import { isRouteErrorResponse } from '@remix-run/react';

/** Head of the page that an error boundary shows: a title, the response's own if it has one, and noindex. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const answer = isRouteErrorResponse(error) ? error : null;
  const title = answer?.status === 404 ? 'Page not found' : (answer?.data?.title ?? 'Something went wrong');
  return [{ title: `${title} | Stay Adelaide` }, { name: 'robots', content: 'noindex' }];
}

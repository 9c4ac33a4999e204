import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

import { readConsent } from '~/platform/http/consent/consent';
import { consentStyle } from '~/platform/http/consent/consent-mark';

/** Hides the banner from a visitor without scripts who has chosen; every page links to it, and is the same for everybody. */
export function loader({ request }: LoaderFunctionArgs) {
  return new Response(readConsent(request) ? consentStyle : '', {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}

import { isRouteErrorResponse } from '@remix-run/react';

import type { EnquiryResult } from './enquiry-result';

/**
 * Sends an enquiry from a page with scripts. A network or server failure leaves the form as it is; only an
 * answer of the route itself, such as a missing property, replaces it.
 */
export async function sendEnquiry(send: () => Promise<unknown>): Promise<EnquiryResult> {
  try {
    return (await send()) as EnquiryResult;
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { outcome: 'failed' };
  }
}

/** An enquiry changes nothing on the page, and reloading would fail when sending did. */
export function changesPage({ formMethod }: { formMethod?: string }): boolean {
  return formMethod === undefined || formMethod === 'GET';
}

import { isRouteErrorResponse } from '@remix-run/react';

import type { EnquiryResult } from './enquiry-result';

/**
 * Sends an enquiry from a page with scripts. A network or server that fails leaves the form as it is; only an answer of
 * the route itself, such as a property that is gone, takes its place.
 */
export async function sendEnquiry(send: () => Promise<unknown>): Promise<EnquiryResult> {
  try {
    return (await send()) as EnquiryResult;
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { outcome: 'failed' };
  }
}

/** An enquiry changes nothing on the page, and reading the page anew would fail where the sending did. */
export function changesPage({ formMethod }: { formMethod?: string }): boolean {
  return formMethod === undefined || formMethod === 'GET';
}

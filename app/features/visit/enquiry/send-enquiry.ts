import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import type { EnquiryResult } from './enquiry-result';

/**
 * The `clientAction` that sends an enquiry from a page with scripts. A network or server failure leaves the form as it is; only an
 * answer of the route itself, such as a missing property, replaces it.
 */
export async function sendEnquiry({ serverAction }: ClientActionFunctionArgs): Promise<EnquiryResult> {
  try {
    return (await serverAction()) as EnquiryResult;
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    return { outcome: 'failed' };
  }
}

/** An enquiry changes nothing on the page, and reloading would fail when sending did. */
export const reloadsUnlessSent: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  (formMethod === undefined || formMethod === 'GET') && defaultShouldRevalidate;

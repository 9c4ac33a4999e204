import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Sends a form of the lead pages with scripts. A failure leaves the page, and what was typed there, as it is;
 * only a session that has ended replaces the page.
 */
export async function sendFromLead(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    return { outcome: 'failed' };
  }
}

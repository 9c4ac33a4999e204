import { plainPage } from './plain-page';

/** Seconds after which a request that failed for want of an outside part is worth repeating. */
export const tryAgainSeconds = '30';

/** The last resort: a page for a browser's navigation, a sentence for a script or a picture; both name the request. */
export function sorry(request: Request, status: 500 | 503, requestId: string): Response {
  const headers = { 'retry-after': tryAgainSeconds, 'cache-control': 'no-store' };
  if (!request.headers.get('accept')?.includes('text/html')) {
    return new Response(
      `This could not be answered. Please try again in a moment. If it happens again, tell us this number: ${requestId}`,
      { status, headers },
    );
  }
  return plainPage({
    status,
    title: 'Something went wrong',
    text: 'This page could not be shown. It is our fault, not yours, and trying again in a moment often helps. If you sent a form, go back: your browser still has what you typed. What we confirmed before is stored, and the booking sites of the stays still work.',
    requestId,
    links: [
      { to: '', title: 'Try again' },
      { to: '/', title: 'Go to the home page' },
    ],
    headers,
  });
}

import {
  redirect,
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
} from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';

import { logError } from '~/platform/log';
import { NonceContext } from '~/platform/http/nonce-context';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce }: AppLoadContext,
) {
  let failed = false;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={cspNonce}>
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
    </NonceContext.Provider>,
    {
      nonce: cspNonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        logError('render failed', error);
      },
    },
  );
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}

/**
 * A data request for an address that the edge redirects is answered in the form that Remix's client follows. The client
 * never enters such an address into its history, so the target has its place there; Remix's `replace` would take the
 * place of the page that holds the link, and Back would miss it.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const target = context.edgeRedirect;
  return target ? redirect(target.to, target.status) : response;
};

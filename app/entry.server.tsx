import {
  redirect,
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
} from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

import { documentEnd } from '~/lib/document/document-end';
import { encodePageData } from '~/lib/document/encode-page-data';
import { renderDocument } from '~/lib/document/remember-markup';
import { takeStructuredData } from '~/lib/document/structured-data-scripts';
import { requestNumber } from '~/lib/document/request-number';
import { logError } from '~/platform/log';

export { createRequestHandler } from '@remix-run/cloudflare';
export { createLoadContext } from '~/platform/load-context';
export { createServices } from '~/platform/services';

const afterContent = '</body></html>';
/** A build's Remix writes no structured data into the head in the browser (remix-edits.mjs); that of `npm run dev` does, and finds them. */
const takesScripts = !import.meta.env.DEV;

/**
 * The document as one string. No loader of the site defers a part of its data, so nothing is gained by sending the
 * beginning early, and pieces cost the processor more. When rendering throws, Remix renders the page of the error.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { pageNeeds, requestId }: AppLoadContext,
) {
  pageNeeds.showsError = Boolean(context.staticHandlerContext.errors);
  const data = await encodePageData(context);
  const content = render(context, request.url);
  const { matches, location } = context.staticHandlerContext;
  const end = documentEnd({
    manifest: context.manifest,
    matched: matches.map(({ route }) => route.id),
    pathname: location.pathname,
    context: context.serverHandoffString ?? '{}',
    data,
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  const number = status >= 500 ? requestNumber(requestId) : '';
  const rendered = content.slice(0, -afterContent.length);
  const { page, scripts } = takesScripts ? takeStructuredData(rendered) : { page: rendered, scripts: '' };
  const html = `<!DOCTYPE html>${page}${number}${scripts}${end}${afterContent}`;
  return new Response(html, { status, headers });
}

function render(context: EntryContext, url: string): string {
  try {
    // The data are in the end of the document; Remix would write them in pieces. A spread would make the stream.
    Object.defineProperty(context, 'serverHandoffStream', { value: undefined });
    const content = renderDocument(() => renderToString(<RemixServer context={context} url={url} />));
    if (!content.endsWith(afterContent)) throw new Error('The document has another end');
    return content;
  } catch (error) {
    logError('render failed', error);
    throw error;
  }
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

import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { isJsonData, nothingEncoded, readPageData } from '~/lib/document/page-data';

declare global {
  interface Window {
    /** Path and query of the document (app/platform/http/answers/inline-scripts.ts). */
    documentPath: string;
  }
}

/** Puts the document's data where RemixBrowser looks for them, and loads the modules of the page's routes. */
async function takeData() {
  const { facts, data } = readPageData(document);
  const { body } = new Response(isJsonData(data) ? nothingEncoded : data);
  window.__remixContext = { ...facts.context, stream: body as NonNullable<typeof body> };
  window.__remixManifest = facts.manifest;
  const modules = facts.matched.map(async (id) => {
    const address = facts.manifest.routes[id]?.module ?? '';
    return [id, await import(/* @vite-ignore */ address)] as const;
  });
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
  return data;
}

/**
 * RemixBrowser throws the promise of the page's data until they have been decoded. React would wait for it
 * too, but a click meanwhile would make React render the whole page again, without what was typed. Data that are JSON take the place of
 * what was decoded.
 */
async function dataDecoded(data: string) {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
  if (isJsonData(data)) window.__remixContext.state = JSON.parse(data) as PageState;
}

/** Of each route its loader's data, and the answer of the form that was sent. */
type PageState = typeof window.__remixContext.state;

type Handle = { ready?: (data: unknown) => Promise<void> | undefined };

/** Fetches what the routes' screens need for these data. */
async function screensReady() {
  const data = window.__remixContext.state.loaderData ?? {};
  const modules = Object.entries(window.__remixRouteModules);
  await Promise.all(modules.map(([id, module]) => (module?.handle as Handle | undefined)?.ready?.(data[id])));
}

/** Lets the browser answer and paint between steps that take a slow phone up to a tenth of a second each. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function takeOver() {
  const data = await takeData();
  await pause();
  await dataDecoded(data);
  await pause();
  await screensReady();
  const { pathname, search } = window.location;
  // To hydrate a page at another page's address can keep the browser busy forever.
  if (window.documentPath !== pathname + search) return window.location.reload();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

void takeOver();

/** What the first view can do without. */
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => {
  import('~/lib/browser/after-first-view').then(
    ({ afterFirstView }) => afterFirstView(),
    () => undefined,
  );
});

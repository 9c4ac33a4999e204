import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type { ReactNode } from 'react';

import { FailureScreen, NotFoundScreen } from '~/components/error-screen';
import { SiteShell } from '~/components/layout/site-shell';
import { readMeasurementId } from '~/features/content/settings/analytics-id';
import { bareFrame } from '~/features/visit/frame/bare-frame';
import { findSiteFrame } from '~/features/visit/frame/find-site-frame.server';
import { socialLinks } from '~/features/visit/frame/social-links';
import { Arrival } from '~/features/visit/arrival/arrival';
import { errorMeta } from '~/lib/document/error-meta';
import { findViewer } from '~/platform/auth/session.server';
import { headScript, restoreScroll } from '~/platform/http/answers/inline-scripts';
import { useConsent } from '~/platform/http/consent/consent-state';
import styles from '~/styles/app.css?url';
import fraunces from '~/styles/fraunces-600-common.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, pageNeeds } = context;
  context.shows('frame');
  const origin = services.config.siteOrigin;
  const [viewer, { header, footer, settings }] = await Promise.all([
    findViewer(services, request),
    findSiteFrame(services, origin),
  ]);
  const analyticsId = readMeasurementId(settings.analytics_id);
  pageNeeds.analytics = analyticsId !== null;
  return {
    origin,
    viewer: viewer && { name: viewer.name, role: viewer.role },
    header,
    footer,
    siteName: settings.site_name,
    footerClaim: settings.footer_claim,
    contactEmail: settings.email_contact,
    social: socialLinks(settings),
    asksConsent: true,
    analyticsId,
  };
}

/**
 * The frame around the pages is the same on the next one; after a form or a reload it is read again. Not
 * after a form that could not be sent: reading would fail too and replace the page, with what was typed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (formMethod && formMethod !== 'GET') return actionResult?.outcome !== 'failed';
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
};

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(error) : [{ title: 'Stay Adelaide' }]);

/** The browser has run it already, and needs no copy. */
const mark = { __html: import.meta.env.SSR ? headScript : '' };

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root') ?? bareFrame;
  return (
    <html
      lang="en-AU"
      className="has-[dialog[open]_[data-drawer]]:overflow-hidden"
      // The mark of the next script, which runs before React.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={mark} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161a18" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/consent.css" />
        </noscript>
      </head>
      <body>
        <SiteShell frame={frame} consent={useConsent()} hasHero={useHasHero()}>
          {children}
        </SiteShell>
        <RestoreScroll />
      </body>
    </html>
  );
}

/**
 * Under which a page's scroll position is kept for the way back. The router calls every place to which a plain link within a page
 * has led 'default', so that the second link would lead to where the first was left: each gets a new name, and always shows its
 * part of the page.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }) =>
  hash && key === 'default' ? `${Math.random()}` : key;

/** The server renders the script, whose hash is in the content policy; hydration does not compare its text. */
function RestoreScroll() {
  return import.meta.env.SSR ? (
    <script dangerouslySetInnerHTML={{ __html: restoreScroll }} />
  ) : (
    <ScrollRestoration getKey={scrollKey} />
  );
}

/** A route says `handle = { hero: true }`; it counts only for what that route itself shows. */
function useHasHero(): boolean {
  const isError = Boolean(useRouteError());
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as { hero?: boolean } | undefined;
  return !isError && handle?.hero === true && leaf?.data !== undefined;
}

export default function App() {
  return (
    <Arrival>
      <Outlet />
    </Arrival>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <FailureScreen retryPath={pathname + search} />;
}

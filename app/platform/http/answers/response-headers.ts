import { createHash } from 'node:crypto';

import { speculationRules } from '~/lib/browser/speculation-rules';
import type { Config } from '~/platform/env';

import { inlineScripts } from './inline-scripts';

export type PageNeeds = {
  analytics: boolean;
  /** A form of the page leads to Google: browsers apply the policy to redirects of a form as well. */
  googleSignIn: boolean;
  /** It is an error in place of the requested page. */
  showsError?: boolean;
};

type Facts = { signedIn: boolean; config: Config; pageNeeds: PageNeeds };

const analyticsHosts = 'https://www.googletagmanager.com https://*.google-analytics.com';
/** The tag loads more scripts of its own, from either of Google's names. */
const analyticsScripts = 'https://*.googletagmanager.com https://*.google-analytics.com';

/** The page's own scripts add the rules, after the first view. */
const scriptHashes = [...inlineScripts, speculationRules]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');

/** Headers of every answer of the worker. A route's own headers about caching or content stay. */
export function applyHeaders(response: Response, facts: Facts): Response {
  const { signedIn, config } = facts;
  const headers = new Headers(response.headers);
  const isPage = (headers.get('content-type') ?? '').includes('text/html');
  setDefault(
    headers,
    'content-security-policy',
    isPage ? pagePolicy(facts) : "default-src 'none'; frame-ancestors 'none'",
  );
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set(
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  );
  if (config.environment !== 'local') {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
  }
  if (config.environment === 'staging') headers.set('x-robots-tag', 'noindex');
  setCaching(headers, response.status, signedIn);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function setDefault(headers: Headers, name: string, value: string) {
  if (!headers.has(name)) headers.set(name, value);
}

/**
 * Shared caches may keep only answers without personal data; answers that depend on a cookie are never
 * shared.
 */
function setCaching(headers: Headers, status: number, signedIn: boolean) {
  if (signedIn || headers.has('set-cookie') || status >= 500) {
    headers.set('cache-control', 'private, no-store');
    return;
  }
  if (headers.has('cache-control')) return;
  headers.set('cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache');
  headers.append('vary', 'Cookie');
}

/** The same for every visitor and every answer with the same bytes, so that a cache can keep both. */
function pagePolicy({ pageNeeds, config: { google } }: Facts): string {
  const analytics = pageNeeds.analytics ? ` ${analyticsHosts}` : '';
  const tags = pageNeeds.analytics ? ` ${analyticsScripts}` : '';
  const provider =
    pageNeeds.googleSignIn && google.isSetUp ? ` ${new URL(google.authorizationUrl).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes}${tags}`,
    `connect-src 'self'${analytics}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${analytics}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${provider}`,
  ].join('; ');
}

import { createCookieSessionStorage } from '@remix-run/cloudflare';

import type { Services } from './services';

export const flowSeconds = 300;

/**
 * Sessions are our own rows in D1 (session.server.ts); the storage that remix-auth asks for only carries a flow through
 * the redirects, in a signed cookie.
 */
export function flowStorage({ config: { siteOrigin, sessionSecret } }: Pick<Services, 'config'>) {
  const isSecure = siteOrigin.startsWith('https:');
  return createCookieSessionStorage({
    cookie: {
      // With this prefix no other host of the domain can put a flow of its own in the place of ours.
      name: isSecure ? '__Host-flow' : 'flow',
      secrets: [sessionSecret],
      maxAge: flowSeconds,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure,
    },
  });
}

import { createCookieSessionStorage } from '@remix-run/cloudflare';

import { cookieName, isSecureSite } from '~/platform/http/cookies';
import { valuesOf } from '~/lib/crypto/secret';
import type { Services } from '~/platform/services';

export const flowSeconds = 300;

/**
 * Sessions are our own rows in D1 (session.server.ts); the storage that remix-auth requires only carries a
 * flow through the redirects, in a signed cookie.
 */
export function flowStorage(services: Pick<Services, 'config'>) {
  return createCookieSessionStorage({
    cookie: {
      name: cookieName(services, 'flow'),
      secrets: [...valuesOf(services.config.sessionSecret)],
      maxAge: flowSeconds,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecureSite(services),
    },
  });
}

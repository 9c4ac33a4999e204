import { accountCookie } from '~/lib/account-cookie';

/** All our cookies that scripts cannot read. The others are the consent's (consent.ts) and the account's name. */
export type CookieName = 'sid' | 'device' | 'challenge' | 'flow' | 'notice' | 'mark' | 'passkey';

type Site = { config: { siteOrigin: string } };

/** True when cookies are sent by https only: decided by the site's public address, never by the request. */
export const isSecureSite = ({ config }: Site): boolean => config.siteOrigin.startsWith('https:');

/**
 * Name of a cookie. On https the prefix keeps other hosts of the domain and plain http from setting it;
 * without https browsers refuse the prefix.
 */
export const cookieName = (site: Site, name: CookieName): string =>
  isSecureSite(site) ? `__Host-${name}` : name;

/** Set-Cookie value of one of our own cookies; `value` is made of characters that need no encoding, `maxAge` in seconds. */
export const setCookie = (site: Site, name: CookieName, value: string, maxAge: number): string =>
  `${cookieName(site, name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecureSite(site) ? '; Secure' : ''}`;

/** The same for a cookie that scripts may read: the visitor's consent, or the account's name. */
export const setReadableCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const accountAge = 30 * 86_400;

/** Names the account of this browser, or `signedOut`. */
export const setAccountCookie = (site: Site, account: string): string =>
  setReadableCookie(accountCookie, account, accountAge, isSecureSite(site));

const cookiesNamed = (site: Site, { headers }: Response, name: CookieName) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName(site, name)}=`));

/** True when the answer gives the browser this cookie. */
export const givesCookie = (site: Site, response: Response, name: CookieName): boolean =>
  cookiesNamed(site, response, name).some((cookie) => /^[^=]+=[^;]/.test(cookie));

/** True when the answer gives the browser this cookie or takes it away. */
export const namesCookie = (site: Site, response: Response, name: CookieName): boolean =>
  cookiesNamed(site, response, name).length > 0;

/** The same answer with one cookie more. */
export function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

export const forgetCookie = (site: Site, name: CookieName): string => setCookie(site, name, '', 0);

/** Value of one of our own cookies under the one name that this site uses; null when it is absent. */
export const readOwnCookie = (site: Site, request: Request, name: CookieName): string | null =>
  readCookie(request, cookieName(site, name));

export const readCookie = (request: Request, name: string): string | null =>
  findCookie(request.headers.get('cookie') ?? '', name);

/** Decoded value of one of these cookies; null when it is absent or cannot be decoded. */
export function findCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Headers that set them all. */
export function withCookies(cookies: readonly string[], headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/**
 * True for a request that carries something of one person, by either name: a session, or a message to show
 * once. Such a request neither reads nor fills the shared cache.
 */
export const hasPersonalCookie = (request: Request): boolean =>
  request.headers.has('cookie') &&
  ['__Host-sid', 'sid', '__Host-notice', 'notice'].some((name) => readCookie(request, name));

/**
 * Names that no public website has: of this machine, of a local network, of a cloud's internal network, or
 * reserved by standards.
 */
const innerNames = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'svc',
  'home.arpa',
  'arpa',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
  'workgroup',
  'consul',
  'docker',
];

const hostShape = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const loopbackPair = /^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

/** Node 20's `URL.canParse` refuses 'https://münchen.de/' once it has been called often. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The address of a page on the public web, normalised and without fragment; null for every other.
 * `allowedLoopback` are `host:port` pairs that count as public; a pair that is not on loopback is ignored.
 */
export function readSiteAddress(text: string, allowedLoopback: readonly string[] = []): URL | null {
  const url = text.length > 2000 ? null : urlOf(text);
  if (!url) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username || url.password) return null;
  url.hash = '';
  if (isAllowedLoopback(url, allowedLoopback)) return url;
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return null;
  // The parser has normalised numbers, percent signs and full-width letters; anything but a plain name is
  // refused.
  if (!hostShape.test(url.hostname)) return null;
  return isInner(url.hostname) ? null : url;
}

export const notPublicText = 'This address is private or not allowed: only public websites can be read.';

/**
 * True when an address may be requested at all, checked before any request. In a local environment pages on loopback
 * with a port may be allowed; the reader decides that.
 */
export function mayBeSite(text: string, { environment }: { environment: string }): boolean {
  if (readSiteAddress(text)) return true;
  return environment === 'local' && URL.canParse(text) && loopbackPair.test(new URL(text).host);
}

/** True when this address is an exception for tests. */
export function isAllowedLoopback(url: URL, allowedLoopback: readonly string[]): boolean {
  return loopbackPair.test(url.host) && allowedLoopback.includes(url.host);
}

function isInner(host: string): boolean {
  if (/^(metadata|instance-data)\./.test(host)) return true;
  return innerNames.some((name) => host === name || host.endsWith(`.${name}`));
}

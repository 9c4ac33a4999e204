/**
 * `path` with the query under which the visitor saw it. A page does not contain its own query, since one
 * cached page serves several queries; the browser sends it with the form or link that leads away.
 */
export function withQueryOfReferrer(path: string, { url, headers }: Request): string {
  const referrer = headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return path;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(url).origin && pathname === path ? path + search : path;
}

/**
 * True when an unsafe request comes from one of our own pages: Sec-Fetch-Site declares it, or its Origin
 * equals ours exactly. A request with neither header is refused.
 */
export function isSameSite(request: Request, origins: readonly string[]): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (origin !== null) return origins.includes(origin) && (site === null || site === 'same-origin');
  return site === 'same-origin';
}

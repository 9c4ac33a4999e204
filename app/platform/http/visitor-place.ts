/** Carries the place from the edge to Remix, which copies a request without Cloudflare's facts about it. */
const placeHeader = 'x-visitor-place';

const longest = 80;

type CfDetails = object | null | undefined;

/**
 * 'Adelaide, AU' from Cloudflare's facts about a request; the country alone without a city; null without
 * both.
 */
export function placeOf(cf: CfDetails): string | null {
  const { city, country } = (cf ?? {}) as { city?: unknown; country?: unknown };
  const parts = [city, country].filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join(', ').slice(0, longest) : null;
}

/**
 * The request with its place, or without one: a header of that name from the visitor is dropped. `cf` are
 * Cloudflare's facts about the original request.
 */
export function withPlace(request: Request, cf: CfDetails): Request {
  const headers = new Headers(request.headers);
  const place = placeOf(cf);
  if (place === null) headers.delete(placeHeader);
  else headers.set(placeHeader, encodeURIComponent(place));
  return new Request(request, { headers });
}

/** The place that the edge put on the request; null without one. */
export function readPlace(request: Request): string | null {
  const sent = request.headers.get(placeHeader);
  if (!sent) return null;
  try {
    return decodeURIComponent(sent).slice(0, longest);
  } catch {
    return null;
  }
}

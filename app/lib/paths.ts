/**
 * A path of this site made safe to redirect or link to: origin checked, re-serialised, parsed once more.
 * Returns null for another origin, a protocol-relative address or control characters.
 */
export function localPath(value: string | null | undefined, origin = 'https://site.invalid'): string | null {
  if (!value) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is being refused
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !value.startsWith('/')) return null;
  const first = parseWithin(value, origin);
  const second = first && parseWithin(first, origin);
  return second === first && first && !first.startsWith('//') ? first : null;
}

function parseWithin(value: string, origin: string): string | null {
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** An http or https address, normalised; null for any other scheme, credentials or an invalid address. */
export function webAddress(value: string | null | undefined): string | null {
  if (!value) return null;
  try {
    const url = new URL(value.trim());
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

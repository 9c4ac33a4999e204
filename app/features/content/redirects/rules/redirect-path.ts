import { localPath } from '~/lib/paths';

/** So that `redirect:` and the path fit into a KV key, which has 512 bytes at most. */
export const longestRedirectPath = 500;

/**
 * A path as redirects are looked up: percent-encoding in one form (RFC 3986, 6.2.2), capitals kept. Two
 * readable paths are the same page, whether a letter is written as itself or as its code.
 */
export function lookupPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : code.toUpperCase();
  });
}

/** The path of a target, without its query and fragment. */
export function targetPath(to: string): string {
  return to.replace(/[?#].*$/s, '');
}

export type ReadPath = { path: string; trouble?: undefined } | { path?: undefined; trouble: string };

/** An old address as typed, normalised as the edge looks it up, or its error. */
export function readFrom(text: string): ReadPath {
  const typed = text.trim();
  if (!typed) return { trouble: 'Please enter the old path' };
  if (!typed.startsWith('/')) return { trouble: 'The old path must start with /' };
  if (/[?#]/.test(typed)) {
    return { trouble: 'Leave out what follows ? or #: a redirect is found by the path alone' };
  }
  const path = readLocal(typed);
  if (path === null) return { trouble: 'This is not a path of this site' };
  if (path === '/') return { trouble: 'The home page cannot be redirected' };
  if (path.endsWith('.data')) return { trouble: 'A path that ends with .data cannot be redirected' };
  return bounded(path);
}

/** A new address as typed, or its error. Only this site's own. */
export function readTo(text: string, origin: string): ReadPath {
  const typed = text.trim();
  if (!typed) return { trouble: 'Please enter the new path' };
  const own = typed === origin ? '/' : typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed;
  const path = readLocal(own);
  if (path === null) {
    return { trouble: 'Redirects lead to a path of this site, which starts with /, and to no other site' };
  }
  return bounded(path);
}

function readLocal(text: string): string | null {
  const path = localPath(text);
  if (path === null) return null;
  const bare = targetPath(path);
  if (!isReadable(bare)) return null;
  return (lookupPath(bare).replace(/\/+$/, '') || '/') + path.slice(bare.length);
}

/** The edge refuses other paths, so they are never looked up. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function bounded(path: string): ReadPath {
  return new TextEncoder().encode(path).length > longestRedirectPath
    ? { trouble: `A path must be at most ${longestRedirectPath} bytes long` }
    : { path };
}

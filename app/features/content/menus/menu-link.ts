import { localPath, webAddress } from '~/lib/paths';

/** An entry of a stored menu, as D1 has it. */
export type MenuEntry = { title: string; url: string; target: string | null; sortOrder: number };

/** `href` is a path of this site, for the client's router, or a foreign http(s) address. */
export type MenuLink = { title: string; href: string; isExternal: boolean; newTab: boolean };

/**
 * A stored menu entry as a link; null when it has no title or its address is neither a path of this site nor
 * http(s). An address that starts with # is an element of the home page.
 */
export function menuLink({ title, url, target }: MenuEntry, origin: string): MenuLink | null {
  const name = title.trim();
  const address = url.trim();
  const path = localPath(address.startsWith('#') ? `/${address}` : withoutOrigin(address, origin));
  const href = path ?? webAddress(address);
  if (!name || !href) return null;
  return { title: name, href, isExternal: path === null, newTab: target === '_blank' };
}

function withoutOrigin(address: string, origin: string): string {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** Smaller sort order first; entries that share one keep the order in which they came. */
export function inMenuOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  return [...entries].sort((a, b) => a.sortOrder - b.sortOrder);
}

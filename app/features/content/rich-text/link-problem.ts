import { localPath, webAddress } from '~/lib/paths';

/** Why an address cannot be a link in a page; null for one that the sanitiser keeps. */
export function linkProblem(address: string): string | null {
  const text = address.trim();
  if (!text) return 'Please enter an address';
  const isKept =
    /^#[\w:.-]+$/.test(text) ||
    localPath(text) !== null ||
    /^mailto:[^\s@:<>"]+@[^\s@:<>"]+$/i.test(text) ||
    /^tel:\+?[\d\s().-]+$/i.test(text) ||
    (/^https?:\/\//i.test(text) && webAddress(text) !== null);
  return isKept ? null : 'Please enter a path such as /search, or an address with https://, mailto: or tel:';
}

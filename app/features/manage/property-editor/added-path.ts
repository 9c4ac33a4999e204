import { editPath } from './editor-paths';

/** The overview after a property was added; the address names the property for a page with scripts. */
export const addedPath = (propertyId: number) => `/dashboard?added=${propertyId}`;

type Added = {
  id: number;
  /** Address of its editor; null when its photos come first. */
  editor: string | null;
};

/** The property that was added, by the page to which its form leads; null for any other page. */
export function findAdded({ pathname, search }: { pathname: string; search: string }): Added | null {
  const [, withPhotos] = /^\/dashboard\/edit-property\/(\d{1,12})\/photos$/.exec(pathname) ?? [];
  if (withPhotos) return { id: Number(withPhotos), editor: null };
  const [, added] = pathname === '/dashboard' ? (/^\?added=(\d{1,12})$/.exec(search) ?? []) : [];
  return added ? { id: Number(added), editor: editPath(Number(added)) } : null;
}

import type { Picture } from '~/features/pictures/shown/picture-source';

export type ManagedPhoto = {
  id: number;
  picture: Picture;
  /** The website from which it was taken. */
  site: string | null;
};

/** The ids after the one at `from` moved to `to`. */
export function movedIds(photos: readonly ManagedPhoto[], from: number, to: number): number[] {
  const ids = photos.map(({ id }) => id);
  const [moved] = ids.splice(from, 1);
  if (moved !== undefined) ids.splice(to, 0, moved);
  return ids;
}

/** The photos in the order of a list of ids such as `3,1,2`; photos that it does not name come last. */
export function inOrder(photos: readonly ManagedPhoto[], order: string): ManagedPhoto[] {
  const ids = order.split(',').map(Number);
  const placeOf = ({ id }: ManagedPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...photos].sort((a, b) => placeOf(a) - placeOf(b));
}

import { maxFileBytes, maxFiles } from '~/features/pictures/rules/photo-limits';

type Choosable = { type: string; size: number };

/**
 * The chosen files that may be sent beside those that are there already; `isSkipped` when some are left out.
 */
export function chooseFiles<T extends Choosable>(chosen: Iterable<T>, already = 0) {
  const all = [...chosen];
  const kept = all
    .filter(({ type, size }) => type.startsWith('image/') && size <= maxFileBytes)
    .slice(0, Math.max(0, maxFiles - already));
  return { kept, isSkipped: kept.length < all.length };
}

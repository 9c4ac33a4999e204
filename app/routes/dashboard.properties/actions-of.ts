import type { Listing } from '~/features/manage/listings/list-listings.server';
import type { ListingChange } from '~/features/manage/listings/listing-changes';

export type ListingAction = Exclude<ListingChange, 'unarchive'> | 'edit' | 'view';

const ofStaff: Record<Listing['state'], readonly ListingAction[]> = {
  pending: ['approve', 'reject', 'edit', 'view', 'archive'],
  draft: ['publish', 'edit', 'view', 'reject', 'archive'],
  published: ['feature', 'edit', 'view', 'unpublish', 'reject', 'archive'],
  rejected: ['approve', 'edit', 'view', 'archive'],
  archived: ['restore', 'edit', 'view'],
};

/** Actions of a property, those of its state first. */
export function actionsOf({ state, isFeatured }: Listing, isForStaff: boolean): ListingAction[] {
  if (!isForStaff) return state === 'archived' ? ['edit', 'view'] : ['edit', 'view', 'archive'];
  const actions = ofStaff[state];
  if (!isFeatured || state === 'archived') return [...actions];
  if (state === 'published') return actions.map((action) => (action === 'feature' ? 'unfeature' : action));
  return [...actions.slice(0, -1), 'unfeature', ...actions.slice(-1)];
}

import type { ListingState, Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';

/** 'Draft' is approved and not published. */
export const stateLabels: Record<ListingState, string> = {
  pending: 'Pending Approval',
  rejected: 'Rejected',
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

/** Filters of the list, as in the address; 'all' leaves out archived properties. */
export const listingFilters = ['all', 'pending', 'approved', 'published', 'rejected', 'archived'] as const;

/** Those of the states, and 'changes': with a draft that is ready to be published. */
export const listingChoices = [...listingFilters, 'changes'] as const;
export type ListingFilter = (typeof listingChoices)[number];

export const stateOfFilter: Record<Exclude<ListingFilter, 'all' | 'changes'>, ListingState> = {
  pending: 'pending',
  approved: 'draft',
  published: 'published',
  rejected: 'rejected',
  archived: 'archived',
};

/** For staff, 'approved' are properties that wait to be published, which owners know as drafts. */
export function filterLabels(viewer: { role: Role }): Record<ListingFilter, string> {
  return {
    all: 'All',
    pending: 'Pending',
    approved: isStaff(viewer) ? 'Approved' : 'Draft',
    published: 'Published',
    rejected: 'Rejected',
    archived: 'Archived',
    changes: 'Ready drafts',
  };
}

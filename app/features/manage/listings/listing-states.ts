import type { ListingState, Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';

/** Account side, dashboard: 'Draft' is approved and not published. */
export const stateLabels: Record<ListingState, string> = {
  pending: 'Pending Approval',
  rejected: 'Rejected',
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

/** What the list can be narrowed to, as the address says it; 'all' leaves out what is archived. */
export const listingFilters = ['all', 'pending', 'approved', 'published', 'rejected', 'archived'] as const;
export type ListingFilter = (typeof listingFilters)[number];

export const stateOfFilter: Record<Exclude<ListingFilter, 'all'>, ListingState> = {
  pending: 'pending',
  approved: 'draft',
  published: 'published',
  rejected: 'rejected',
  archived: 'archived',
};

/** Staff look for what is approved and waits to be published, which its owner knows as a draft. */
export function filterLabels(viewer: { role: Role }): Record<ListingFilter, string> {
  return {
    all: 'All',
    pending: 'Pending',
    approved: isStaff(viewer) ? 'Approved' : 'Draft',
    published: 'Published',
    rejected: 'Rejected',
    archived: 'Archived',
  };
}

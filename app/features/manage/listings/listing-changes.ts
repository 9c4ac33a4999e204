import type { ListingState } from '~/db/vocabulary';
import type { Notice } from '~/lib/notices';

/**
 * Changes of a property besides editing it. All but archiving, and taking that back soon after, are reserved for staff.
 */
export const listingChanges = [
  'approve',
  'approve-publish',
  'reject',
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'archive',
  'unarchive',
  'restore',
] as const;
export type ListingChange = (typeof listingChanges)[number];

export const isListingChange = (value: unknown): value is ListingChange =>
  listingChanges.some((change) => change === value);

export const isStaffChange = (change: ListingChange) => change !== 'archive' && change !== 'unarchive';

/** Changes of many properties at once, with the words for their results. */
export const bulkChanges = {
  approve: { label: 'Approve', done: 'approved' },
  publish: { label: 'Publish', done: 'published' },
  unpublish: { label: 'Unpublish', done: 'unpublished' },
  feature: { label: 'Feature', done: 'featured' },
  archive: { label: 'Archive', done: 'archived' },
  unarchive: { label: 'Undo', done: 'restored' },
} as const;
export type BulkChange = keyof typeof bulkChanges;

/** Those with a button of their own; the message about archiving has the other one. */
export const bulkButtons = (Object.keys(bulkChanges) as BulkChange[]).filter(
  (change) => change !== 'unarchive',
);

export const isBulkChange = (value: unknown): value is BulkChange =>
  typeof value === 'string' && Object.hasOwn(bulkChanges, value);

export const maxAtOnce = 100;

/**
 * Result of a bulk change: done, already in that state, and not in a suitable state or gone; with the ids that were
 * archived, to take it back.
 */
export type BulkResult = {
  change: BulkChange;
  done: number;
  already: number;
  refused: number;
  archived?: readonly number[];
};

/** The result in words: '7 approved, 1 was already, 2 could not be'. */
export function bulkText({ change, done, already, refused }: BulkResult): string {
  const parts = [
    `${done} ${bulkChanges[change].done}`,
    already > 0 && `${already} ${already === 1 ? 'was' : 'were'} already`,
    refused > 0 && `${refused} could not be`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Words of the buttons. */
export const changeLabels = {
  approve: 'Approve',
  'approve-publish': 'Approve and publish',
  publish: 'Publish',
  unpublish: 'Unpublish',
  feature: 'Feature',
  unfeature: 'Unfeature',
  restore: 'Restore',
} as const satisfies Partial<Record<ListingChange, string>>;

/** Decisions that staff may take while they look at a property in this state, the likeliest first. */
export const decisionsOn: Record<ListingState, readonly (keyof typeof changeLabels | 'reject')[]> = {
  pending: ['approve-publish', 'approve', 'reject'],
  draft: ['publish', 'reject'],
  published: ['unpublish'],
  rejected: ['approve-publish', 'approve'],
  archived: [],
};

const topics = {
  approve: 'approval',
  'approve-publish': 'publication',
  reject: 'approval',
  publish: 'publication',
  unpublish: 'publication',
  feature: 'feature',
  unfeature: 'feature',
  archive: 'archive',
  unarchive: 'restore',
  restore: 'restore',
} as const satisfies Record<ListingChange, string>;

/** The message after it was done, or could not be. */
export const changeNotice = (change: ListingChange, isDone: boolean): Notice =>
  `${topics[change]}-${isDone ? 'updated' : 'failed'}`;

/** State of a property after a change; after restoring, the browser does not know it. */
const statesAfter: Partial<Record<ListingChange, ListingState>> = {
  approve: 'draft',
  'approve-publish': 'published',
  reject: 'rejected',
  publish: 'published',
  unpublish: 'draft',
  archive: 'archived',
};

/** A listing after the change. */
export function afterChange<Row extends { state: ListingState; isFeatured: boolean }>(
  listing: Row,
  change: ListingChange,
): Row {
  if (change === 'feature' || change === 'unfeature') return { ...listing, isFeatured: change === 'feature' };
  return { ...listing, state: statesAfter[change] ?? listing.state };
}

import type { Notice } from '~/lib/notices';

/**
 * Changes of a page from the list; 'delete' puts it into the trash, 'undelete' takes that back soon after, 'erase' removes
 * it from there for good.
 */
export const pageChanges = ['publish', 'unpublish', 'delete', 'undelete', 'restore', 'erase'] as const;
export type PageChange = (typeof pageChanges)[number];

export const isPageChange = (value: unknown): value is PageChange =>
  pageChanges.some((change) => change === value);

const topics = {
  publish: 'page-status',
  unpublish: 'page-status',
  delete: 'page-delete',
  undelete: 'page-undelete',
  restore: 'page-restore',
  erase: 'page-erase',
} as const satisfies Record<PageChange, string>;

/** The message after it was done, or could not be. */
export const pageNotice = (change: PageChange, isDone: boolean): Notice =>
  `${topics[change]}-${isDone ? 'updated' : 'failed'}`;

import type { PageType } from '~/db/vocabulary';

/** State of a page; nothing in the trash is published. */
export const pageStates = ['published', 'draft', 'trash'] as const;
export type PageState = (typeof pageStates)[number];

export const pageStateLabels: Record<PageState, string> = {
  published: 'Published',
  draft: 'Draft',
  trash: 'In the trash',
};

/** Names for lists; the editor's are `pageTypeLabels`. */
export const shortPageTypeLabels: Record<PageType, string> = {
  page: 'Page',
  location: 'Location',
  guide: 'Guide',
};

/** The state of a stored page; a deleted one is in the trash, published or not. */
export function pageStateOf({
  isPublished,
  deletedAt,
}: {
  isPublished: boolean;
  deletedAt: Date | null;
}): PageState {
  if (deletedAt) return 'trash';
  return isPublished ? 'published' : 'draft';
}

import { classes } from '~/lib/classes';

import { pageStateLabels, type PageState } from './page-states';

const looks: Record<PageState, string> = {
  published: 'bg-gum-tint text-gum',
  draft: 'bg-sand text-ink',
  trash: 'border border-line text-ink-soft',
};

/** Badge of a page's state. */
export function PageBadge({ state }: { state: PageState }) {
  return (
    <span className={classes('rounded-pill px-3 py-1 text-sm font-semibold whitespace-nowrap', looks[state])}>
      {pageStateLabels[state]}
    </span>
  );
}

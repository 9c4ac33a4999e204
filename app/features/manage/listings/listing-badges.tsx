import type { ListingState } from '~/db/vocabulary';
import { classes } from '~/lib/classes';

import { stateLabels } from './listing-states';

const looks: Record<ListingState, string> = {
  pending: 'bg-ocean-tint text-ocean',
  rejected: 'bg-terracotta-tint text-terracotta',
  draft: 'bg-sand text-ink',
  published: 'bg-gum-tint text-gum',
  archived: 'border border-line text-ink-soft',
};

const badge = 'rounded-pill px-3 py-1 text-sm font-semibold whitespace-nowrap';

/** State of a property, and whether it is featured. */
export function ListingBadges({ state, isFeatured }: { state: ListingState; isFeatured: boolean }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <span className={classes(badge, looks[state])}>{stateLabels[state]}</span>
      {isFeatured && <span className={classes(badge, 'bg-jacaranda-tint text-jacaranda')}>Featured</span>}
    </span>
  );
}

import { X } from 'lucide-react';

import { buttonClass } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { alternativesOf, criteriaParams, type Criteria } from '~/features/directory/criteria/criteria';

import type { FacetPanelData } from './facet-data';
import { FacetFilter } from './facet-filter';
import { NearFilter } from './near-filter';
import { PriceFilter } from './price-filter';

export const filterPanelId = 'filters';

/** Closes the sheet: a button that submits a form does not also close a popover. */
export function closeFilterPanel() {
  document.getElementById(filterPanelId)?.hidePopover?.();
}

type FilterPanelProps = {
  shown: Criteria;
  /** Name of the place list beside the panel's checkboxes. */
  listedPlace: string;
  facets: FacetPanelData;
  landmarks: readonly { slug: string; name: string }[];
  countLabel: string;
  onChange: () => void;
  /** Closed on wide screens too, where the map takes its place. */
  isSheet: boolean;
};

/**
 * At the left on wide screens; on narrow ones the browser's own popover at the bottom edge, which needs no
 * script. A browser without popovers shows it in place.
 */
export function FilterPanel({
  shown,
  listedPlace,
  facets,
  landmarks,
  countLabel,
  onChange,
  isSheet,
}: FilterPanelProps) {
  const chosen = chosenIn(shown);
  return (
    <aside
      id={filterPanelId}
      aria-labelledby="filters-heading"
      popover="auto"
      className={classes(
        'inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card border border-line bg-surface p-5 pb-0 text-ink shadow-float backdrop:bg-veil/50',
        isSheet
          ? 'lg:top-0 lg:max-h-none lg:w-96 lg:rounded-none'
          : 'lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-card lg:pb-5 lg:shadow-none',
      )}
    >
      <div className="mb-5 flex items-center justify-between">
        <h2 id="filters-heading" className="text-xl">
          Filters
        </h2>
        <button
          type="button"
          popovertarget={filterPanelId}
          popovertargetaction="hide"
          className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sand lg:hidden"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <div className="grid gap-7">
        {facets.note && <p className="text-sm text-ink-soft">{facets.note}</p>}
        <PriceFilter
          minPrice={shown.minPrice}
          maxPrice={shown.maxPrice}
          rates={facets.rates}
          onCommit={onChange}
        />
        <input type="hidden" name="was" value={listedPlace} />
        {facets.groups.map((group) => (
          <FacetFilter
            key={group.name}
            group={group}
            chosen={chosen.getAll(group.name).join('\n')}
            onChange={onChange}
          />
        ))}
        <NearFilter shown={shown} landmarks={landmarks} onChange={onChange} />
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface p-4 lg:static lg:m-0 lg:border-0 lg:p-0">
          <ShowResults countLabel={countLabel} />
        </div>
      </div>
    </aside>
  );
}

/** A component of its own, so that the choices are not rendered once more when scripts run. */
function ShowResults({ countLabel }: { countLabel: string }) {
  const isHydrated = useHydrated();
  return (
    <button type="submit" className={buttonClass('primary', classes('w-full', isHydrated && 'lg:hidden'))}>
      {isHydrated ? `Show ${countLabel}` : 'Show results'}
    </button>
  );
}

/** The values that the address chooses, by the names of the filters. */
function chosenIn(criteria: Criteria): URLSearchParams {
  const params = criteriaParams({ ...criteria, location: '' });
  for (const place of alternativesOf(criteria.location)) {
    params.append('place', place);
    params.append('place', place.toLowerCase());
  }
  return params;
}

import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { LayoutGrid, MapPin, Rows3, SlidersHorizontal, X } from 'lucide-react';

import { controlClass } from '~/components/forms/control-class';
import { buttonClass } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { sortsOf, views, type Criteria, type View } from '~/features/directory/criteria/criteria';
import type { relsOf } from '~/features/directory/criteria/indexable';

import { filterPanelId } from './filters/filter-panel';
import type { Chip } from './load-search.server';
import { rememberedView } from './remembered-view';
import { sortLabels } from './results/search-words';

type ToolbarProps = {
  shown: Criteria;
  /** The rule of the order. */
  explained: string;
  /** Of this screen: it stays when only the order changes. */
  path: string;
  onChange: () => void;
  viewPath: (view: Criteria['view']) => string;
  rels: ReturnType<typeof relsOf>;
};

/** Filters button on narrow screens, order, and grid or list. */
export function ResultsToolbar({ shown, explained, path, onChange, viewPath, rels }: ToolbarProps) {
  const order = useRef<HTMLSelectElement>(null);
  // An order may have been chosen before there were scripts. Later the field always has the one that is shown.
  useEffect(() => {
    if (order.current?.value !== shown.sort) onChange();
  }, [shown.sort, onChange]);
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-3">
      <button
        type="button"
        popovertarget={filterPanelId}
        className={buttonClass('secondary', classes('max-sm:px-2.5', shown.view !== 'map' && 'lg:hidden'))}
      >
        {/* The narrowest phones have room for one row only without it. */}
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} className="max-[22rem]:hidden" />
        Filters
      </button>
      <label className="flex items-center gap-2 max-sm:min-w-24 max-sm:flex-1 max-[22rem]:min-w-32">
        <span className="whitespace-nowrap max-sm:sr-only">Sort by</span>
        <select
          id="sort"
          ref={order}
          name="sort"
          value={shown.sort}
          onChange={onChange}
          aria-describedby="order-explained"
          className={classes(controlClass, 'min-w-0 sm:w-auto')}
        >
          {sortsOf(shown).map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" formAction={path} className={buttonClass('secondary', 'max-sm:px-2.5')}>
          Apply
        </button>
      </noscript>
      <ul aria-label="View" className="ml-auto flex gap-1">
        {/* On a phone grid and list look the same, and either one leads to the map. */}
        {views.map((view) => (
          <li
            key={view}
            className={
              view === 'list' || (view === 'grid' && shown.view !== 'map') ? 'max-sm:hidden' : undefined
            }
          >
            <Link
              to={viewPath(view)}
              preventScrollReset
              rel={rels[view]}
              onClick={() => view !== 'map' && localStorage.removeItem(rememberedView)}
              aria-current={shown.view === view ? 'true' : undefined}
              className={classes(
                'grid size-12 place-items-center rounded-control border',
                shown.view === view
                  ? 'border-jacaranda bg-jacaranda-tint'
                  : 'border-line bg-surface hover:bg-sand',
              )}
            >
              <ViewLook view={view} />
            </Link>
          </li>
        ))}
      </ul>
      <p id="order-explained" className="w-full text-sm text-ink-soft max-sm:sr-only">
        {explained}
      </p>
    </div>
  );
}

const looks = {
  grid: [LayoutGrid, 'Grid view'],
  list: [Rows3, 'List view'],
  map: [MapPin, 'Map view'],
} as const satisfies Record<View, unknown>;

function ViewLook({ view }: { view: View }) {
  const [Icon, label] = looks[view];
  return (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.5} />
      <span className="sr-only">{label}</span>
    </>
  );
}

/** The applied filters, each with a link that removes it. */
export function AppliedFilters({ chips }: { chips: readonly Chip[] }) {
  // The results stay where they are when the first one is chosen.
  if (chips.length === 0)
    return <p className="hidden h-9 items-center text-sm text-ink-soft lg:flex">No filter is chosen.</p>;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap gap-2">
      {chips.map(({ key, label, to, rel, without }) => (
        <li key={key} className="flex max-w-full">
          <Link
            to={to}
            preventScrollReset
            rel={rel}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-pill bg-jacaranda-tint px-3 text-sm font-semibold text-jacaranda no-underline hover:underline"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            {without && <span className="font-normal whitespace-nowrap">· {without} without</span>}
            <X aria-hidden size={14} strokeWidth={2} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

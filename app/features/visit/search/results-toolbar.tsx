import { Link } from '@remix-run/react';
import { LayoutGrid, Rows3, SlidersHorizontal, X } from 'lucide-react';

import { controlClass } from '~/components/forms/control-class';
import { buttonClass } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { sorts, views, type Criteria } from '~/features/directory/criteria/criteria';

import { filterPanelId } from './filter-panel';
import type { Chip } from './load-search.server';
import { sortLabels } from './search-words';

type ToolbarProps = {
  shown: Criteria;
  /** The rule of the order. */
  explained: string;
  /** Of this screen: it stays when only the order changes. */
  path: string;
  onChange: () => void;
  viewPath: (view: Criteria['view']) => string;
};

/** Filters button on narrow screens, order, and grid or list. */
export function ResultsToolbar({ shown, explained, path, onChange, viewPath }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <button
        type="button"
        {...{ popovertarget: filterPanelId }}
        className={buttonClass('secondary', 'lg:hidden')}
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
        Filters
      </button>
      <label className="flex items-center gap-2 max-sm:min-w-0 max-sm:flex-1 max-[22rem]:min-w-32">
        <span className="whitespace-nowrap max-sm:sr-only">Sort by</span>
        <select
          id="sort"
          name="sort"
          value={shown.sort}
          onChange={onChange}
          aria-describedby="order-explained"
          className={classes(controlClass, 'min-w-0 sm:w-auto')}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" formAction={path} className={buttonClass('secondary')}>
          Apply
        </button>
      </noscript>
      <ul aria-label="View" className="ml-auto flex gap-1">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={viewPath(view)}
              preventScrollReset
              rel="nofollow"
              aria-current={shown.view === view ? 'true' : undefined}
              className={classes(
                'grid size-12 place-items-center rounded-control border',
                shown.view === view
                  ? 'border-jacaranda bg-jacaranda-tint'
                  : 'border-line bg-surface hover:bg-sand',
              )}
            >
              {view === 'grid' ? (
                <LayoutGrid aria-hidden size={18} strokeWidth={1.5} />
              ) : (
                <Rows3 aria-hidden size={18} strokeWidth={1.5} />
              )}
              <span className="sr-only">{view === 'grid' ? 'Grid view' : 'List view'}</span>
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

/** The applied filters, each with a link that removes it. */
export function AppliedFilters({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap gap-2">
      {chips.map(({ key, label, to, without }) => (
        <li key={key} className="max-w-full">
          <Link
            to={to}
            preventScrollReset
            rel="nofollow"
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

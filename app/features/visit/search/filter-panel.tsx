import { X } from 'lucide-react';

import { buttonClass } from '~/components/ui/button';
import { propertyTypeOptions } from '~/features/directory/property/property-types';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

import { starChoices, type Criteria } from '~/features/directory/criteria/criteria';
import { PriceFilter } from './price-filter';

export const filterPanelId = 'filters';

/** Closes the sheet: a button that submits a form does not also close a popover. */
export function closeFilterPanel() {
  document.getElementById(filterPanelId)?.hidePopover?.();
}

type FilterPanelProps = { shown: Criteria; countLabel: string; onChange: () => void };

/**
 * At the left on wide screens; on narrow ones the browser's own popover at the bottom edge, which needs no
 * script. A browser without popovers shows it in place.
 */
export function FilterPanel({ shown, countLabel, onChange }: FilterPanelProps) {
  const isHydrated = useHydrated();
  return (
    <aside
      id={filterPanelId}
      aria-labelledby="filters-heading"
      {...{ popover: 'auto' }}
      className={classes(
        'inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card border border-line bg-surface p-5 pb-0 text-ink shadow-float backdrop:bg-veil/50',
        'lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-card lg:pb-5 lg:shadow-none',
      )}
    >
      <div className="mb-5 flex items-center justify-between">
        <h2 id="filters-heading" className="text-xl">
          Filters
        </h2>
        <button
          type="button"
          {...{ popovertarget: filterPanelId, popovertargetaction: 'hide' }}
          className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sand lg:hidden"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
          <span className="sr-only">Close filters</span>
        </button>
      </div>
      <div className="grid gap-7">
        <PriceFilter minPrice={shown.minPrice} maxPrice={shown.maxPrice} onCommit={onChange} />
        <TypeFilter {...{ shown, onChange }} />
        <StarFilter {...{ shown, onChange }} />
        <fieldset>
          <legend className="mb-2 font-semibold">Getting here</legend>
          <Choice
            type="checkbox"
            name="near_airport"
            value="1"
            label="Near the airport (10 km)"
            checked={shown.nearAirport}
            onChange={onChange}
          />
        </fieldset>
        {shown.tags.map((tag) => (
          <input key={tag} type="hidden" name="tag" value={tag} />
        ))}
        {shown.amenities.map((names) => (
          <input key={names} type="hidden" name="amenity" value={names} />
        ))}
        {shown.rating && <input type="hidden" name="rating" value={shown.rating} />}
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface p-4 lg:static lg:m-0 lg:border-0 lg:p-0">
          <button
            type="submit"
            className={buttonClass('primary', classes('w-full', isHydrated && 'lg:hidden'))}
          >
            {isHydrated ? `Show ${countLabel}` : 'Show results'}
          </button>
        </div>
      </div>
    </aside>
  );
}

type FilterProps = Pick<FilterPanelProps, 'shown' | 'onChange'>;

function TypeFilter({ shown, onChange }: FilterProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Property type</legend>
      {propertyTypeOptions.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          name="type"
          value={value}
          label={label}
          checked={shown.types.includes(value)}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

function StarFilter({ shown, onChange }: FilterProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Star rating</legend>
      <Choice
        type="radio"
        name="stars"
        value=""
        label="Any"
        checked={shown.stars === null}
        onChange={onChange}
      />
      {starChoices.map((stars) => (
        <Choice
          key={stars}
          type="radio"
          name="stars"
          value={String(stars)}
          label={stars === 5 ? '5 stars' : `${stars}+ stars`}
          checked={shown.stars === stars}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChange: () => void;
};

function Choice({ type, name, value, label, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3 has-checked:font-semibold">
      <input
        id={`${name}-${value || 'any'}`}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
        className="size-5 shrink-0 accent-jacaranda"
      />
      {label}
    </label>
  );
}

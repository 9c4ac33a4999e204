import { useEffect, useState } from 'react';

import { controlClass } from '~/components/forms/control-class';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { maxPriceBound } from '~/features/directory/criteria/criteria';

import type { FacetPanelData } from './facet-data';

type PriceFilterProps = {
  minPrice: number | null;
  maxPrice: number | null;
  rates: FacetPanelData['rates'];
  onCommit: () => void;
};

const bounds = { min: 0, max: maxPriceBound, step: 10 };

/** Lowest and highest base rate a night: two handles below the rates of the stays and, as an alternative, number fields. */
export function PriceFilter({ minPrice, maxPrice, rates, onCommit }: PriceFilterProps) {
  const low = useBound(minPrice ?? 0, onCommit);
  const high = useBound(maxPrice ?? maxPriceBound, onCommit);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">Price a night (A$)</legend>
      <RateBars rates={rates} from={Number(low.text) || 0} to={Number(high.text) || 0} />
      <Sliders low={low} high={high} />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Amount id="min_price" label="From" bound={low} />
        <Amount id="max_price" label="To" bound={high} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {maxPriceBound} means no upper limit. Tests each stay’s lowest base rate.
      </p>
    </fieldset>
  );
}

/**
 * The number of stays per rate, as bars over the sliders' track; the bars between the handles are
 * highlighted.
 */
function RateBars({ rates, from, to }: { rates: FacetPanelData['rates']; from: number; to: number }) {
  const { heights, text, barDollars } = rates;
  return (
    <>
      <p className="sr-only">{text}</p>
      <div aria-hidden className="mx-3 flex h-14 items-end gap-px border-b-2 border-line">
        {heights.map((height, bar) => {
          const isWithin = bar * barDollars < to && (bar + 1) * barDollars > from;
          return (
            <span
              key={bar}
              style={{ height: `${height && 8 + height * 92}%` }}
              className={classes('flex-1 rounded-t-[2px]', isWithin ? 'bg-jacaranda' : 'bg-line')}
            />
          );
        })}
      </div>
    </>
  );
}

/** A bound: its value while it is being changed, and the search's value afterwards. */
function useBound(value: number, onCommit: () => void) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const commit = () => {
    if (Number(text) !== value) onCommit();
  };
  return { text, setText, commit };
}

type Bound = ReturnType<typeof useBound>;

/** A component of its own, so that only the sliders are rendered once more when scripts run. */
function Sliders({ low, high }: { low: Bound; high: Bound }) {
  const isHydrated = useHydrated();
  return (
    <div className={classes('range-pair -mt-3.5', !isHydrated && 'invisible')}>
      <Slider label="From, slider" bound={low} />
      <Slider label="To, slider" bound={high} />
    </div>
  );
}

type BoundProps = { label: string; bound: Bound };

function Slider({ label, bound: { text, setText, commit } }: BoundProps) {
  return (
    <input
      type="range"
      aria-label={label}
      {...bounds}
      value={Number(text) || 0}
      onChange={(event) => setText(event.target.value)}
      onPointerUp={commit}
      onKeyUp={commit}
    />
  );
}

function Amount({ id, label, bound: { text, setText, commit } }: BoundProps & { id: string }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        id={id}
        name={id}
        type="number"
        inputMode="numeric"
        {...bounds}
        step="any"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        className={classes(controlClass, 'tabular-nums')}
      />
    </label>
  );
}

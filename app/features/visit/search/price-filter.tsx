import { useEffect, useState } from 'react';

import { controlClass } from '~/components/forms/control-class';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

import { maxPriceBound } from '~/features/directory/criteria/criteria';

type PriceFilterProps = { minPrice: number | null; maxPrice: number | null; onCommit: () => void };

const bounds = { min: 0, max: maxPriceBound, step: 10 };

/** Lowest and highest base rate a night: a slider each and, as an alternative, a number field beside it. */
export function PriceFilter({ minPrice, maxPrice, onCommit }: PriceFilterProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Price a night (A$)</legend>
      <PriceBound id="min_price" label="From" value={minPrice ?? 0} onCommit={onCommit} />
      <PriceBound id="max_price" label="To" value={maxPrice ?? maxPriceBound} onCommit={onCommit} />
      <p className="text-sm text-ink-soft">
        {maxPriceBound} means no upper limit. Tests each stay’s lowest base rate.
      </p>
    </fieldset>
  );
}

type PriceBoundProps = { id: string; label: string; value: number; onCommit: () => void };

function PriceBound({ id, label, value, onCommit }: PriceBoundProps) {
  const [text, setText] = useState(String(value));
  const isHydrated = useHydrated();
  useEffect(() => setText(String(value)), [value]);
  const commit = () => {
    if (Number(text) !== value) onCommit();
  };
  return (
    <div className="grid grid-cols-[3rem_1fr_6rem] items-center gap-3">
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        aria-label={`${label}, slider`}
        {...bounds}
        value={Number(text) || 0}
        onChange={(event) => setText(event.target.value)}
        onPointerUp={commit}
        onKeyUp={commit}
        className={classes('min-h-6 w-full accent-jacaranda', !isHydrated && 'invisible')}
      />
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
    </div>
  );
}

import { memo } from 'react';

import { rememberMarkup } from '~/lib/document/remember-markup';

import type { FacetGroup, FacetOption } from './facet-data';

type FacetFilterProps = {
  group: FacetGroup;
  /** The chosen values, a line each; '' while none is. */
  chosen: string;
  onChange: () => void;
};

/**
 * The values of one filter, each with its number of stays; the rarer ones on request, open while one of them
 * is chosen.
 */
function FacetFilterView({ group, chosen, onChange }: FacetFilterProps) {
  const { legend, options, more } = group;
  const isChosen = isAmong(chosen);
  const choices = (shown: readonly FacetOption[]) => (
    <div className="facet-choices">
      {shown.map((option) => (
        <Choice
          key={option.value}
          group={group}
          option={option}
          checked={isChosen(option)}
          onChange={onChange}
        />
      ))}
    </div>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {choices(options)}
      {more && (
        <details open={more.parts.some((part) => part.options.some(isChosen))}>
          <summary className="py-2 text-jacaranda underline">{more.label}</summary>
          {more.parts.map((part) => (
            <div key={part.heading} role="group" aria-label={part.heading || undefined}>
              {part.heading && (
                <p aria-hidden className="mt-2 text-sm text-ink-soft">
                  {part.heading}
                </p>
              )}
              {choices(part.options)}
            </div>
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** Tells of an option whether it is one of the chosen values. */
function isAmong(chosen: string) {
  const values = chosen.split('\n');
  return ({ value }: FacetOption) => values.includes(value);
}

/** In a browser, a choice in one filter does not render the others. */
export const FacetFilter = import.meta.env.SSR
  ? rememberMarkup('facet filter', FacetFilterView, ({ group, chosen }) => {
      const options = [group.options, ...(group.more?.parts ?? []).map((part) => part.options)].flat();
      return JSON.stringify([group, options.filter(isAmong(chosen))]);
    })
  : memo(FacetFilterView);

type ChoiceProps = { group: FacetGroup; option: FacetOption; checked: boolean; onChange: () => void };

/** Two cells of `facet-choices`. A value that would find nothing cannot be chosen, only removed. */
function ChoiceView({ group: { name, isSingle, isFull }, option, checked, onChange }: ChoiceProps) {
  const { value, label, count, isEmpty } = option;
  const id = `${name}-${value || 'any'}`.replace(/\s+/g, '_');
  const disabled = !checked && value !== '' && (isEmpty || isFull);
  return (
    <>
      <label>
        <input
          id={id}
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
          aria-describedby={`${id}-count`}
        />
        {label}
      </label>
      <span id={`${id}-count`}>
        {count}
        {count && <span className="sr-only"> found</span>}
      </span>
    </>
  );
}

/** Of fifty amenities, a choice renders the one that was chosen. */
const Choice = memo(ChoiceView);

import { useNavigate } from '@remix-run/react';
import { BedDouble, Check, Landmark, MapPin, Tag, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { readSearchForm } from '~/features/directory/criteria/read-search-form';
import { classes } from '~/lib/classes';

import type { Suggestion, SuggestionKind } from './suggestion';
import { suggestionAddress } from './suggestion-address';
import { useCombobox } from './use-combobox';

const icons: Record<SuggestionKind, LucideIcon> = {
  place: MapPin,
  landmark: Landmark,
  kind: Tag,
  stay: BedDouble,
  feature: Check,
};

type SuggestionListProps = { input: HTMLInputElement; today: string };

/**
 * The possible meanings of the words in the field, as the list of a combobox; the field belongs to a form that works
 * without the list.
 */
export function SuggestionList({ input, today }: SuggestionListProps) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (suggestion: Suggestion) => {
    if (!input.form) return;
    const { criteria } = readSearchForm(input.form, today);
    // The field keeps the words that are searched for when the page stays.
    input.value = input.defaultValue;
    navigate(suggestionAddress(suggestion, criteria));
  };
  const list = useRef<HTMLUListElement>(null);
  const { shown, active, announced } = useCombobox({ input, list, id }, choose);
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className={classes(
          'absolute top-full left-0 z-30 mt-1 max-h-[min(26rem,50dvh)] w-full min-w-[min(24rem,calc(100vw-4.5rem))] overflow-y-auto overscroll-contain rounded-control border border-control bg-surface p-1 shadow-float',
          shown.length === 0 && 'hidden',
        )}
      >
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.to}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
          />
        ))}
      </ul>
    </>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean };

function Option({ id, suggestion: { kind, name, hint }, isActive }: OptionProps) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const Icon = icons[kind];
  return (
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sand aria-selected:bg-jacaranda-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-jacaranda"
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-gum" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
    </li>
  );
}

import { Form, useFetcher } from '@remix-run/react';
import { useId, useState, type KeyboardEvent } from 'react';

import { controlClass } from '~/components/forms/control-class';
import { usePress } from '~/components/forms/page-form';
import { Button } from '~/components/ui/button';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { maxFindWords } from './read-order';
import { useListPress } from './use-list-press';
import type { Order } from './use-order';

export type Choice = { id: number; title: string; note: string };
type Found = { found: readonly Choice[] };

type AddBySearchProps = {
  name: string;
  label: string;
  hint: string;
  /** The words of the search form, and the results. */
  words: string;
  found: readonly Choice[];
  seen: readonly number[];
  order: Order;
  fields: Record<string, string>;
  /** Id of the form beside the list, which its buttons send with it until there are scripts. */
  formBeside?: string;
  /** Called when something was added, before the stored list has it, so that its row can be shown. */
  onAdded: (choice: Choice) => void;
};

/**
 * Adds to an ordered list: a search form whose results each have a button; with scripts a combobox that
 * queries the same screen while the editor types.
 */
export function AddBySearch(props: AddBySearchProps) {
  const { name, label, hint, words, found, seen, order, fields, onAdded, formBeside } = props;
  const isHydrated = useHydrated();
  const press = usePress(formBeside);
  const id = useId();
  const isNew = ({ id: choice }: Choice) => !order.ids.includes(choice);
  const add = (choice: Choice) => {
    onAdded(choice);
    order.step({ order: [...order.ids, choice.id], said: `${choice.title} is the last in the list.` });
    box.clear();
  };
  const box = useCombobox({ name, words, isNew, add });
  return (
    <div className="grid gap-3">
      <Form
        role="search"
        aria-label={label}
        preventScrollReset
        className="relative flex flex-wrap items-end gap-3"
      >
        <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
          <label htmlFor={`${name}-find`} className="font-semibold">
            {label}
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
          <input
            id={`${name}-find`}
            name="find"
            form={isHydrated ? undefined : formBeside}
            value={box.typed}
            maxLength={maxFindWords}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className={controlClass}
            onChange={({ target }) => box.type(target.value)}
            {...(isHydrated && {
              role: 'combobox',
              'aria-expanded': box.isShown,
              'aria-controls': box.isShown ? `${id}-options` : undefined,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant':
                box.isShown && box.options[box.active] ? `${id}-${box.active}` : undefined,
              onKeyDown: box.onKeyDown,
              onBlur: box.close,
            })}
          />
          {box.isShown && (
            <OptionList id={id} label={label} options={box.options} active={box.active} onAdd={add} />
          )}
        </div>
        <Button type="submit" {...(formBeside && press({ intent: 'find' }, {}))} variant="secondary">
          Search
        </Button>
      </Form>
      {words !== '' && (
        <FoundList
          name={name}
          found={found.filter(isNew)}
          seen={seen}
          ids={order.ids}
          fields={fields}
          formBeside={formBeside}
          onAdd={add}
        />
      )}
    </div>
  );
}

type ComboboxInput = {
  name: string;
  words: string;
  isNew: (choice: Choice) => boolean;
  add: (choice: Choice) => void;
};

/** The choices for what is typed; the keys move among them, take one, or close the list. */
function useCombobox({ name, words, isNew, add }: ComboboxInput) {
  const [typed, setTyped] = useState(words);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<Found>({ key: `${name}-find` });
  const options = (typed.trim() === '' ? [] : (fetcher.data?.found ?? [])).filter(isNew);
  const isShown = isOpen && options.length > 0;
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    if (text.trim() !== '') void fetcher.load(`?${new URLSearchParams({ find: text }).toString()}`);
  };
  const close = () => setOpen(false);
  const clear = () => {
    setTyped('');
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const choice = options[active];
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && isShown && choice) {
      event.preventDefault();
      add(choice);
    }
  };
  return { typed, active, options, isShown, type, close, clear, onKeyDown };
}

type OptionListProps = {
  id: string;
  label: string;
  options: readonly Choice[];
  active: number;
  onAdd: (choice: Choice) => void;
};

function OptionList({ id, label, options, active, onAdd }: OptionListProps) {
  return (
    <ul
      id={`${id}-options`}
      role="listbox"
      aria-label={label}
      className="absolute top-full z-10 mt-1 max-h-80 w-full overflow-y-auto rounded-control border border-line bg-surface shadow-float"
    >
      {options.map((choice, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the combobox's
        <li
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAdd(choice)}
          className={classes(
            'min-h-11 cursor-pointer px-4 py-2 wrap-anywhere hover:bg-sand',
            index === active && 'bg-jacaranda-tint',
          )}
        >
          {choice.title} <span className="text-sm text-ink-soft">{choice.note}</span>
        </li>
      ))}
    </ul>
  );
}

type FoundListProps = Pick<AddBySearchProps, 'name' | 'found' | 'seen' | 'fields' | 'formBeside'> & {
  ids: readonly number[];
  onAdd: (choice: Choice) => void;
};

function FoundList({ name, found, seen, ids, fields, formBeside, onAdd }: FoundListProps) {
  const isHydrated = useHydrated();
  const press = useListPress({ seen, fields, formBeside });
  if (found.length === 0) return <p className="rounded-card bg-sand p-4">Nothing else has such a name.</p>;
  return (
    <ul aria-label="Found" className="grid gap-2">
      {found.map((choice) => (
        <li
          key={choice.id}
          className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface p-3"
        >
          <span className="min-w-0 flex-1 basis-44 wrap-anywhere">
            {choice.title} <span className="text-sm text-ink-soft">{choice.note}</span>
          </span>
          <form method="post">
            {Object.entries({ ...fields, seen: seen.join() }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button
              type="submit"
              variant="secondary"
              {...press([...ids, choice.id])}
              id={`${name}-add-${choice.id}`}
              aria-label={`Add ${choice.title}`}
              onClick={(event) => {
                if (!isHydrated) return;
                event.preventDefault();
                onAdd(choice);
              }}
            >
              Add
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import type { FormValues } from '~/lib/editing/form-shape';

type RowsProps<Values extends FormValues, Row> = {
  form: FormMetadata<Values, string[]>;
  /** The list; its name is the id of its section. */
  list: FieldMetadata<Row[] | undefined, Values, string[]>;
  /** The noun for a row: 'question'. */
  noun: string;
};

type RowHeadProps<Values extends FormValues, Row> = RowsProps<Values, Row> & {
  index: number;
  focusLater: (label: string) => void;
  /** The handle by which the row is dragged. */
  handle?: ReactNode;
};

/**
 * Number of a row with buttons that move and remove it. Each is a submit of its own, so that it works without
 * scripts and keeps what was typed.
 */
export function RowHead<Values extends FormValues, Row>(props: RowHeadProps<Values, Row>) {
  const { form, list, noun, index, focusLater, handle } = props;
  const place = index + 1;
  const move = (to: number) => ({
    ...form.reorder.getButtonProps({ name: list.name, from: index, to }),
    formAction: `#${list.name}`,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h4 className="text-base">
        {capitalised(noun)} {place}
      </h4>
      <div className="flex gap-1">
        {handle}
        <RowButton
          {...move(index - 1)}
          Icon={ArrowUp}
          label={`Move ${noun} ${place} up`}
          disabled={index === 0}
          onClick={() => focusLater(`Move ${noun} ${index} `)}
        />
        <RowButton
          {...move(index + 1)}
          Icon={ArrowDown}
          label={`Move ${noun} ${place} down`}
          disabled={place === list.getFieldList().length}
          onClick={() => focusLater(`Move ${noun} ${place + 1} `)}
        />
        <RowButton
          {...form.remove.getButtonProps({ name: list.name, index })}
          formAction={`#${list.name}`}
          Icon={Trash2}
          label={`Remove ${noun} ${place}`}
          onClick={() => focusLater(`Add a ${noun}`)}
        />
      </div>
    </div>
  );
}

// On its own: the file that has the helper for visitors would cost the editors two kilobytes.
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The button that adds a row, up to `max`. */
export function AddRow<Values extends FormValues, Row>(props: RowsProps<Values, Row> & { max: number }) {
  const { form, list, noun, max } = props;
  if (list.getFieldList().length >= max) return null;
  return (
    <div className="sm:col-span-2">
      <Button
        type="submit"
        variant="secondary"
        {...form.insert.getButtonProps({ name: list.name })}
        formAction={`#${list.name}`}
      >
        <Plus aria-hidden size={18} strokeWidth={1.5} />
        Add a {noun}
      </Button>
    </div>
  );
}

type RowButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { Icon: LucideIcon; label: string };

function RowButton({ Icon, label, ...button }: RowButtonProps) {
  return (
    <Button type="submit" variant="quiet" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={18} strokeWidth={1.5} />
    </Button>
  );
}

/**
 * Keeps the focus with a row that moves; after a removal gives it to the button whose label begins with the
 * given text.
 */
export function useFocusAfterMove(sectionId: string) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const label = wanted.current;
    if (!label) return;
    wanted.current = null;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`#${sectionId} button`)];
    const named = buttons.filter((button) =>
      (button.ariaLabel ?? button.textContent ?? '').startsWith(label),
    );
    (named.find((button) => !button.disabled) ?? buttons.at(-1))?.focus();
  });
  return (label: string) => {
    wanted.current = label;
  };
}

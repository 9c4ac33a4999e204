import { useEffect, useRef, useState } from 'react';

import type { SortableItemsProps } from './sortable-items';

type LaterSortableItemsProps = SortableItemsProps & { listClassName: string };

/**
 * A list of sortable items whose library is loaded after the page; until then its rows have no handles.
 * Adding the handles renders the rows again; typed text and the focus are kept.
 */
export function LaterSortableItems({ listClassName, ...items }: LaterSortableItemsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [Items, setItems] = useState<typeof PlainItems>(() => PlainItems);
  const restore = useRef(() => {});
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const { SortableItems } = await import('./sortable-items');
      if (!isShown || !list.current) return;
      restore.current = keepWork(list.current);
      setItems(() => SortableItems);
    };
    // The buttons move the rows, too.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => restore.current(), [Items]);
  return (
    <ol ref={list} className={listClassName}>
      <Items {...items} />
    </ol>
  );
}

function PlainItems({ ids, className, children }: SortableItemsProps) {
  return (
    <>
      {ids.map((id, index) => (
        <li key={id} className={className}>
          {children(index, null)}
        </li>
      ))}
    </>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsIn = (list: HTMLElement) => [...list.querySelectorAll<Field>('input, textarea')];

/**
 * Remembers the fields of the list and the focus; the function that it returns gives them to the same fields,
 * rendered again.
 */
function keepWork(list: HTMLElement): () => void {
  const fields = fieldsIn(list);
  const values = fields.map((field) => field.value);
  const active = list.contains(document.activeElement) ? document.activeElement : null;
  const place = fields.findIndex((field) => field === active);
  const caret = fields[place]?.selectionEnd ?? null;
  return () => {
    const drawn = fieldsIn(list);
    for (const [index, value] of values.entries()) {
      const field = drawn[index];
      if (field && field.value !== value) field.value = value;
    }
    const focused = drawn[place] ?? (active?.id ? document.getElementById(active.id) : null);
    focused?.focus();
    if (caret !== null) drawn[place]?.setSelectionRange(caret, caret);
  };
}

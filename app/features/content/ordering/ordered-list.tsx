import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { SortableItems } from '~/components/ui/sortable-items';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { movedTo } from './read-order';
import { useListPress } from './use-list-press';
import type { Order } from './use-order';

export type OrderedItem = { id: number; title: string };

export type OrderedListProps<Item extends OrderedItem> = {
  /** Name of the list and its controls, unique in the page. */
  name: string;
  label: string;
  items: readonly Item[];
  /** Stored ids, which the form sends as the state that was seen. */
  seen: readonly number[];
  order: Order;
  fields: Record<string, string>;
  /** Id of the form beside the list, which its buttons send with it until there are scripts. */
  formBeside?: string;
  /** Content of a row beside its buttons. */
  row: (item: Item) => ReactNode;
  /** Content below it in the same row, such as a list of its own. */
  below?: (item: Item) => ReactNode;
  canRemove?: boolean;
};

/** Rows that an editor puts in order: without scripts by buttons that are forms, with scripts by dragging. */
export function OrderedList<Item extends OrderedItem>(props: OrderedListProps<Item>) {
  const { items, order, label, name } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = order.ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <p role="status" className="sr-only" id={`${name}-said`}>
        {order.said}
      </p>
      <ol aria-label={label} className="grid gap-3">
        <SortableItems
          id={`${name}-dragging`}
          ids={shown.map(({ id }) => id)}
          noun="row"
          nameOf={(index) => shown[index]?.title ?? 'the row'}
          onMove={(from, to) => order.step(moveOf(shown, from, to))}
        >
          {(index, handle) => {
            const item = shown[index];
            return item && <OrderedRow {...props} item={item} index={index} shown={shown} handle={handle} />;
          }}
        </SortableItems>
      </ol>
    </>
  );
}

function moveOf(shown: readonly OrderedItem[], from: number, to: number) {
  const order = movedTo(
    shown.map(({ id }) => id),
    from,
    to,
  );
  return { order, said: `${shown[from]?.title ?? ''} is now ${to + 1} of ${shown.length}.` };
}

type OrderedRowProps<Item extends OrderedItem> = OrderedListProps<Item> & {
  item: Item;
  index: number;
  shown: readonly Item[];
  handle?: ReactNode;
};

function OrderedRow<Item extends OrderedItem>(props: OrderedRowProps<Item>) {
  const { item, index, shown, seen, fields, order, row, below, canRemove, handle, name } = props;
  const isHydrated = useHydrated();
  const press = useListPress(props);
  const button = (kind: string, step: { order: readonly number[]; said: string }, focus?: string) => ({
    id: `${name}-${item.id}-${kind}`,
    type: 'submit' as const,
    ...press(step.order),
    variant: 'secondary' as const,
    className: 'px-3!',
    onClick: (event: { preventDefault(): void }) => {
      if (!isHydrated) return;
      event.preventDefault();
      order.step({ ...step, control: focus ?? `${name}-${item.id}-${kind}` });
    },
  });
  const neighbour = shown[index + 1] ?? shown[index - 1];
  const removal = {
    order: shown.filter(({ id }) => id !== item.id).map(({ id }) => id),
    said: `${item.title} is no longer in the list.`,
  };
  return (
    <Card className="p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-3">
        {handle}
        <div className="min-w-0 flex-1 basis-44 wrap-anywhere">{row(item)}</div>
        <form method="post" className={classes('flex shrink-0 flex-wrap gap-2')}>
          {Object.entries({ ...fields, seen: seen.join() }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {shown.length > 1 && (
            <>
              <Button
                {...button('up', moveOf(shown, index, index - 1))}
                disabled={index === 0}
                aria-label={`Move ${item.title} up`}
              >
                <ArrowUp aria-hidden size={18} strokeWidth={1.5} />
              </Button>
              <Button
                {...button('down', moveOf(shown, index, index + 1))}
                disabled={index === shown.length - 1}
                aria-label={`Move ${item.title} down`}
              >
                <ArrowDown aria-hidden size={18} strokeWidth={1.5} />
              </Button>
            </>
          )}
          {canRemove && (
            <Button
              {...button('remove', removal, neighbour ? `${name}-${neighbour.id}-remove` : `${name}-find`)}
              aria-label={`Remove ${item.title}`}
            >
              <X aria-hidden size={18} strokeWidth={1.5} />
            </Button>
          )}
        </form>
      </div>
      {below?.(item)}
    </Card>
  );
}

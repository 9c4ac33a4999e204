import { Form, Link } from '@remix-run/react';
import { ArrowDown, ArrowUp, CornerDownRight, CornerUpLeft, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { usePress } from '~/components/forms/page-form';
import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import {
  movedOrder,
  movedOut,
  movedUnder,
  type MenuBranch,
  type MenuItem,
} from '~/features/content/menus/menu-tree';

import type { Rearrange } from './use-menu-order';

type ItemCardProps = {
  menu: { id: number; version: number };
  tree: readonly MenuBranch[];
  item: MenuItem;
  /** Its parent link. */
  parentId: number | null;
  /** Its position among its siblings. */
  index: number;
  /** Without it the buttons submit forms. */
  onOrder?: Rearrange;
  /** The drag handle of the link. */
  handle?: ReactNode;
};

/** One link with all its actions; each button is a form that works without scripts. */
export function ItemCard({ menu, tree, item, parentId, index, onOrder, handle }: ItemCardProps) {
  return (
    <Card as="article" aria-label={item.title} className="grid gap-3 p-3 sm:px-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{item.title}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {item.url}
          {item.target === '_blank' && ', in a new tab'}
          {!item.isActive && ', not shown'}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {handle}
        <Places menu={menu} tree={tree} item={item} parentId={parentId} index={index} onOrder={onOrder} />
        <Link
          to={`/dashboard/site/menus/${menu.id}?edit=${item.id}#item-form`}
          className={buttonClass('secondary', 'px-3')}
          aria-label={`Edit ${item.title}`}
        >
          <Pencil aria-hidden size={18} strokeWidth={1.5} />
          Edit
        </Link>
        <DeleteItem menu={menu} item={item} below={childCount(tree, item)} />
      </div>
    </Card>
  );
}

function childCount(tree: readonly MenuBranch[], item: MenuItem): number {
  return tree.find((branch) => branch.item.id === item.id)?.children.length ?? 0;
}

/** Buttons whose forms contain the whole new order. */
function Places({ menu, tree, item, parentId, index, onOrder }: ItemCardProps) {
  const { title } = item;
  const press = usePress();
  const button = (order: string | null, kind: string, said: string) => ({
    id: `item-${item.id}-${kind}`,
    type: 'submit' as const,
    ...press(
      { intent: 'order', version: String(menu.version), order: order ?? '' },
      { name: 'order', value: order ?? '' },
    ),
    variant: 'secondary' as const,
    className: 'px-3',
    disabled: order === null,
    ...(onOrder &&
      order !== null && {
        onClick: (event: { preventDefault(): void }) => {
          event.preventDefault();
          onOrder(order, said, `item-${item.id}-${kind}`);
        },
      }),
  });
  const [above, owner] = [tree[index - 1]?.item.title, tree.find((branch) => branch.item.id === parentId)];
  const under = parentId === null ? movedUnder(tree, index) : null;
  const out = parentId === null ? null : movedOut(tree, parentId, index);
  return (
    <form method="post" className="contents">
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="version" value={menu.version} />
      <Button
        {...button(movedOrder(tree, parentId, index, index - 1), 'up', `${title} moved up.`)}
        aria-label={`Move ${title} up`}
      >
        <ArrowUp aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      <Button
        {...button(movedOrder(tree, parentId, index, index + 1), 'down', `${title} moved down.`)}
        aria-label={`Move ${title} down`}
      >
        <ArrowDown aria-hidden size={18} strokeWidth={1.5} />
      </Button>
      {under !== null && (
        <Button
          {...button(under, 'under', `${title} moved under ${above ?? ''}.`)}
          aria-label={`Move ${title} under ${above ?? ''}`}
        >
          <CornerDownRight aria-hidden size={18} strokeWidth={1.5} />
        </Button>
      )}
      {out !== null && (
        <Button
          {...button(out, 'out', `${title} moved out.`)}
          aria-label={`Move ${title} out of ${owner?.item.title ?? ''}`}
        >
          <CornerUpLeft aria-hidden size={18} strokeWidth={1.5} />
        </Button>
      )}
    </form>
  );
}

type DeleteItemProps = { menu: { version: number }; item: MenuItem; below: number };

/** Asks before it deletes. */
function DeleteItem({ menu, item, below }: DeleteItemProps) {
  const deletion = { intent: 'delete', version: String(menu.version), item: String(item.id) };
  const press = usePress();
  return (
    <details className="group">
      <summary className={buttonClass('quiet')} aria-label={`Delete ${item.title}`}>
        <Trash2 aria-hidden size={18} strokeWidth={1.5} />
        Delete
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 grid gap-3 rounded-control bg-terracotta-tint p-4"
      >
        <p>Delete this link{below > 0 ? ` and the ${below} below it` : ''} for good?</p>
        <input type="hidden" name="version" value={menu.version} />
        <input type="hidden" name="item" value={item.id} />
        <Button type="submit" {...press(deletion)} variant="danger" className="wrap-anywhere">
          Yes, delete {item.title}
        </Button>
      </Form>
    </details>
  );
}

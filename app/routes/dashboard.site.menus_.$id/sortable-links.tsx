import type { ReactNode } from 'react';

import { SortableItems } from '~/components/ui/sortable-items';
import { movedOrder, type MenuBranch, type MenuItem } from '~/features/content/menus/menu-tree';
import { classes } from '~/lib/classes';

import { ItemCard } from './item-card';
import type { Rearrange } from './use-menu-order';

type SortableLinksProps = {
  menu: { id: number; version: number };
  tree: readonly MenuBranch[];
  onOrder: Rearrange;
  /** Without scripts the buttons of the links submit forms. */
  isHydrated: boolean;
};

/** The list with handles, each level separately: a link moves with its children. */
export function SortableLinks({ menu, tree, onOrder, isHydrated }: SortableLinksProps) {
  const card = (item: MenuItem, parentId: number | null, index: number, handle: ReactNode) => (
    <ItemCard
      menu={menu}
      tree={tree}
      item={item}
      parentId={parentId}
      index={index}
      handle={handle}
      onOrder={isHydrated ? onOrder : undefined}
    />
  );
  return (
    <Level tree={tree} onOrder={onOrder} parentId={null} items={tree.map(({ item }) => item)}>
      {(item, index, handle) => {
        const children = tree[index]?.children ?? [];
        return (
          <>
            {card(item, null, index, handle)}
            {children.length > 0 && (
              <Level tree={tree} onOrder={onOrder} parentId={item.id} items={children}>
                {(child, place, childHandle) => card(child, item.id, place, childHandle)}
              </Level>
            )}
          </>
        );
      }}
    </Level>
  );
}

type LevelProps = {
  tree: readonly MenuBranch[];
  parentId: number | null;
  items: readonly MenuItem[];
  onOrder: Rearrange;
  children: (item: MenuItem, index: number, handle: ReactNode) => ReactNode;
};

function Level({ tree, parentId, items, onOrder, children }: LevelProps) {
  const onMove = (from: number, to: number) => {
    const order = movedOrder(tree, parentId, from, to);
    if (order !== null) onOrder(order, '');
  };
  return (
    <ol className={classes('grid gap-3', parentId !== null && 'pl-5 sm:pl-8')}>
      <SortableItems
        id={`menu-level-${parentId ?? 0}`}
        ids={items.map(({ id }) => id)}
        noun="link"
        nameOf={(index) => items[index]?.title ?? 'the link'}
        onMove={onMove}
        className="grid gap-3"
      >
        {(index, handle) => {
          const item = items[index];
          return item && children(item, index, handle);
        }}
      </SortableItems>
    </ol>
  );
}

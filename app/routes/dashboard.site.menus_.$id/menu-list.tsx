import { lazy, Suspense } from 'react';

import type { MenuBranch } from '~/features/content/menus/menu-tree';
import { useHydrated } from '~/lib/use-hydrated';

import { ItemCard } from './item-card';
import { useMenuOrder, type Rearrange } from './use-menu-order';

const SortableLinks = lazy(() => import('./sortable-links'));

type MenuListProps = { menu: { id: number; version: number }; tree: readonly MenuBranch[] };

/** The links in order; with scripts they can also be dragged, by pointer or by keys. */
export function MenuList({ menu, tree }: MenuListProps) {
  const isHydrated = useHydrated();
  const { shown, rearrange, announcement } = useMenuOrder(tree, menu.version);
  const onOrder = isHydrated ? rearrange : undefined;
  const plain = <PlainItems menu={menu} tree={shown} onOrder={onOrder} />;
  return (
    <section aria-labelledby="menu-links" className="grid gap-4">
      <h3 id="menu-links" className="text-lg">
        Links in order
      </h3>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length === 0 && <p className="rounded-card bg-sand p-5">No links yet. Add one below.</p>}
      {isHydrated && onOrder ? (
        <Suspense fallback={plain}>
          <SortableLinks menu={menu} tree={shown} onOrder={onOrder} />
        </Suspense>
      ) : (
        plain
      )}
    </section>
  );
}

type PlainItemsProps = MenuListProps & { onOrder?: Rearrange };

function PlainItems({ menu, tree, onOrder }: PlainItemsProps) {
  return (
    <ol className="grid gap-3">
      {tree.map(({ item, children }, index) => (
        <li key={item.id} className="grid gap-3">
          <ItemCard menu={menu} tree={tree} item={item} parentId={null} index={index} onOrder={onOrder} />
          {children.length > 0 && (
            <ol className="grid gap-3 pl-5 sm:pl-8">
              {children.map((child, place) => (
                <li key={child.id}>
                  <ItemCard {...{ menu, tree, onOrder }} item={child} parentId={item.id} index={place} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

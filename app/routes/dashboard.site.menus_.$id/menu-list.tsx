import { EmptyNote } from '~/components/ui/empty-note';
import type { MenuBranch } from '~/features/content/menus/menu-tree';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { SortableLinks } from './sortable-links';
import { useMenuOrder } from './use-menu-order';

type MenuListProps = { menu: { id: number; version: number }; tree: readonly MenuBranch[] };

/** The links in order; with scripts they can also be dragged, by pointer or by keys. */
export function MenuList({ menu, tree }: MenuListProps) {
  const isHydrated = useHydrated();
  const { shown, rearrange, announcement } = useMenuOrder(tree, menu.version);
  return (
    <section aria-labelledby="menu-links" className="grid gap-4">
      <h3 id="menu-links" className="text-lg">
        Links in order
      </h3>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length === 0 && <EmptyNote>No links yet. Add one below.</EmptyNote>}
      <SortableLinks menu={menu} tree={shown} onOrder={rearrange} isHydrated={isHydrated} />
    </section>
  );
}

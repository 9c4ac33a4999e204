export type MenuItem = {
  id: number;
  parentId: number | null;
  title: string;
  url: string;
  target: string | null;
  isActive: boolean;
};

export type MenuBranch = { item: MenuItem; children: readonly MenuItem[] };

/** Position of each item of a menu. */
export type Place = { id: number; parentId: number | null; sortOrder: number };

/** All menus are read in one query; see find-site-frame. */
export const maxMenuItems = 50;

/** Items in order as a tree of two levels; deeper items and orphans are raised to one of them. */
export function treeOf(items: readonly MenuItem[]): MenuBranch[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rootOf = (item: MenuItem) => {
    let root = item;
    for (let step = 0; step < items.length; step += 1) {
      const parent = root.parentId === null ? undefined : byId.get(root.parentId);
      if (!parent) return root;
      root = parent;
    }
    return item;
  };
  return items
    .filter((item) => rootOf(item) === item)
    .map((item) => ({ item, children: items.filter((other) => other !== item && rootOf(other) === item) }));
}

/** The whole order as a form carries it: each item with its parent, as in `3:0,5:3,1:0`. */
export function writeOrder(tree: readonly MenuBranch[]): string {
  return tree
    .flatMap(({ item, children }) => [`${item.id}:0`, ...children.map(({ id }) => `${id}:${item.id}`)])
    .join();
}

/** Reads `writeOrder`; null when it names other items than these, or nests deeper than two levels. */
export function readOrder(text: unknown, ids: readonly number[]): Place[] | null {
  if (typeof text !== 'string' || !/^\d{1,15}:\d{1,15}(,\d{1,15}:\d{1,15})*$/.test(text)) return null;
  const pairs = text.split(',').map((pair) => pair.split(':').map(Number) as [number, number]);
  const roots = new Set(pairs.filter(([, parent]) => parent === 0).map(([id]) => id));
  const named = new Set(pairs.map(([id]) => id));
  const isWhole =
    pairs.length === ids.length && named.size === ids.length && ids.every((id) => named.has(id));
  if (!isWhole || pairs.some(([, parent]) => parent !== 0 && !roots.has(parent))) return null;
  return pairs.map(([id, parent], index) => ({
    id,
    parentId: parent === 0 ? null : parent,
    sortOrder: index + 1,
  }));
}

/** The tree in the order that a form carries; unchanged when that order does not match. */
export function inOrder(tree: readonly MenuBranch[], text: unknown): readonly MenuBranch[] {
  const items = tree.flatMap(({ item, children }) => [item, ...children]);
  const places = readOrder(
    text,
    items.map(({ id }) => id),
  );
  if (!places) return tree;
  const byId = new Map(items.map((item) => [item.id, item]));
  return treeOf(
    places.flatMap(({ id, parentId }) => {
      const item = byId.get(id);
      return item ? [{ ...item, parentId }] : [];
    }),
  );
}

/** The order after an item moves among its siblings; `parentId` is their parent. */
export function movedOrder(
  tree: readonly MenuBranch[],
  parentId: number | null,
  from: number,
  to: number,
): string | null {
  const swap = <Part>(list: readonly Part[]) => {
    const next = [...list];
    const [part] = next.splice(from, 1);
    if (part !== undefined) next.splice(to, 0, part);
    return next;
  };
  const count = parentId === null ? tree.length : childrenOf(tree, parentId).length;
  if (from === to || Math.min(from, to) < 0 || Math.max(from, to) >= count) return null;
  if (parentId === null) return writeOrder(swap(tree));
  return writeOrder(
    tree.map((branch) =>
      branch.item.id === parentId ? { ...branch, children: swap(branch.children) } : branch,
    ),
  );
}

/** The order after an item without children becomes a child of the one before it; null where it cannot. */
export function movedUnder(tree: readonly MenuBranch[], index: number): string | null {
  const [before, branch] = [tree[index - 1], tree[index]];
  if (!before || !branch || branch.children.length > 0) return null;
  const next = tree.filter((other) => other !== branch);
  return writeOrder(
    next.map((other) =>
      other === before ? { ...other, children: [...other.children, branch.item] } : other,
    ),
  );
}

/** The order after an item leaves its parent and comes right behind it. */
export function movedOut(tree: readonly MenuBranch[], parentId: number, index: number): string | null {
  const item = childrenOf(tree, parentId)[index];
  if (!item) return null;
  return writeOrder(
    tree.flatMap((branch) =>
      branch.item.id === parentId
        ? [
            { ...branch, children: branch.children.filter((child) => child !== item) },
            { item, children: [] },
          ]
        : [branch],
    ),
  );
}

function childrenOf(tree: readonly MenuBranch[], parentId: number): readonly MenuItem[] {
  return tree.find(({ item }) => item.id === parentId)?.children ?? [];
}

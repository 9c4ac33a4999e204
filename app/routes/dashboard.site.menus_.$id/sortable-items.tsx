import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonClass } from '~/components/ui/button';
import { moved, type MenuBranch, type MenuItem } from '~/features/menus/menu-tree';
import { classes } from '~/lib/classes';

import { ItemCard } from './item-card';
import type { Rearrange } from './use-menu-order';

type SortableItemsProps = {
  menu: { id: number; version: number };
  tree: readonly MenuBranch[];
  onOrder: Rearrange;
};

const instructions =
  'To move a link, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.';

/** The list with handles, each level on its own: a link takes along what stands below it. */
export default function SortableItems({ menu, tree, onOrder }: SortableItemsProps) {
  const card = (item: MenuItem, parentId: number | null, index: number, handle: ReactNode) => (
    <ItemCard {...{ menu, tree, item, parentId, index, onOrder, handle }} />
  );
  return (
    <Level {...{ tree, onOrder }} parentId={null} items={tree.map(({ item }) => item)}>
      {(item, index, handle) => {
        const children = tree[index]?.children ?? [];
        return (
          <>
            {card(item, null, index, handle)}
            {children.length > 0 && (
              <Level {...{ tree, onOrder }} parentId={item.id} items={children}>
                {(child, place, childHandle) => card(child, item.id, place, childHandle)}
              </Level>
            )}
          </>
        );
      }}
    </Level>
  );
}

type RenderItem = (item: MenuItem, index: number, handle: ReactNode) => ReactNode;

type LevelProps = {
  tree: readonly MenuBranch[];
  parentId: number | null;
  items: readonly MenuItem[];
  onOrder: Rearrange;
  children: RenderItem;
};

function Level({ tree, parentId, items, onOrder, children }: LevelProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const order = moved(tree, parentId, placeOf(active.id), placeOf(over?.id));
    if (order !== null) onOrder(order, '');
  };
  return (
    <DndContext
      id={`menu-level-${parentId ?? 0}`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(items, placeOf),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes('grid gap-3', parentId !== null && 'pl-5 sm:pl-8')}>
          {items.map((item, index) => (
            <SortableItem key={item.id} item={item} index={index}>
              {children}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = { item: MenuItem; index: number; children: RenderItem };

function SortableItem({ item, index, children }: SortableItemProps) {
  const sortable = useSortable({ id: item.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Drag ${item.title} to another place`}
      className={buttonClass('secondary', 'cursor-grab touch-none px-3')}
    >
      <GripVertical aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes('grid gap-3 rounded-card', isDragging && 'relative z-10 shadow-float')}
    >
      {children(item, index, handle)}
    </li>
  );
}

function announcementsFor(items: readonly MenuItem[], placeOf: (id: unknown) => number): Announcements {
  const place = (id: unknown) => `place ${placeOf(id) + 1} of ${items.length}`;
  const title = (id: unknown) => items[placeOf(id)]?.title ?? 'the link';
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)} from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: () => 'Left where it was.',
  };
}

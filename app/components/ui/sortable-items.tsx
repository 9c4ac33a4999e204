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

import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { buttonClass } from './button';

type Id = string | number;
type RenderItem = (index: number, handle: ReactNode) => ReactNode;

export type SortableItemsProps = {
  /** Id of this list, unique in the page. */
  id: string;
  ids: readonly Id[];
  /** Noun for one item: 'photo'. */
  noun: string;
  /** Name of this item: 'photo 2', 'Guides'. */
  nameOf: (index: number) => string;
  /** Moves an item; both positions count from 0. */
  onMove: (from: number, to: number) => void;
  className?: string;
  children: RenderItem;
};

/**
 * The items of an `ol` of the caller's; where there are several, each has a handle to move it by pointer or by keys.
 * Without scripts there are no handles: buttons must move the items.
 */
export function SortableItems({ id, ids, noun, nameOf, onMove, className, children }: SortableItemsProps) {
  const hasHandles = useHydrated() && ids.length > 1;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (item: unknown) => ids.findIndex((candidate) => candidate === item);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(placeOf, nameOf, ids.length),
        screenReaderInstructions: {
          draggable: `To move a ${noun}, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.`,
        },
        // Within the list the announcement would become an item of it.
        container: typeof document === 'undefined' ? undefined : document.body,
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((item, index) => (
          <SortableItem
            key={item}
            item={item}
            index={index}
            className={className}
            handleLabel={hasHandles ? `Drag ${nameOf(index)} to another place` : null}
          >
            {children}
          </SortableItem>
        ))}
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = {
  item: Id;
  index: number;
  /** Null without a handle. */
  handleLabel: string | null;
  className: string | undefined;
  children: RenderItem;
};

function SortableItem({ item, index, handleLabel, className, children }: SortableItemProps) {
  const sortable = useSortable({ id: item });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const handle = handleLabel !== null && (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={handleLabel}
      className={buttonClass('secondary', 'cursor-grab touch-none px-3')}
    >
      <GripVertical aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes('rounded-card', className, isDragging && 'relative z-10 shadow-float')}
    >
      {children(index, handle)}
    </li>
  );
}

function announcementsFor(
  placeOf: (item: unknown) => number,
  nameOf: (index: number) => string,
  count: number,
): Announcements {
  const place = (item: unknown) => `place ${placeOf(item) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(placeOf(active.id))} from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: () => 'Left where it was.',
  };
}

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
import { classes } from '~/lib/classes';

type Item = { id: number; title: string };
type SortableRowsProps = {
  name: string;
  label: string;
  shown: readonly Item[];
  onMove: (from: number, to: number) => void;
  row: (index: number, handle: ReactNode) => ReactNode;
};

const instructions =
  'To move a row, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.';

/** Rows with handles. Comes on its own, once the page is there. */
export default function SortableRows({ name, label, shown, onMove, row }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => shown.findIndex((item) => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id={`${name}-dragging`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(placeOf, shown.length),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="grid gap-3">
          {shown.map((item, index) => (
            <SortableRow key={item.id} item={item} row={(handle) => row(index, handle)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ item, row }: { item: Item; row: (handle: ReactNode) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Drag ${item.title} to another place`}
      className={buttonClass('secondary', 'cursor-grab touch-none px-3!')}
    >
      <GripVertical aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes('rounded-card', isDragging && 'relative z-10 shadow-float')}
    >
      {row(handle)}
    </li>
  );
}

function announcementsFor(placeOf: (id: unknown) => number, count: number): Announcements {
  const place = (id: unknown) => `place ${placeOf(id) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: () => 'Left where it was.',
  };
}

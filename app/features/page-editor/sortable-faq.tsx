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

type SortableFaqProps = {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: (index: number, handle: ReactNode) => ReactNode;
};

const instructions =
  'To move a question, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.';

/** The items of the list with handles to drag them by. */
export default function SortableFaq({ ids, onMove, children }: SortableFaqProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => ids.indexOf(String(id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id="faq-dragging"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(placeOf, ids.length),
        screenReaderInstructions: { draggable: instructions },
        // Within the list its words would be an item of it.
        container: typeof document === 'undefined' ? undefined : document.body,
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id, index) => (
          <SortableEntry key={id} id={id} index={index}>
            {children}
          </SortableEntry>
        ))}
      </SortableContext>
    </DndContext>
  );
}

type EntryProps = { id: string; index: number; children: SortableFaqProps['children'] };

function SortableEntry({ id, index, children }: EntryProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Drag question ${index + 1} to another place`}
      className={buttonClass('quiet', 'cursor-grab touch-none')}
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
      {children(index, handle)}
    </li>
  );
}

function announcementsFor(placeOf: (id: unknown) => number, count: number): Announcements {
  const place = (id: unknown) => `place ${placeOf(id) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up the question from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: () => 'Left where it was.',
  };
}

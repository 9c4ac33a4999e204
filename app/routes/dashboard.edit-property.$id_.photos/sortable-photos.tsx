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

import { buttonClass } from '~/components/ui/button';
import { classes } from '~/lib/classes';

import { PhotoCard } from './photo-card';
import type { ManagedPhoto } from './photo-order';
import type { Move } from './use-photo-order';

type SortablePhotosProps = { photos: readonly ManagedPhoto[]; onMove: Move };

const instructions =
  'To move a photo, press space or enter, then the arrow keys, and space or enter again. Escape leaves it where it was.';

/** The list with handles. Comes on its own, once the page is there. */
export default function SortablePhotos({ photos, onMove }: SortablePhotosProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown) => photos.findIndex((photo) => photo.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id="photo-dragging"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(placeOf, photos.length),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-4">
          {photos.map((photo, index) => (
            <SortablePhoto key={photo.id} photo={photo} index={index} all={photos} onMove={onMove} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortablePhotoProps = { photo: ManagedPhoto; index: number; all: readonly ManagedPhoto[]; onMove: Move };

function SortablePhoto({ photo, index, all, onMove }: SortablePhotoProps) {
  const sortable = useSortable({ id: photo.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Drag photo ${index + 1} to another place`}
      className={buttonClass('secondary', 'cursor-grab touch-none')}
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
      <PhotoCard photo={photo} index={index} all={all} onMove={onMove} handle={handle} />
    </li>
  );
}

function announcementsFor(placeOf: (id: unknown) => number, count: number): Announcements {
  const place = (id: unknown) => `place ${placeOf(id) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up the photo from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Now over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: () => 'Left where it was.',
  };
}

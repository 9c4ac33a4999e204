import { SortableItems } from '~/components/ui/sortable-items';

import { PhotoCard } from './photo-card';
import type { ManagedPhoto } from './photo-order';
import type { Move } from './use-photo-order';

type SortablePhotosProps = { photos: readonly ManagedPhoto[]; onMove: Move };

/** The list with handles. Loaded separately, after the page. */
export default function SortablePhotos({ photos, onMove }: SortablePhotosProps) {
  return (
    <ol className="grid gap-4">
      <SortableItems
        id="photo-dragging"
        ids={photos.map(({ id }) => id)}
        noun="photo"
        nameOf={(index) => `photo ${index + 1}`}
        onMove={onMove}
      >
        {(index, handle) => {
          const photo = photos[index];
          return photo && <PhotoCard {...{ photo, index, onMove, handle }} all={photos} />;
        }}
      </SortableItems>
    </ol>
  );
}

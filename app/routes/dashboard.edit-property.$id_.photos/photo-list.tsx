import { ImageOff } from 'lucide-react';

import { SortableItems } from '~/components/ui/sortable-items';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { PhotoCard } from './photo-card';
import type { ManagedPhoto } from './photo-order';
import { usePhotoOrder } from './use-photo-order';

/** The photos in order; with scripts they can also be dragged, by pointer or by keys. */
export function PhotoList({ photos }: { photos: readonly ManagedPhoto[] }) {
  const isHydrated = useHydrated();
  const { shown, move, announcement } = usePhotoOrder(photos);
  if (photos.length === 0) return <NoPhotos />;
  return (
    <section aria-labelledby="photos-in-order" className="grid gap-4">
      <h3 id="photos-in-order" className="text-xl">
        Photos in order
      </h3>
      <p className="measure text-ink-soft">
        The alt text says what a photo shows to people who cannot see it, in one sentence.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="grid gap-4">
        <SortableItems
          id="photo-dragging"
          ids={shown.map(({ id }) => id)}
          noun="photo"
          nameOf={(index) => `photo ${index + 1}`}
          onMove={move}
        >
          {(index, handle) => {
            const photo = shown[index];
            if (!photo) return null;
            return (
              <PhotoCard
                photo={photo}
                index={index}
                handle={handle}
                all={shown}
                onMove={isHydrated ? move : undefined}
              />
            );
          }}
        </SortableItems>
      </ol>
    </section>
  );
}

function NoPhotos() {
  return (
    <div className="grid justify-items-center gap-2 rounded-card bg-sand p-8 text-center text-ink-soft">
      <ImageOff aria-hidden size={36} strokeWidth={1.5} />
      <p>No photos yet. Choose some above: the first becomes the hero.</p>
    </div>
  );
}

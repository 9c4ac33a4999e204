import { useState, type FormEvent } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { Picture } from '~/features/pictures/shown/picture';

import { GeneratedMark } from '~/features/pictures/library/generated-mark';
import type { PickedPicture, useLibrary } from './use-library';

type PickerGridProps = { library: ReturnType<typeof useLibrary>; onPick: (image: PickedPicture) => void };

export const pickId = (imageId: number) => `pick-${imageId}`;

/** The pictures of the library as buttons, with a search above them. */
export function PickerGrid({ library, onPick }: PickerGridProps) {
  const [typed, setTyped] = useState('');
  const { images, next, words, progress } = library;
  const search = (event: FormEvent) => {
    event.preventDefault();
    library.search(typed.trim());
  };
  return (
    <div className="grid gap-4">
      <form role="search" onSubmit={search} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Alt text or file name"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-soft">
        {statusOf(progress, images.length, words)}
      </p>
      {progress === 'failed' && (
        <Button variant="secondary" onClick={library.again} className="justify-self-start">
          Try again
        </Button>
      )}
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {images.map((image) => (
          <li key={image.id} className="grid">
            <button
              id={pickId(image.id)}
              type="button"
              onClick={() => onPick(image)}
              className="grid cursor-pointer content-start gap-2 rounded-control border border-line bg-surface p-2 text-left hover:border-jacaranda"
            >
              <span className="block aspect-[3/2] overflow-hidden rounded-control bg-sand">
                <Picture picture={image.picture} sizes="(min-width: 640px) 220px, 44vw" alt="" />
              </span>
              <span className="line-clamp-2 text-sm wrap-anywhere">{image.altText || image.fileName}</span>
              {image.isGenerated && <GeneratedMark />}
            </button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button
          variant="secondary"
          aria-disabled={progress === 'loading' || undefined}
          onClick={() => progress !== 'loading' && library.more()}
          className="justify-self-center"
        >
          Show older pictures
        </Button>
      )}
    </div>
  );
}

function statusOf(progress: string, count: number, words: string): string {
  if (progress === 'loading') return 'Looking…';
  if (progress === 'failed') return 'The pictures could not be read just now.';
  if (count === 0) return words ? 'No picture was found.' : 'No pictures yet. Upload the first below.';
  return count === 1 ? '1 picture' : `${count} pictures`;
}

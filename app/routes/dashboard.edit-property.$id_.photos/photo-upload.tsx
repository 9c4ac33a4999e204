import { Form } from '@remix-run/react';
import { ImagePlus } from 'lucide-react';
import { useState, type DragEvent } from 'react';

import { Button } from '~/components/ui/button';
import { acceptedFiles, filesHint, mostPhotos, skippedText } from '~/features/photos/photo-limits';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

import type { UploadAnswer } from './answer-upload.server';
import { UploadQueue } from './upload-queue';
import { useArrival } from './use-arrival';
import { usePhotoQueue } from './use-photo-queue';

type PhotoUploadProps = { propertyId: number; answer: UploadAnswer | null; isFull: boolean };

/** A form of files; with scripts they leave one by one as soon as they are chosen or dropped here. */
export function PhotoUpload({ propertyId, answer, isFull }: PhotoUploadProps) {
  const isHydrated = useHydrated();
  const queue = usePhotoQueue(propertyId);
  useArrival(queue);
  const drop = useDrop(queue.add);
  return (
    <section aria-labelledby="add-photos" className="grid gap-4">
      <h3 id="add-photos" className="text-xl">
        Add photos
      </h3>
      {isFull && <p>A property can have {mostPhotos} photos. Delete some below to make room for new ones.</p>}
      <Form
        method="post"
        encType="multipart/form-data"
        reloadDocument
        {...(isHydrated && drop.handlers)}
        className={classes(
          'grid justify-items-start gap-3 rounded-card border-2 border-dashed p-5 sm:p-8',
          drop.isOver ? 'border-jacaranda bg-jacaranda-tint' : 'border-control bg-surface',
        )}
      >
        <label htmlFor="photos" className="inline-flex items-center gap-2 text-lg font-semibold">
          <ImagePlus aria-hidden strokeWidth={1.5} />
          {isHydrated ? 'Choose photos, or drop them here' : 'Choose photos'}
        </label>
        <input
          id="photos"
          name="photos"
          type="file"
          multiple
          accept={acceptedFiles}
          aria-describedby="photos-hint"
          required
          className="block w-full min-w-0 cursor-pointer rounded-control border border-control bg-surface p-2 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-gum file:px-4 file:font-semibold file:text-on-accent"
          onChange={({ currentTarget }) => {
            queue.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <p id="photos-hint" className="text-sm text-ink-soft">
          {filesHint} Please send only photos that you may publish. Where and with what they were taken is
          removed.
        </p>
        {!isHydrated && <Button type="submit">Upload photos</Button>}
      </Form>
      {answer && <UploadReport answer={answer} />}
      <div role="status">{queue.isSkipped && <Warning>{skippedText}</Warning>}</div>
      <UploadQueue queue={queue} />
    </section>
  );
}

/** What became of a form that was sent without scripts. */
function UploadReport({ answer: { error, saved, failed } }: { answer: UploadAnswer }) {
  return (
    <div role="alert" className="grid gap-3">
      {failed.length > 0 && <Warning>{skippedText}</Warning>}
      {error && <Warning>{error}</Warning>}
      {saved > 0 && <p>{saved === 1 ? '1 photo is saved.' : `${saved} photos are saved.`}</p>}
      {failed.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {failed.map(({ name, reason }, index) => (
            <li key={`${index} ${name}`} className="grid gap-1 p-4 wrap-anywhere">
              <p className="font-semibold">{name}</p>
              <p className="text-terracotta">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3">{children}</p>
  );
}

function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

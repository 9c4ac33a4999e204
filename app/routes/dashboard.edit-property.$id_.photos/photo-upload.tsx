import { Form } from '@remix-run/react';
import { ImagePlus } from 'lucide-react';
import { useCallback } from 'react';

import { Button } from '~/components/ui/button';
import { acceptedFiles, filesHint, mostPhotos, skippedText } from '~/features/photos/photo-limits';
import type { UploadAnswer } from '~/features/photos/upload-answer';
import { UploadQueue } from '~/features/photos/upload-queue';
import { UploadReport } from '~/features/photos/upload-report';
import { UploadWarning } from '~/features/photos/upload-warning';
import { useDrop } from '~/features/photos/use-drop';
import { useUploadQueue } from '~/features/photos/use-upload-queue';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

import { useArrival } from './use-arrival';

type PhotoUploadProps = { propertyId: number; answer: UploadAnswer | null; isFull: boolean };

/** A form of files; with scripts they leave one by one as soon as they are chosen or dropped here. */
export function PhotoUpload({ propertyId, answer, isFull }: PhotoUploadProps) {
  const isHydrated = useHydrated();
  const queue = useUploadQueue(
    useCallback(() => `/dashboard/edit-property/${propertyId}/photos/upload`, [propertyId]),
  );
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
      <div role="status">{queue.isSkipped && <UploadWarning>{skippedText}</UploadWarning>}</div>
      <UploadQueue queue={queue} />
    </section>
  );
}

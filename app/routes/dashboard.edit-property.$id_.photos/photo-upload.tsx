import { useCallback } from 'react';

import { FileDrop } from '~/features/pictures/files/file-drop';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import type { UploadAnswer } from '~/features/directory/photos/upload/upload-answer';
import { UploadQueue } from '~/features/directory/photos/upload/upload-queue';
import { UploadReport } from '~/features/directory/photos/upload/upload-report';
import { SkippedFiles } from '~/features/pictures/files/skipped-files';
import { useUploadQueue } from '~/features/directory/photos/upload/use-upload-queue';

import { photosFormId } from './photos-form';
import { useArrival } from './use-arrival';

type PhotoUploadProps = { propertyId: number; answer: UploadAnswer | null; isFull: boolean };

/** A form of files; with scripts they are uploaded one by one as soon as they are chosen or dropped. */
export function PhotoUpload({ propertyId, answer, isFull }: PhotoUploadProps) {
  const queue = useUploadQueue(
    useCallback(() => `/dashboard/edit-property/${propertyId}/photos/upload`, [propertyId]),
  );
  useArrival(queue);
  return (
    <section aria-labelledby="add-photos" className="grid gap-4">
      <h3 id="add-photos" className="text-xl">
        Add photos
      </h3>
      {isFull && <p>A property can have {maxPhotos} photos. Delete some below to make room for new ones.</p>}
      <FileDrop
        noun="photo"
        hint="Please send only photos that you may publish. Where and with what they were taken is removed."
        onFiles={queue.add}
        formOfAll={photosFormId}
      />
      {answer && <UploadReport answer={answer} />}
      <div role="status">{queue.isSkipped && <SkippedFiles />}</div>
      <UploadQueue queue={queue} />
    </section>
  );
}

import { useEffect, useRef } from 'react';

import { noticeToast } from '~/components/ui/toast/notice-toast';
import { useToast } from '~/components/ui/toast/toast';
import { uploadAddress } from '~/features/pictures/library/picker/upload-address';
import { FileDrop } from '~/features/pictures/files/file-drop';
import type { UploadAnswer } from '~/features/directory/photos/upload/upload-answer';
import { UploadQueue } from '~/features/directory/photos/upload/upload-queue';
import { UploadReport } from '~/features/directory/photos/upload/upload-report';
import { SkippedFiles } from '~/features/pictures/files/skipped-files';
import { useUploadQueue } from '~/features/directory/photos/upload/use-upload-queue';
import { pageFormId } from '~/lib/form/page-parts';
import { noticeText } from '~/lib/notices';

const addressOf = (file: File) => uploadAddress({ fileName: file.name });

/** A form of files; with scripts they are uploaded one by one as soon as they are chosen or dropped. */
export function MediaUpload({ answer }: { answer: UploadAnswer | null }) {
  const queue = useUploadQueue(addressOf);
  useOutcomeToast(queue);
  return (
    <section aria-labelledby="add-media" className="grid gap-4">
      <h3 id="add-media" className="text-xl">
        Add pictures
      </h3>
      <FileDrop
        noun="picture"
        hint="Where and with what they were taken is removed."
        onFiles={queue.add}
        action="/dashboard/media?index"
        formOfAll={pageFormId}
      />
      {answer && <UploadReport answer={answer} noun="picture" />}
      <div role="status">{queue.isSkipped && <SkippedFiles />}</div>
      <UploadQueue queue={queue} noun="picture" />
    </section>
  );
}

/** Announces the result once for each batch of files, after the last one. */
function useOutcomeToast({ files }: ReturnType<typeof useUploadQueue>) {
  const toast = useToast();
  const wasBusy = useRef(false);
  useEffect(() => {
    const isBusy = files.some(({ step }) => step.state === 'waiting' || step.state === 'sending');
    if (wasBusy.current && !isBusy) {
      if (files.some(({ step }) => step.state === 'failed'))
        toast(noticeToast(noticeText('image-upload-failed')));
      if (files.some(({ step }) => step.state === 'saved')) toast(noticeToast(noticeText('image-uploaded')));
    }
    wasBusy.current = isBusy;
  }, [files, toast]);
}

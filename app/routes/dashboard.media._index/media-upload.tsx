import { Form } from '@remix-run/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '~/components/ui/button';
import { noticeToast } from '~/components/ui/notice-toast';
import { useToast } from '~/components/ui/toast';
import { uploadAddress } from '~/features/media/upload-address';
import { acceptedFiles, filesHint, skippedText } from '~/features/photos/photo-limits';
import type { UploadAnswer } from '~/features/photos/upload-answer';
import { UploadQueue } from '~/features/photos/upload-queue';
import { UploadReport } from '~/features/photos/upload-report';
import { UploadWarning } from '~/features/photos/upload-warning';
import { useDrop } from '~/features/photos/use-drop';
import { useUploadQueue } from '~/features/photos/use-upload-queue';
import { noticeText } from '~/features/site/notices';
import { classes } from '~/lib/classes';
import { useHydrated } from '~/lib/use-hydrated';

const addressOf = (file: File) => uploadAddress({ fileName: file.name });

/** A form of files; with scripts they leave one by one as soon as they are chosen or dropped here. */
export function MediaUpload({ answer }: { answer: UploadAnswer | null }) {
  const isHydrated = useHydrated();
  const queue = useUploadQueue(addressOf);
  const drop = useDrop(queue.add);
  useOutcomeToast(queue);
  return (
    <section aria-labelledby="add-media" className="grid gap-4">
      <h3 id="add-media" className="text-xl">
        Add pictures
      </h3>
      <Form
        method="post"
        encType="multipart/form-data"
        action="/dashboard/media?index"
        reloadDocument
        {...(isHydrated && drop.handlers)}
        className={classes(
          'grid justify-items-start gap-3 rounded-card border-2 border-dashed p-5 sm:p-8',
          drop.isOver ? 'border-jacaranda bg-jacaranda-tint' : 'border-control bg-surface',
        )}
      >
        <label htmlFor="pictures" className="inline-flex items-center gap-2 text-lg font-semibold">
          <ImagePlus aria-hidden strokeWidth={1.5} />
          {isHydrated ? 'Choose pictures, or drop them here' : 'Choose pictures'}
        </label>
        <input
          id="pictures"
          name="pictures"
          type="file"
          multiple
          accept={acceptedFiles}
          aria-describedby="pictures-hint"
          required
          className="block w-full min-w-0 cursor-pointer rounded-control border border-control bg-surface p-2 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-gum file:px-4 file:font-semibold file:text-on-accent"
          onChange={({ currentTarget }) => {
            queue.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <p id="pictures-hint" className="text-sm text-ink-soft">
          {filesHint} Where and with what they were taken is removed.
        </p>
        {!isHydrated && <Button type="submit">Upload pictures</Button>}
      </Form>
      {answer && <UploadReport answer={answer} noun="picture" />}
      <div role="status">{queue.isSkipped && <UploadWarning>{skippedText}</UploadWarning>}</div>
      <UploadQueue queue={queue} noun="picture" />
    </section>
  );
}

/** Says once for each run of files how it went, when the last has left. */
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

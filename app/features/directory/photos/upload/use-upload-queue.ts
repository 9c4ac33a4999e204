import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { chooseFiles } from '~/features/pictures/files/choose-files';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { sendFile } from '~/features/pictures/files/send-file';

type UploadStep =
  | { state: 'sending'; share: number }
  | { state: 'saved' }
  | { state: 'failed'; problem: PhotoProblem };

export type QueuedFile = { id: number; file: File; step: UploadStep | { state: 'waiting' } };

const isOpen = ({ step }: QueuedFile) => step.state === 'waiting' || step.state === 'sending';

/**
 * Queue of files, one uploading at a time; a failed one waits to be tried again. `addressOf` must stay the
 * same function.
 */
export function useUploadQueue(addressOf: (file: File) => string) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [isSkipped, setSkipped] = useState(false);
  const lastId = useRef(0);
  const { revalidate } = useRevalidator();
  const isSending = files.some(({ step }) => step.state === 'sending');
  const next = isSending ? undefined : files.find(({ step }) => step.state === 'waiting');
  const setStep = (id: number, step: QueuedFile['step']) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, step } : one)));

  useEffect(() => {
    if (!next) return;
    setStep(next.id, { state: 'sending', share: 0 });
    const showProgress = (share: number) => setStep(next.id, { state: 'sending', share });
    void sendFile(addressOf(next.file), next.file, showProgress).then(({ problem }) => {
      setStep(next.id, problem ? { state: 'failed', problem } : { state: 'saved' });
      if (!problem) revalidate();
    });
  }, [next, addressOf, revalidate]);

  useStayWarning(files.some(isOpen));

  const add = (chosen: File[]) => {
    const waiting = files.filter((one) => one.step.state !== 'saved');
    const { kept, isSkipped: areSome } = chooseFiles(chosen, waiting.length);
    const added = kept.map((file) => ({
      id: (lastId.current += 1),
      file,
      step: { state: 'waiting' } as const,
    }));
    setSkipped(areSome);
    setFiles((all) => [
      ...(all.some(isOpen) ? all : all.filter((one) => one.step.state !== 'saved')),
      ...added,
    ]);
  };
  const retry = (id: number) => setStep(id, { state: 'waiting' });
  const dismiss = (id: number) => setFiles((all) => all.filter((one) => one.id !== id));
  return { files, isSkipped, add, retry, dismiss };
}

/** The browser asks before it leaves the page while files are being uploaded. */
function useStayWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

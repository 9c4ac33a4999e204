import { RotateCw, X } from 'lucide-react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { ProgressBar } from '~/components/ui/progress-bar';

import { isPassing, photoProblemText } from '~/features/pictures/rules/photo-problems';
import type { QueuedFile, useUploadQueue } from './use-upload-queue';

type UploadQueueProps = { queue: ReturnType<typeof useUploadQueue>; noun?: string };

/** Progress of each file, in words and as a bar. */
export function UploadQueue({ queue, noun = 'photo' }: UploadQueueProps) {
  const { files } = queue;
  const saved = files.filter(({ step }) => step.state === 'saved').length;
  const failed = files.filter(({ step }) => step.state === 'failed').length;
  const isDone = files.length > 0 && saved + failed === files.length;
  return (
    <>
      <p role="status" className={files.length > 0 ? 'text-ink-soft' : 'sr-only'}>
        {files.length > 0 && `${saved} of ${files.length} ${files.length === 1 ? noun : `${noun}s`} saved`}
        {isDone && failed > 0 && `, ${failed} failed`}
      </p>
      {files.length > 0 && (
        <Card as="ul" aria-label="Files being sent" className="divide-y divide-line">
          {files.map((entry) => (
            <QueueRow
              key={entry.id}
              entry={entry}
              onRetry={() => queue.retry(entry.id)}
              onDismiss={() => queue.dismiss(entry.id)}
            />
          ))}
        </Card>
      )}
    </>
  );
}

type QueueRowProps = { entry: QueuedFile; onRetry: () => void; onDismiss: () => void };

function QueueRow({ entry: { file, step }, onRetry, onDismiss }: QueueRowProps) {
  const isFailed = step.state === 'failed';
  return (
    <li className="grid items-center gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
          <strong>{file.name}</strong>
          <span className={isFailed ? 'text-terracotta' : 'text-ink-soft tabular-nums'}>{wordsOf(step)}</span>
        </p>
        {!isFailed && (
          <ProgressBar isThin max={1} value={shareOf(step)} aria-label={`Progress of ${file.name}`} />
        )}
      </div>
      {step.state === 'failed' && (
        <div className="flex gap-2">
          {isPassing(step.problem) && (
            <Button variant="secondary" onClick={onRetry} aria-label={`Try again: ${file.name}`}>
              <RotateCw aria-hidden size={18} strokeWidth={1.5} />
              Try again
            </Button>
          )}
          <Button variant="quiet" onClick={onDismiss} aria-label={`Leave out ${file.name}`}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}

function wordsOf(step: QueuedFile['step']): string {
  if (step.state === 'waiting') return 'Waiting…';
  if (step.state === 'saved') return 'Saved';
  if (step.state === 'failed') return photoProblemText(step.problem);
  return step.share < 1 ? `Sending… ${Math.round(step.share * 100)} %` : 'Making the sizes for the web…';
}

/** The last tenth is the server's work, which cannot be measured. */
function shareOf(step: QueuedFile['step']): number {
  if (step.state === 'saved') return 1;
  return step.state === 'sending' ? step.share * 0.9 : 0;
}

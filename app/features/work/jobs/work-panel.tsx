import { useFetcher, useLocation } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useNotice } from '~/components/ui/use-notice';
import type { Notice } from '~/lib/notices';

import type { WorkStatus } from './find-work.server';
import { useWork } from './use-work';
import { workPath } from './work-path';

type WorkPanelProps = {
  status: WorkStatus;
  /** What is measured, for screen readers: 'Reading the website'. */
  label: string;
  /** Headline of a failure: 'Generation Failed'. */
  failure: string;
  /** What a cancelled job leaves behind, if anything. */
  leftBehind?: string;
};

/**
 * Work that is running, has failed or was cancelled: its progress in words and numbers, and buttons to cancel
 * or retry it. Renders nothing once it is done. Without scripts the page reloads itself every few seconds.
 */
export function WorkPanel({ status: read, label, failure, leftBehind }: WorkPanelProps) {
  const status = useWork(read);
  if (status.state === 'done') return null;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4">
      {status.state === 'at-work' ? <AtWork status={status} label={label} /> : null}
      {status.state === 'failed' && (
        <p role="alert" className="wrap-anywhere">
          <strong className="block">{failure}</strong> {status.error ?? 'Nobody knows why.'}
        </p>
      )}
      {status.state === 'cancelled' && (
        <p role="status">Cancelled. {leftBehind ?? 'Nothing has been changed.'}</p>
      )}
      <WorkButton id={status.id} intent={status.state === 'at-work' ? 'cancel' : 'retry'} />
    </div>
  );
}

function AtWork({ status: { progress, error }, label }: { status: WorkStatus; label: string }) {
  const isCounted = progress !== null && progress.total > 0;
  return (
    <>
      <p role="status" className="font-semibold tabular-nums wrap-anywhere">
        {progress?.words ?? 'Waiting for its turn…'}
        {isCounted && ` ${progress.done} of ${progress.total}`}
      </p>
      <ProgressBar aria-label={label} {...(isCounted && { max: progress.total, value: progress.done })} />
      {error && <p className="text-sm wrap-anywhere">{error} It is tried again by itself in a while.</p>}
      <p className="text-sm text-ink-soft">You can leave this page; the work goes on.</p>
      <noscript>
        <meta httpEquiv="refresh" content="4" />
      </noscript>
    </>
  );
}

const buttonTexts = { cancel: 'Cancel', retry: 'Try again' } as const;

function WorkButton({ id, intent }: { id: string; intent: keyof typeof buttonTexts }) {
  const fetcher = useFetcher<{ notice: Notice }>();
  const { pathname, search } = useLocation();
  useNotice(fetcher.data);
  return (
    <fetcher.Form method="post" action={workPath(id)}>
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        aria-disabled={fetcher.state !== 'idle' || undefined}
      >
        {buttonTexts[intent]}
      </Button>
    </fetcher.Form>
  );
}

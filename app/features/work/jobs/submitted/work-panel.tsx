import { useFetcher, useLocation } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useNotice } from '~/components/ui/toast/use-notice';
import type { Notice } from '~/lib/notices';
import { useHydrated } from '~/lib/browser/use-hydrated';

import type { WorkStatus } from './find-work.server';
import { useWork } from './use-work';
import { workPath } from './work-path';

type WorkPanelProps = {
  status: WorkStatus;
  /** The label of the progress bar, for screen readers: 'Reading the website'. */
  label: string;
  /** Headline of a failure: 'Generation Failed'. */
  failure: string;
  /** Text about what a cancelled job leaves behind, if anything. */
  leftBehind?: string;
  /**
   * Id of a form in which a person may be typing meanwhile. Until there are scripts the buttons send that
   * form, whose action answers `lookIntents` with all that was typed.
   */
  form?: string;
};

/**
 * Work that is running, has failed or was cancelled: its progress in words and numbers, and buttons to cancel
 * or retry it. Renders nothing once it is done. Without scripts the page reloads itself every few seconds,
 * unless that would lose what is typed beside it.
 */
export function WorkPanel({ status: read, label, failure, leftBehind, form }: WorkPanelProps) {
  const status = useWork(read);
  const isHydrated = useHydrated();
  if (status.state === 'done') return null;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4">
      {status.state === 'at-work' ? <AtWork status={status} label={label} /> : null}
      {status.state === 'at-work' && <News form={form} />}
      {status.state === 'failed' && (
        <p role="alert" className="wrap-anywhere">
          <strong className="block">{failure}</strong> {status.error ?? 'Nobody knows why.'}
        </p>
      )}
      {status.state === 'cancelled' && (
        <p role="status">Cancelled. {leftBehind ?? 'Nothing has been changed.'}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {status.state === 'at-work' && form && <LookAgain form={form} />}
        <WorkButton
          id={status.id}
          intent={status.state === 'at-work' ? 'cancel' : 'retry'}
          form={isHydrated ? undefined : form}
        />
      </div>
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
    </>
  );
}

/**
 * How a page without scripts finds out that the work has ended. Browsers with scripts never show it, and need
 * no copy of its words.
 */
function News({ form }: Pick<WorkPanelProps, 'form'>) {
  if (!form) {
    return (
      <noscript>
        <meta httpEquiv="refresh" content="4" />
      </noscript>
    );
  }
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="text-sm text-ink-soft">
          This page shows nothing new by itself. Whatever you have typed stays when you look again.
        </p>
      )}
    </noscript>
  );
}

function LookAgain({ form }: { form: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Button type="submit" form={form} formNoValidate name="intent" value="look" variant="secondary">
          Look again
        </Button>
      )}
    </noscript>
  );
}

const buttonTexts = { cancel: 'Cancel', retry: 'Try again' } as const;

type WorkButtonProps = { id: string; intent: keyof typeof buttonTexts; form: string | undefined };

function WorkButton({ id, intent, form }: WorkButtonProps) {
  const fetcher = useFetcher<{ notice: Notice }>();
  const { pathname, search } = useLocation();
  useNotice(fetcher.data);
  return (
    <fetcher.Form method="post" action={workPath(id)}>
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        form={form}
        formNoValidate
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

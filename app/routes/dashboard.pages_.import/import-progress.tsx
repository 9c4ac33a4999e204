import { Link } from '@remix-run/react';

import { Card } from '~/components/ui/card';
import { ProgressBar } from '~/components/ui/progress-bar';
import type { GuideImport } from '~/features/content/guides/find-guide-import.server';
import { importProgress } from '~/features/content/guides/guide-import-report';

/** Progress of an import, in words and as a bar. */
export function ImportProgress({ latest: { progress, error, state, isSilent } }: { latest: GuideImport }) {
  const hasFailed = state === 'waiting' && error !== null;
  return (
    <Card padding="medium" className="grid gap-2">
      <p role="status" className="font-semibold tabular-nums">
        {importProgress(progress)}
      </p>
      <ProgressBar
        aria-label="Guides imported"
        {...(progress && { max: progress.total, value: progress.done })}
      />
      {hasFailed && (
        <p className="wrap-anywhere">
          Failed to import guides: {error}. It goes on by itself in a while, where it stopped.
        </p>
      )}
      {isSilent && (
        <p>
          Nothing has been heard of it for a while. If its worker was lost, another one takes it up by itself
          within three minutes, where it stopped.
        </p>
      )}
      <p className="text-sm text-ink-soft">
        You can leave this page; the import goes on.{' '}
        <Link
          to="/dashboard/pages/import"
          preventScrollReset
          className="inline-flex min-h-11 items-center underline"
        >
          Refresh
        </Link>
      </p>
    </Card>
  );
}

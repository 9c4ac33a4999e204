import { Form } from '@remix-run/react';

import { EmailText } from '~/components/ui/address-text';
import { Button } from '~/components/ui/button';
import { RecordTable } from '~/components/ui/record-table';
import { jobLabels } from '~/features/work/jobs/job-labels';
import type { listFailedJobs } from '~/features/work/jobs/list-failed-jobs.server';
import { formatInstant } from '~/lib/time/dates';

type FailedJob = Awaited<ReturnType<typeof listFailedJobs>>['jobs'][number];

/** Jobs that failed or ended as unknown, with their input and buttons to settle them. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <RecordTable
      caption="Failed jobs, the latest first"
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'Job', isName: true, cell: (job) => <Named job={job} /> },
        {
          heading: 'What happened',
          cell: ({ error, state, attempts }) => (
            <span className="wrap-anywhere">
              {state === 'unknown' && <strong>End unknown. </strong>}
              {error ?? 'Nobody knows why.'}
              <span className="block text-sm text-ink-soft tabular-nums">
                {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}
              </span>
            </span>
          ),
        },
        { heading: 'Ended', className: 'lg:w-[19%]', cell: ({ endedAt }) => formatInstant(endedAt) },
        {
          heading: 'What to do',
          isQuiet: true,
          className: 'lg:w-[19%] xl:w-[24%]',
          cell: (job) => <Choices job={job} />,
        },
      ]}
    />
  );
}

function Named({ job: { kind, owner, input } }: { job: FailedJob }) {
  return (
    <>
      {jobLabels[kind]}
      {owner && (
        <span className="block font-normal text-ink-soft">
          <EmailText email={owner} />
        </span>
      )}
      <details className="font-normal">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
          What was asked for
        </summary>
        <pre className="max-w-full overflow-x-auto rounded-control bg-sand p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          {input}
        </pre>
      </details>
    </>
  );
}

function Choices({ job: { id, kind, endedAt } }: { job: FailedJob }) {
  const size = 'min-h-11 px-3 text-sm';
  const named = `${jobLabels[kind]} of ${formatInstant(endedAt)}`;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="job" value={id} />
      <Button
        type="submit"
        name="intent"
        value="retry"
        variant="secondary"
        className={size}
        aria-label={`Try again: ${named}`}
      >
        Try again
      </Button>
      <Button
        type="submit"
        name="intent"
        value="discard"
        variant="quiet"
        className={size}
        aria-label={`Discard: ${named}`}
      >
        Discard
      </Button>
    </Form>
  );
}

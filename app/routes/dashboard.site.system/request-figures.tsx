import { EmptyNote } from '~/components/ui/empty-note';
import { RecordTable } from '~/components/ui/record-table';
import type { findSystem } from '~/features/work/system/find-system.server';
import { formatNumber } from '~/lib/text/numbers';

import { BarChart } from './bar-chart';
import { nothing, shareWords, timeWords } from './figure-words';
import { FigureTable } from './figure-table';

type System = Awaited<ReturnType<typeof findSystem>>;
type Step = System['steps'][number] & { when: string };

type RequestFiguresProps = { kinds: System['kinds']; steps: readonly Step[]; span: string };

const sum = (steps: readonly Step[], of: (step: Step) => number) =>
  steps.reduce((total, step) => total + of(step), 0);

type Kind = System['kinds'][number];
const figures = (heading: string, cell: (row: Kind) => string) => ({
  heading,
  cell,
  className: 'tabular-nums',
});
const kindColumns = [
  { heading: 'Page', isName: true, className: 'md:w-1/3', cell: ({ label }: Kind) => label },
  figures('Requests', (row) => formatNumber(row.requests)),
  figures('Errors', (row) => formatNumber(row.errors)),
  figures('Cache', (row) => shareWords(row.hits, row.requests)),
  figures('Half (p50)', ({ p50 }) => timeWords(p50)),
  figures('95 % (p95)', ({ p95 }) => timeWords(p95)),
];

/** Requests, errors and times of the period. */
export function RequestFigures({ kinds, steps, span }: RequestFiguresProps) {
  const requests = sum(steps, (step) => step.requests);
  const errors = sum(steps, (step) => step.errors);
  const hits = sum(steps, (step) => step.hits);
  const rows = sum(steps, (step) => step.rowsRead);
  const slowest = Math.max(0, ...steps.map(({ p95 }) => p95 ?? 0));
  return (
    <section aria-labelledby="requests" className="grid gap-5">
      <h3 id="requests" className="text-lg">
        Requests
      </h3>
      {requests === 0 ? (
        <EmptyNote>No requests were counted in this time.</EmptyNote>
      ) : (
        <>
          <ul className="grid gap-3 sm:grid-cols-2">
            <BarChart
              title="Requests, and errors among them"
              now={`${formatNumber(requests)}, errors among them: ${formatNumber(errors)} (${shareWords(errors, requests)})`}
              bars={steps.map((step) => ({ value: step.requests, bad: step.errors }))}
              wordsOf={formatNumber}
              span={span}
            />
            <BarChart
              title="Answered by the cache"
              now={shareWords(hits, requests)}
              bars={steps.map((step) => ({
                value: step.requests > 0 ? (100 * step.hits) / step.requests : null,
              }))}
              wordsOf={(value) => `${Math.round(value)} %`}
              span={span}
            />
            <BarChart
              title="Time of all but the slowest of twenty (p95)"
              now={`${timeWords(slowest || null)} at the slowest`}
              bars={steps.map(({ p95 }) => ({ value: p95 === Infinity ? 10_000 : p95 }))}
              wordsOf={(value) => timeWords(value > 5_000 ? Infinity : value || null)}
              span={span}
            />
            <BarChart
              title="Rows that D1 says it read"
              now={formatNumber(rows)}
              bars={steps.map((step) => ({ value: step.rowsRead }))}
              wordsOf={formatNumber}
              span={span}
            />
          </ul>
          <p className="measure text-sm text-ink-soft">
            Times are estimates: they are counted by steps. D1 tells the rows of batches and writes; single
            reads are not among them. An isolate of the worker that ends without another request loses the
            last half minute.
          </p>
          <RecordTable
            caption="Requests by kind of page, the most frequent first"
            isOfFigures
            rows={kinds}
            keyOf={({ page }) => page}
            columns={kindColumns}
          />
          <FigureTable
            title="Requests as a table"
            rows={steps}
            columns={[
              ['Requests', (step) => formatNumber(step.requests)],
              ['Errors', (step) => formatNumber(step.errors)],
              ['Cache', (step) => shareWords(step.hits, step.requests)],
              ['p95', ({ p95 }) => timeWords(p95)],
              ['Rows', (step) => (step.requests > 0 ? formatNumber(step.rowsRead) : nothing)],
            ]}
          />
        </>
      )}
    </section>
  );
}

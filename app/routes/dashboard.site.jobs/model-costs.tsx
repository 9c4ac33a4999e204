import { EmailText } from '~/components/ui/address-text';
import { EmptyNote } from '~/components/ui/empty-note';
import { RecordTable } from '~/components/ui/record-table';
import { jobLabels } from '~/features/work/jobs/job-labels';
import type { listModelCosts } from '~/features/work/jobs/list-model-costs.server';
import { formatNumber } from '~/lib/text/numbers';

type Costs = Awaited<ReturnType<typeof listModelCosts>>;

/** Calls of models and their cost, by kind of work and by person. */
export function ModelCosts({ days, byKind, byPerson }: Costs) {
  const total = byKind.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0);
  const calls = byKind.reduce((sum, row) => sum + row.calls, 0);
  return (
    <section aria-labelledby="costs" className="grid gap-5">
      <h2 id="costs" className="text-xl">
        Models in the last {days} days
      </h2>
      {calls === 0 ? (
        <EmptyNote>No model was asked.</EmptyNote>
      ) : (
        <>
          <p className="tabular-nums">
            <strong>{dollars(total)}</strong> for {formatNumber(calls)} {calls === 1 ? 'call' : 'calls'}, by
            the prices known when they were made.
          </p>
          <RecordTable
            caption="Calls by kind of work, the dearest first"
            rows={byKind}
            keyOf={({ kind }) => kind}
            columns={[
              { heading: 'Work', isName: true, className: 'lg:w-1/3', cell: ({ kind }) => jobLabels[kind] },
              { heading: 'Calls', cell: (row) => formatNumber(row.calls), className: 'tabular-nums' },
              {
                heading: 'Unusable',
                cell: ({ unusable }) => formatNumber(unusable),
                className: 'tabular-nums',
              },
              { heading: 'Tokens', cell: ({ tokens }) => formatNumber(tokens), className: 'tabular-nums' },
              {
                heading: 'Cost',
                cell: ({ costMicroUsd }) => dollars(costMicroUsd),
                className: 'tabular-nums',
              },
            ]}
          />
          <RecordTable
            caption="Calls by person, the dearest first"
            rows={byPerson}
            keyOf={({ email }) => email}
            columns={[
              {
                heading: 'Person',
                isName: true,
                className: 'lg:w-1/3',
                cell: ({ email }) => <EmailText email={email} />,
              },
              { heading: 'Calls', cell: (row) => formatNumber(row.calls), className: 'tabular-nums' },
              { heading: 'Tokens', cell: ({ tokens }) => formatNumber(tokens), className: 'tabular-nums' },
              {
                heading: 'Cost',
                cell: ({ costMicroUsd }) => dollars(costMicroUsd),
                className: 'tabular-nums',
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

/** 'US$0.0123': with tenths of a cent. */
const dollars = (microUsd: number) => `US$${(microUsd / 1_000_000).toFixed(4)}`;

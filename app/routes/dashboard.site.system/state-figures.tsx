import type { findSystem } from '~/features/work/system/find-system.server';
import { formatNumber } from '~/lib/text/numbers';

import { BarChart } from './bar-chart';
import { ageWords, dollarWords, nothing, sizeWords } from './figure-words';
import { FigureTable } from './figure-table';

type Step = Awaited<ReturnType<typeof findSystem>>['steps'][number] & { when: string };
type State = NonNullable<Step['state']>;

/** Jobs, mails, models and storage of the period: the maximum of each step; for costs the sum. */
export function StateFigures({ steps, span }: { steps: readonly Step[]; span: string }) {
  const known = steps.flatMap(({ state }) => (state ? [state] : []));
  if (known.length === 0) return null;
  const bars = (of: (state: State) => number | null) =>
    steps.map(({ state }) => ({ value: state && of(state) }));
  const max = (of: (state: State) => number) => Math.max(...known.map(of));
  const last = known.at(-1);
  const cost = known.reduce((sum, { aiCostMicroUsd }) => sum + aiCostMicroUsd, 0);
  const figure = (of: (state: State) => string) => (step: Step) => (step.state ? of(step.state) : nothing);
  return (
    <section aria-labelledby="work" className="grid gap-5">
      <h3 id="work" className="text-lg">
        Jobs, models and storage
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        <BarChart
          title="Jobs that waited"
          now={waitWords(
            max((state) => state.jobsWaiting),
            max((state) => state.oldestJobMs),
          )}
          bars={bars((state) => state.jobsWaiting)}
          wordsOf={formatNumber}
          span={span}
        />
        <BarChart
          title="Failed jobs, and mails among them"
          now={`${formatNumber(last?.jobsFailed ?? 0)}, mails among them: ${formatNumber(last?.mailFailures ?? 0)}`}
          bars={steps.map(({ state }) => ({
            value: state?.jobsFailed ?? null,
            bad: state?.mailFailures ?? 0,
          }))}
          wordsOf={formatNumber}
          span={span}
        />
        <BarChart
          title="Cost of models"
          now={dollarWords(cost)}
          bars={bars((state) => state.aiCostMicroUsd)}
          wordsOf={dollarWords}
          span={span}
        />
        <BarChart
          title="Size of the database"
          now={sizeWords(last?.databaseBytes ?? null)}
          bars={bars((state) => state.databaseBytes)}
          wordsOf={sizeWords}
          span={span}
        />
        <BarChart
          title="Size of the pictures"
          now={sizeWords(last?.mediaBytes ?? null)}
          bars={bars((state) => state.mediaBytes)}
          wordsOf={sizeWords}
          span={span}
        />
      </ul>
      <FigureTable
        title="Jobs, models and storage as a table"
        rows={steps}
        columns={[
          ['Waiting', figure((state) => formatNumber(state.jobsWaiting))],
          ['Failed', figure((state) => formatNumber(state.jobsFailed))],
          ['Mails', figure((state) => formatNumber(state.mailFailures))],
          ['Models', figure((state) => dollarWords(state.aiCostMicroUsd))],
          ['Database', figure((state) => sizeWords(state.databaseBytes))],
          ['Pictures', figure((state) => sizeWords(state.mediaBytes))],
        ]}
      />
    </section>
  );
}

const waitWords = (jobs: number, ms: number) =>
  jobs === 0 ? 'None' : `${formatNumber(jobs)} at the most, for ${ageWords(ms)}`;

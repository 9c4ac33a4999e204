import type { findSystem } from '~/features/work/system/find-system.server';
import { formatNumber } from '~/lib/text/numbers';

import { BarChart } from './bar-chart';
import { nothing, sizeWords } from './figure-words';
import { FigureTable } from './figure-table';

type Step = Awaited<ReturnType<typeof findSystem>>['steps'][number] & { when: string };

/** Backups and releases of the period, by night, by command or by a release. */
export function SafetyFigures({ steps, span }: { steps: readonly Step[]; span: string }) {
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0);
  const largest = Math.max(...steps.map(({ backupBytes }) => backupBytes));
  const backups = sum((step) => step.backups);
  const isKnown = steps.every(({ releases }) => releases !== null);
  return (
    <section aria-labelledby="safety" className="grid gap-5">
      <h3 id="safety" className="text-lg">
        Backups and releases
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        <BarChart
          title="Backups that became whole, by size"
          now={backups === 0 ? 'None' : `${formatNumber(backups)}, up to ${sizeWords(largest)}`}
          bars={steps.map(({ backupBytes }) => ({ value: backupBytes }))}
          wordsOf={sizeWords}
          span={span}
        />
        <BarChart
          title="Releases that were begun"
          now={isKnown ? formatNumber(sum(({ releases }) => releases ?? 0)) : 'Their log cannot be read'}
          bars={steps.map(({ releases }) => ({ value: releases }))}
          wordsOf={formatNumber}
          span={span}
        />
      </ul>
      <FigureTable
        title="Backups and releases as a table"
        rows={steps}
        columns={[
          ['Backups', (step) => formatNumber(step.backups)],
          ['Size', (step) => (step.backups > 0 ? sizeWords(step.backupBytes) : nothing)],
          ['Releases', ({ releases }) => (releases === null ? nothing : formatNumber(releases))],
        ]}
      />
    </section>
  );
}

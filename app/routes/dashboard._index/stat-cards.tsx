import { Card } from '~/components/ui/card';
import { formatNumber } from '~/lib/text/numbers';

import type { Overview } from './load-overview.server';

type Stat = { title: string; value: number | null; note?: string };

/**
 * Figures of the directory or of an owner's part of it; a figure that could not be read is shown as zero with
 * a note.
 */
export function StatCards({ stats }: { stats: Overview['stats'] }) {
  const { total, published, active, leads, month } = stats;
  const cards: Stat[] = [
    {
      title: 'Total Properties',
      value: total,
      note:
        published === null
          ? 'The published ones could not be counted'
          : `${formatNumber(published)} published`,
    },
    { title: 'Total Leads', value: leads, note: 'Since the beginning' },
    { title: 'This Month', value: month, note: 'Leads received' },
    { title: 'Active Properties', value: active, note: 'Seen by travellers' },
  ];
  return (
    <ul
      aria-label="Figures"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
    >
      {cards.map(({ title, value, note }) => (
        <Card as="li" key={title} className="grid content-start gap-1 p-4 sm:p-5">
          <h3 className="font-body text-base font-normal tracking-normal text-ink-soft">{title}</h3>
          <p className="font-display text-3xl font-semibold tabular-nums">{formatNumber(value ?? 0)}</p>
          {value === null ? (
            <p className="text-sm font-semibold text-terracotta">Could not be counted just now</p>
          ) : (
            <p className="text-sm text-ink-soft">{note}</p>
          )}
        </Card>
      ))}
    </ul>
  );
}

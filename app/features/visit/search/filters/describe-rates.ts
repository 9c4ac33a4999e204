import { barDollars, bars, type Counter } from '~/features/directory/facets/count-facets';
import { formatMoney } from '~/lib/text/money';
import { formatNumber } from '~/lib/text/numbers';

/** The content of the bars of the rates, in words. */
export function describeRates({ bars: counts, unknown }: ReturnType<Counter['rates']>): string {
  const known = counts.reduce((sum, count) => sum + count, 0);
  if (known === 0) return 'No stay tells its rate.';
  const commonest = counts.indexOf(Math.max(...counts));
  const from = formatMoney(commonest * barDollars, 'AUD');
  const range =
    commonest === bars - 1
      ? `${from} or more`
      : `${from} to ${formatMoney((commonest + 1) * barDollars - 1, 'AUD')}`;
  const most = `Most often ${range} a night: ${staysOf(counts[commonest] ?? 0)} of ${formatNumber(known)}.`;
  return unknown > 0 ? `${most} ${staysOf(unknown)} without a rate in Australian dollars.` : most;
}

const staysOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'stay' : 'stays'}`;

import { expect, it } from 'vitest';

import { formatMoney } from '~/lib/text/money';
import { formatNumber } from '~/lib/text/numbers';

const intl = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Of every length, beside where a comma or a cent begins, and such as no price should be. */
const amounts = [
  ...[0, 1, 9, 10, 99, 100, 149, 999, 1000, 1001, 9999, 12_345, 100_000, 999_999, 1_000_000, 123_456_789],
  ...[1e9, 1e12, 2 ** 53, 1e21, -1, -1234, -0.5],
  ...[0.01, 0.1, 0.5, 0.99, 149.5, 149.05, 149.95, 999.99, 1000.01, 1234.5, 99_999.9, 999_999.99],
  ...[0.001, 0.005, 1.005, 149.995, 149.999, 999.999, 1234.5678, 1 / 3, Number.NaN, Infinity],
];

it.each(amounts)('writes %d dollars and the number as Intl does', (amount) => {
  expect(formatMoney(amount, 'AUD')).toBe(`A${intl(amount, 'AUD')}`);
  expect(formatMoney(amount, 'USD')).toBe(intl(amount, 'USD'));
  expect(formatNumber(amount)).toBe(new Intl.NumberFormat('en-AU').format(amount));
});

it('writes ten thousand prices to the cent as Intl does', () => {
  const cents = Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 3_000_000);
  const format = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: 2,
  });
  const whole = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: 0,
  });
  for (const of of cents) {
    const amount = of / 100;
    const expected = (Number.isInteger(amount) ? whole : format).format(amount);
    expect(formatMoney(amount, 'AUD')).toBe(`A${expected}`);
  }
});

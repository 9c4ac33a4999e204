import { formatNumber } from './numbers';

/** 'A$149': with the currency, and without cents when there are none. Whole Australian dollars take no Intl, like numbers. */
export function formatMoney(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  const isAustralian = currency === 'AUD';
  const text =
    isAustralian && isWhole && amount >= 0
      ? `$${formatNumber(amount)}`
      : amount.toLocaleString('en-AU', {
          style: 'currency',
          currency,
          minimumFractionDigits: isWhole ? 0 : 2,
        });
  return isAustralian ? `A${text}` : text;
}

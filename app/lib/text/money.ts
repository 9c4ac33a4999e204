import { formatNumber } from './numbers';

/** Making a format takes forty times as long as using it. The server keeps them; in a browser that would be more code than it saves. */
const formats = import.meta.env.SSR ? new Map<string, Intl.NumberFormat>() : null;

/** 'A$149': with the currency, and without cents when there are none. Whole Australian dollars take no Intl, like numbers. */
export function formatMoney(amount: number, currency: string): string {
  const isWhole = Number.isInteger(amount);
  const isAustralian = currency === 'AUD';
  const text =
    isAustralian && isWhole && amount >= 0
      ? `$${formatNumber(amount)}`
      : formatFor(currency, isWhole ? 0 : 2).format(amount);
  return isAustralian ? `A${text}` : text;
}

function formatFor(currency: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = currency + minimumFractionDigits;
  const kept = formats?.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency, minimumFractionDigits });
  formats?.set(key, format);
  return format;
}

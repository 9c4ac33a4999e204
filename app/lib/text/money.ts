/** One for each currency, with cents and without. */
const formats = new Map<string, Intl.NumberFormat>();

/** 'A$149': with the currency, and without cents when there are none. */
export function formatMoney(amount: number, currency: string): string {
  const text = formatOf(currency, Number.isInteger(amount) ? 0 : 2).format(amount);
  return currency === 'AUD' ? `A${text}` : text;
}

function formatOf(currency: string, minimumFractionDigits: 0 | 2): Intl.NumberFormat {
  const key = currency + minimumFractionDigits;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency,
      currencyDisplay: 'symbol',
      minimumFractionDigits,
    });
    formats.set(key, format);
  }
  return format;
}

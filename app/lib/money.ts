/** 'A$149': with the currency, and without cents when there are none. */
export function formatMoney(amount: number, currency: string): string {
  const text = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
  return currency === 'AUD' ? `A${text}` : text;
}

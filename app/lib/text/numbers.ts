import { once } from '~/lib/memory/once';

const numberFormat = once(() => new Intl.NumberFormat('en-AU'));

/** 1234 → '1,234'. */
export function formatNumber(number: number): string {
  return numberFormat().format(number);
}

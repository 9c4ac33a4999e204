import { firstMatches } from './text-around';

export type Money = { amount: number; currency: string | null; start: number; end: number };

const signs: readonly (readonly [RegExp, string])[] = [
  [/AUD|AU\s?\$|A\$/i, 'AUD'],
  [/USD|US\s?\$/i, 'USD'],
  [/NZD|NZ\$/i, 'NZD'],
  [/EUR|€/i, 'EUR'],
  [/GBP|£/i, 'GBP'],
  [/JPY|¥|円/i, 'JPY'],
  [/CHF/i, 'CHF'],
];

/** The currency in a text; null for a bare dollar sign. */
export const currencyOfSign = (text: string): string | null =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const sign = '(?:AUD|USD|NZD|EUR|GBP|JPY|CHF|AU\\s?\\$|US\\s?\\$|NZ\\$|A\\$|\\$|€|£|¥)';
const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d{1,6}(?:\\.\\d{2})?';
const sum = new RegExp(
  `(${sign})\\s{0,2}\\$?(${number})(?![\\d%])|(?<![\\d.,$€£])(${number})\\s?(AUD|USD|EUR|GBP|€)(?!\\w)`,
  'gi',
);

/** The first three hundred sums of money in a text, with their positions. */
export function moneyIn(text: string): Money[] {
  return firstMatches(text, sum, 300).map((match) => ({
    amount: Number((match[2] ?? match[3] ?? '').replaceAll(',', '')),
    currency: currencyOfSign(match[1] ?? match[4] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

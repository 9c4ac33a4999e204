import { currencies } from '~/db/vocabulary';

import { moneyIn, type Money } from './money-in';

const dollars: Readonly<Record<string, string>> = {
  australian: 'AUD',
  'new zealand': 'NZD',
  canadian: 'CAD',
  singapore: 'SGD',
  'hong kong': 'HKD',
  us: 'USD',
  'u.s.': 'USD',
  american: 'USD',
  fiji: 'FJD',
  fijian: 'FJD',
};
const inWords = new RegExp(
  `\\b(?:prices?|rates?|tariffs?|quoted|charged)\\b[^.\\n]{0,40}\\bin (${Object.keys(dollars).join('|').replaceAll('.', '\\.')}) dollars\\b`,
  'i',
);

/** The currency that a page's words or its first sum state, such as 'NZD'; null for bare dollar signs. */
function currencyOfPage(text: string, sums: readonly Money[]): string | null {
  const said = inWords.exec(text)?.[1]?.toLowerCase();
  return (said && dollars[said]) || (sums[0]?.currency ?? null);
}

const isListable = (currency: string | null) =>
  currency === null || (currencies as readonly string[]).includes(currency);

/**
 * The sums in the currency that the page states first; sums beside them in other currencies are conversions.
 * Empty when a listing cannot have that currency.
 */
export function inOneCurrency<Sum extends Money>(text: string, sums: readonly Sum[]): Sum[] {
  const first = currencyOfPage(text, sums);
  if (!isListable(first)) return [];
  const isDollar = (currency: string | null) => currency === null || currency === 'AUD';
  return sums.filter(
    ({ currency }) => currency === first || (isDollar(first) && isDollar(currency)) || currency === null,
  );
}

/**
 * The currency of a page that no listing can have; bare dollar signs elsewhere on the website then mean that
 * currency. Null without one.
 */
export function unlistedCurrency(text: string): string | null {
  const currency = currencyOfPage(text, moneyIn(text));
  return isListable(currency) ? null : currency;
}

import { type Token, wordAt } from './tokens';

const currency = /^(a|au|aud|us|usd)$/;

/** A sum of money, or a number that may be one, begins there: '$170', 'A$170', 'AUD 170', '170'. */
export const beginsMoney = (tokens: readonly Token[], at: number): boolean =>
  /^[$\d]/.test(wordAt(tokens, at)) ||
  (currency.test(wordAt(tokens, at)) && /^[$\d]/.test(wordAt(tokens, at + 1)));

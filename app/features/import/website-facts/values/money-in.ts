import { matchesIn } from '~/features/import/website-facts/page/text-around';

export type Money = { amount: number; currency: string | null; start: number; end: number };

const signs: readonly (readonly [RegExp, string])[] = [
  [/\bAUD|\bAU\s?\$|\bA\$/i, 'AUD'],
  [/\bUSD|\bUS\s?\$/i, 'USD'],
  [/\bNZD|\bNZ\$/i, 'NZD'],
  [/\b(?:CAD|CA?\s?\$)/, 'CAD'],
  [/\b(?:SGD|S\$)/, 'SGD'],
  [/\b(?:HKD|HK\$)/, 'HKD'],
  [/\b(?:BRL|R\$)/, 'BRL'],
  [/\b(?:MXN|MX\$)/, 'MXN'],
  [/\bEUR(?:OS?)?\b|€/i, 'EUR'],
  [/\bGBP|£/i, 'GBP'],
  [/\bJPY|¥|円/i, 'JPY'],
  [/\bCHF/i, 'CHF'],
  [/\bPLN|\bzł/i, 'PLN'],
  [/\bSEK|\bkr\b/i, 'SEK'],
  [/\bNOK/i, 'NOK'],
  [/\bDKK/i, 'DKK'],
  [/\bCZK|\bKč/i, 'CZK'],
  [/\bHUF/i, 'HUF'],
  [/\bTHB|฿/i, 'THB'],
  [/\bINR|₹/i, 'INR'],
  [/\bKRW|₩|원/i, 'KRW'],
  [/\bIDR/i, 'IDR'],
  [/\bVND|₫/i, 'VND'],
  [/\bTRY|₺/, 'TRY'],
  [/\bOMR/i, 'OMR'],
  [/\bAED/i, 'AED'],
  [/\bZAR/i, 'ZAR'],
  [/\bFJD|\bFJ\$/i, 'FJD'],
];

/** The currency in a text; null for a bare dollar sign. */
export const currencyOfSign = (text: string): string | null =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Within a line, except that a code in capitals may have a line of its own: 'from\nAUD\n$119'. */
const space = '[^\\S\\n]';
const word = '(?<![\\p{L}\\d])';
const code = `${word}(?:AUD|USD|NZD|EUROS?|EUR|GBP|JPY|CHF|CAD|SGD|HKD|BRL|MXN|PLN|SEK|NOK|DKK|CZK|HUF|THB|INR|KRW|IDR|VND|OMR|AED|ZAR|FJD)(?![\\p{L}])`;
/** A sign that a layout sets on a line of its own, above its number. */
const aloneOnLine = '(?<=\\n)[$€£]\\n(?=\\d{2,4}\\n)';
const sign = `(?:${code}${space}{0,2}(?:\\n(?=\\$|€|£|\\d))?|${word}(?:AU|US|NZ|A)${space}?\\$|${word}(?:CA?|S|HK|R|MX)\\$|${aloneOnLine}|\\$|€|£|¥|₹|₩|฿|₫|₺)`;
/** A financial year, '2025/26', is no sum. */
const number =
  "(?!20\\d\\d\\s?[/–-]\\s?\\d{2}(?!\\d))(?:\\d{1,3}(?:[.,’'\\u202f\\u00a0]\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d{1,6}(?:[.,]\\d{2})?(?![.,]?\\d))";
const euro = `(?:,[-–—]|[.][-–—])?`;
const sum = new RegExp(
  `(${sign})${space}{0,2}\\$?(${number})${euro}(?![\\d%])(?:${space}?(${code}))?|(?<![\\d.,$€£/])(${number})${euro}${space}?(${code}|€|£|zł|kr|Kč|円|원)(?![\\p{L}\\d])`,
  'giu',
);

/** The lower sum of '59 bis 75 EURO', which has no sign of its own, right before the higher one. */
const lower =
  /(?<![\d.,/:-]|\d )(\d{2,4}(?:[.,]\d{2})?)(?:\s?[–-]|,[-–]\s?[–-]|(?:,[-–])? (?:bis|to|a|à|hasta|tot))\s?$/i;
/** The lower one of two is hardly less than a third of the higher one. */
const leastPart = 0.3;

/** The first three hundred sums of money in a text, with their positions. */
export function moneyIn(text: string): Money[] {
  return matchesIn(text, sum, 300).flatMap((match) => {
    const found: Money = {
      amount: amountOf(match[2] ?? match[4] ?? ''),
      currency: currencyOfSign(match[1] ?? match[5] ?? '') ?? currencyOfSign(match[3] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    };
    const less = match[4] === undefined ? null : lowerOf(found, text);
    return less ? [less, found] : [found];
  });
}

function lowerOf({ amount, currency, start }: Money, text: string): Money | null {
  const before = text.slice(Math.max(0, start - 16), start);
  const match = lower.exec(before);
  const least = amountOf(match?.[1] ?? '');
  if (!match || least >= amount || least < amount * leastPart) return null;
  const at = start - before.length + match.index;
  return { amount: least, currency, start: at, end: at + (match[1]?.length ?? 0) };
}

/** '1,180.50', '1.180,50' and '1’180' have two digits after the point at most. */
function amountOf(said: string): number {
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(said) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${part}`);
}

import { isNightPrice } from '~/features/import/website-facts/in-text/prices/prices-in-text';
import { starsInText } from '~/features/import/website-facts/in-text/stars-in-text';
import { otherHours, timesInText } from '~/features/import/website-facts/in-text/stay-in-text';
import { amenityWords } from '~/features/import/website-facts/values/amenity-words';
import { timeOf } from '~/features/import/website-facts/values/field-value';
import { currencyOfSign } from '~/features/import/website-facts/values/money-in';
import { propertyTypeIn } from '~/features/import/website-facts/values/property-type-of';
import type { PropertyFact } from '~/jobs/property-facts';

import { normalText } from './normal-words';

/**
 * True when the quoted words state the value. They must contain its numbers, addresses and times, and most words of a
 * name.
 */
export function isSupported(field: PropertyFact, value: string, quote: string): boolean {
  const rule = rules[field] ?? overlaps;
  return rule(value, quote);
}

type Rule = (value: string, quote: string) => boolean;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const page = (text: string) => ({ url: '', text });

const rules: Partial<Record<PropertyFact, Rule>> = {
  phone: (value, quote) => digitsOf(quote).includes(digitsOf(value).replace(/^(61|0)/, '')),
  email: (value, quote) => quote.toLowerCase().includes(value.toLowerCase()),
  website_url: (value, quote) => quote.toLowerCase().includes(new URL(value).host.replace(/^www\./, '')),
  star_rating: (value, quote) => starsInText(page(quote)).some((finding) => finding.value === value),
  property_type: (value, quote) => propertyTypeIn(quote) === value,
  currency: (value, quote) => currencyOfSign(quote) === value,
  min_price: isNightPrice,
  max_price: isNightPrice,
  check_in_time: (value, quote) => saysTime('check_in_time', value, quote),
  check_out_time: (value, quote) => saysTime('check_out_time', value, quote),
};

const clock = /\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)|\d{1,2}[:.]\d{2}|noon|midday/gi;

function saysTime(field: 'check_in_time' | 'check_out_time', value: string, quote: string): boolean {
  const said = timesInText(page(quote)).filter((finding) => finding.field === field);
  if (said.length > 0) return said.some((finding) => finding.value === value);
  const times = [...quote.matchAll(clock)].map(([time]) => timeOf(time.replace('.', ':')));
  return times.includes(value) && !otherHours.test(quote);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Four of five words and every number. */
function overlaps(value: string, quote: string): boolean {
  const there = new Set(wordsOf(quote));
  const words = wordsOf(value);
  const found = words.filter((word) => there.has(word));
  const numbers = words.filter((word) => /\d/.test(word));
  return words.length > 0 && found.length >= words.length * 0.8 && numbers.every((word) => there.has(word));
}

const praise = /\b(hundred|thousand|award\w*|best|finest|leading|number one)\b/gi;
const ofTheCity = /^(adelaide|south|australian?|sa|cbd|wi|fi)$/;

/**
 * True when a rephrased text states nothing beyond the quotes: its numbers, its praise, its amenities and its names
 * must all be in them.
 */
export function isComposedOf(text: string, quoted: string): boolean {
  const there = new Set(wordsOf(quoted));
  const numbers: readonly string[] = normalText(text).match(/\d+/g) ?? [];
  const quotedNumbers = new Set<string>(normalText(quoted).match(/\d+/g) ?? []);
  const claims = text.match(praise) ?? [];
  const amenities = Object.values(amenityWords).filter((pattern) => pattern.test(text));
  const names = [...text.matchAll(/(?<![.!?:]\s|^|\n)(?<=\s)\p{Lu}[\p{L}'’-]+/gu)].flatMap(([name]) =>
    wordsOf(name),
  );
  return (
    numbers.every((number) => quotedNumbers.has(number)) &&
    claims.every((claim) => there.has(claim.toLowerCase())) &&
    amenities.every((pattern) => pattern.test(quoted)) &&
    names.every((name) => there.has(name) || ofTheCity.test(name)) &&
    contentOverlap(text, there) >= 0.4
  );
}

/** Share of the longer words whose beginnings occur in the quotes; of a text of short words, of all from four letters. */
function contentOverlap(text: string, there: ReadonlySet<string>): number {
  const stems = new Set([...there].map((word) => word.slice(0, 5)));
  const said = wordsOf(normalText(text));
  const long = said.filter((word) => word.length >= 5);
  const words = long.length > 0 ? long : said.filter((word) => word.length === 4);
  return words.length === 0 ? 0 : words.filter((word) => stems.has(word.slice(0, 5))).length / words.length;
}

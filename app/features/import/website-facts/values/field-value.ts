import { propertySchema } from '~/features/directory/listing/property-form';
import { decodePercent } from '~/lib/text/decode-percent';
import type { PropertyFact } from '~/jobs/property-facts';

import { plain } from '~/features/import/website-facts/page/page-document';
import { isPlaceholder } from './placeholders';

/** Longer than any field allows. */
const longestSaid = 20_000;

const { shape } = propertySchema({ mode: 'add', suburbs: [] });

/**
 * A page's text as a value of the editor's field; null when it is not valid, or is a template's placeholder.
 */
export function fieldValue(field: PropertyFact, said: string): string | null {
  if (said.length > longestSaid || isPlaceholder(field, said)) return null;
  const value = (normal[field] ?? plain)(said);
  return value !== null && value !== '' && shape[field].safeParse(value).success ? value : null;
}

const normal: Partial<Record<PropertyFact, (said: string) => string | null>> = {
  phone: phoneOf,
  email: mailOf,
  check_in_time: timeOf,
  check_out_time: timeOf,
  min_price: priceOf,
  max_price: priceOf,
  star_rating: (said) => /^\s*([1-5])(?:\.0+)?\s*(?:stars?)?\s*$/i.exec(said)?.[1] ?? null,
  currency: (said) => plain(said).toUpperCase(),
  description: (said) => said.replace(/[^\S\n]+/g, ' ').trim(),
  website_url: (said) => (/^https?:\/\//i.test(said) && URL.canParse(said) ? new URL(said).href : null),
};

/** A host with letters such as 'ü' in the form that mail servers and browsers have for it. */
function mailOf(said: string): string {
  const address = plain(decodePercent(said.replace(/^mailto:/i, '').replace(/\?.*$/, ''))).toLowerCase();
  const [, name, host = ''] = /^([^@]+)@([^@/?#\s]+)$/.exec(address) ?? [];
  const isForeign = /\P{ASCII}/u.test(host) && URL.canParse(`http://${host}`);
  return isForeign ? `${name}@${new URL(`http://${host}`).hostname}` : address;
}

function phoneOf(said: string): string | null {
  const value = plain(
    said
      .replace(/^tel:/i, '')
      .replaceAll('%20', ' ')
      .replace(/\(0\)/, ' ')
      .replace(/[./\u2010-\u2015]/g, ' '),
  );
  const digits = value.replace(/\D/g, '');
  const isCounter = /^00/.test(digits) && digits.length < 10;
  return digits.length >= 6 && digits.length <= 15 && !isCounter ? value : null;
}

/** '2 pm', '14.30', '14 Uhr', 'T14:00:00+10:30' and 'noon' → '14:00'; null when it is not clearly a time. */
export function timeOf(said: string): string | null {
  const text = said.trim().toLowerCase();
  if (/^(12\s*)?(noon|midday|mittags?|midi)$/.test(text)) return '12:00';
  const [, hour, minute = '00', half] =
    /^t?(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})?\s*(a\.?m\.?|p\.?m\.?|uhr|uur|h|heures|hrs?|noon)?$/.exec(
      text,
    ) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const isHalf = half?.startsWith('a') || half?.startsWith('p');
  const isBare = !half && !/[:.h]/.test(text);
  const number = Number(hour);
  if (isBare || number > 23 || (isHalf && (number < 1 || number > 12))) return null;
  const full = isHalf ? (number % 12) + (half?.startsWith('p') ? 12 : 0) : number;
  return `${String(full).padStart(2, '0')}:${minute}`;
}

function priceOf(said: string): string | null {
  const number = /\d[\d,\s]*(?:\.\d{1,2})?/.exec(said)?.[0].replace(/[,\s]/g, '');
  return number === undefined ? null : number.replace(/\.0+$/, '');
}

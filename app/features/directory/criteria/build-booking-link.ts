import { webAddress } from '~/lib/paths';

import type { Stay } from './stay';

type Links = { bookingUrl: string | null; websiteUrl: string | null };

const placeholder = /(?:\{|%7B)(check_in|check_out|guests)(?:\}|%7D)/gi;

/**
 * The address at which a visitor books: the provider's booking page, else its website; null when neither is a web
 * address. The placeholders {check_in}, {check_out} and {guests} are replaced by the visitor's dates (`YYYY-MM-DD`)
 * and guests. A query parameter without a value is left out; elsewhere in the address the placeholder becomes an
 * empty text.
 */
export function buildBookingLink({ bookingUrl, websiteUrl }: Links, stay: Stay): string | null {
  const address = webAddress(bookingUrl) ?? webAddress(websiteUrl);
  if (!address) return null;
  const values = {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    guests: stay.guests?.toString() ?? null,
  };
  const valueOf = (name: string) => values[name.toLowerCase() as keyof typeof values];
  const fill = (text: string) => text.replace(placeholder, (_, name: string) => valueOf(name) ?? '');
  const isComplete = (part: string) =>
    [...part.matchAll(placeholder)].every(([, name = '']) => valueOf(name));
  const url = new URL(address);
  url.pathname = fill(url.pathname);
  url.search = url.search.slice(1).split('&').filter(isComplete).map(fill).join('&');
  url.hash = fill(url.hash);
  return url.href;
}

import { formatDay, nightsBetween } from '~/lib/time/dates';

import { carriedParams, defaultGuests, parseCriteria } from './criteria';

/** Dates and party, as the visitor searched for them. `checkOut` is set only with an earlier `checkIn`. */
export type Stay = { checkIn: string | null; checkOut: string | null; guests: number | null };

/**
 * Dates and guests of a query string. Invalid values, days in the past (`today` is Adelaide's date) and a
 * check-out that is not after check-in are left out. The search leaves its default number of guests out of
 * the address, so dates without guests mean that number.
 */
export function readStay(params: URLSearchParams, today: string): Stay {
  const criteria = parseCriteria(params);
  const checkIn = criteria.checkIn && criteria.checkIn >= today ? criteria.checkIn : null;
  const checkOut = checkIn && criteria.checkOut;
  const saysGuests = params.get('guests')?.trim() === String(criteria.guests);
  return { checkIn, checkOut, guests: checkIn || saysGuests ? criteria.guests : null };
}

/** 'Thu 24 Dec 2026 to Sun 27 Dec 2026, 3 nights, 2 guests'; null when none of them is given. */
export function stayText({ checkIn, checkOut, guests }: Stay): string | null {
  const parts = [
    checkIn && checkOut && `${formatDay(checkIn)} to ${formatDay(checkOut)}`,
    checkIn && !checkOut && `from ${formatDay(checkIn)}`,
    checkIn && checkOut && counted(nightsBetween(checkIn, checkOut), 'night'),
    guests !== null && counted(guests, 'guest'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** The stay as query parameters for links to other properties and back to the search. */
export function stayParams({ checkIn, checkOut, guests }: Stay): URLSearchParams {
  return carriedParams({ checkIn, checkOut, guests: guests ?? defaultGuests });
}

/** The same stay for `readStay`, with nothing else that an address may contain. */
export function stayQuery({ checkIn, checkOut, guests }: Stay): string {
  const given = Object.entries({ check_in: checkIn, check_out: checkOut, guests }).filter(
    ([, value]) => value,
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

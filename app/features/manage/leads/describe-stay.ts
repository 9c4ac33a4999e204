import { formatDay, isCalendarDate, nightsBetween } from '~/lib/time/dates';

type Stay = { checkInDate: string | null; checkOutDate: string | null };

/** 'Thu 24 Dec 2026 to Sun 27 Dec 2026', or the one date that is known; null without any. */
export function describeDates({ checkInDate, checkOutDate }: Stay): string | null {
  if (checkInDate && checkOutDate) return `${formatDay(checkInDate)} to ${formatDay(checkOutDate)}`;
  if (checkInDate) return `From ${formatDay(checkInDate)}`;
  return checkOutDate ? `Until ${formatDay(checkOutDate)}` : null;
}

/** '3 nights'; null unless both dates are known and in order. */
export function describeNights({ checkInDate, checkOutDate }: Stay): string | null {
  if (!checkInDate || !checkOutDate || !isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate))
    return null;
  const nights = nightsBetween(checkInDate, checkOutDate);
  if (nights < 1) return null;
  return nights === 1 ? '1 night' : `${nights} nights`;
}

export const describeGuests = (guests: number | null): string | null =>
  guests === null ? null : guests === 1 ? '1 guest' : `${guests} guests`;

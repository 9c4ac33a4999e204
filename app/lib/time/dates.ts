import { once } from '~/lib/memory/once';

const zone = 'Australia/Adelaide';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);
const weekdayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-AU', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const shortDayFormat = once(
  () => new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
);
const monthFormat = once(
  () => new Intl.DateTimeFormat('en-AU', { timeZone: zone, month: 'short', year: 'numeric' }),
);
const longDayFormat = once(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone, dateStyle: 'long' }));
const instantFormat = once(
  () => new Intl.DateTimeFormat('en-AU', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }),
);

/** Adelaide's date as `YYYY-MM-DD`. */
export function adelaideDate(instant: Date): string {
  return dayFormat().format(instant);
}

/** The instant at which a day of Adelaide's calendar begins. Clocks change at two in the morning, never at midnight. */
export function adelaideMidnight(date: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const summer = new Date(utc - 10.5 * 3_600_000);
  return adelaideDate(summer) === date ? summer : new Date(utc - 9.5 * 3_600_000);
}

/** The calendar day this many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** True for a real calendar day written as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `2026-12-24` → 'Thu 24 Dec 2026'; a text that is not a day is returned as it is. */
export function formatDay(date: string): string {
  if (!isCalendarDate(date)) return date;
  return weekdayFormat()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}

/** `2026-12-24` → '24 Dec'; a text that is not a day is returned as it is. */
export function formatShortDay(date: string): string {
  return isCalendarDate(date) ? shortDayFormat().format(new Date(`${date}T00:00:00Z`)) : date;
}

/** 'Jan 2024' in Adelaide. */
export function formatMonth(instant: Date): string {
  return monthFormat().format(instant);
}

/** '20 November 2026' in Adelaide. */
export function formatLongDay(instant: Date): string {
  return longDayFormat().format(instant);
}

/** '20 Nov 2026, 3:04 pm' in Adelaide. */
export function formatInstant(instant: Date): string {
  return instantFormat().format(instant);
}

/** `15:00` → '3:00 PM'; null for anything that is not a time of day. */
export function formatTimeOfDay(time: string | null): string | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time ?? '');
  if (!match) return null;
  const hours = Number(match[1]);
  return `${hours % 12 || 12}:${match[2]} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Nights between two calendar dates; negative when they are in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
}

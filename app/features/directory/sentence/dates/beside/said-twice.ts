import { weekdayOf } from '~/features/directory/sentence/dates/calendar';
import { numbered } from '~/features/directory/sentence/dates/numbered-days';
import { fromTo } from '~/features/directory/sentence/dates/this-weekend';
import { weekdays } from '~/features/directory/sentence/dates/weekdays';
import { written } from '~/features/directory/sentence/dates/written-dates';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { addDays } from '~/lib/time/dates';

export const isOneDay = ({ checkIn, checkOut }: { checkIn: string; checkOut: string | null }) =>
  checkOut === null || checkOut === addDays(checkIn, 1);

/** 'thurs-sun 25-28 feb', '25-28 feb (thurs-sun)': the same days by their names and by their numbers. */
export function saidTwice(tokens: readonly Token[], at: number, own: Match, today: string): Match | null {
  const end = at + own.length;
  const sign = /^[,(]$/.test(wordAt(tokens, end)) ? 1 : 0;
  const other = written(tokens, end + sign, today) ?? weekdays(tokens, end + sign, today);
  if (own.part.is !== 'dates' || other?.part.is !== 'dates') return null;
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && weekdayOf(a) === weekdayOf(b);
  if (!isSame(own.part.checkIn, other.part.checkIn) || !isSame(own.part.checkOut, other.part.checkOut))
    return null;
  const length = own.length + sign + other.length;
  const closed = wordAt(tokens, end) === '(' && wordAt(tokens, at + length) === ')' ? 1 : 0;
  // A number says more than a name.
  const { part } = written(tokens, at, today) ? own : other;
  return { length: length + closed, part };
}

/** 'Saturday night, 9 January': one night, by the name of its day and by its number. */
export function nightTwice(tokens: readonly Token[], at: number, own: Match, today: string): Match | null {
  const end = at + own.length;
  const sign = /^[,(]$/.test(wordAt(tokens, end)) ? 1 : 0;
  const isNight =
    /^n(ights?|ites?)$/.test(wordAt(tokens, end - 1)) && own.part.is === 'dates' && isOneDay(own.part);
  const day = isNight ? (written(tokens, end + sign, today) ?? numbered(tokens, end + sign, today)) : null;
  if (own.part.is !== 'dates' || day?.part.is !== 'dates' || day.part.checkOut) return null;
  const { checkIn } = day.part;
  return weekdayOf(checkIn) === weekdayOf(own.part.checkIn)
    ? fromTo(own.length + sign + day.length, checkIn, 1)
    : null;
}

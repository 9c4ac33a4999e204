import { twoDigits } from '~/features/directory/sentence/dates/calendar';
import { daysFrom } from '~/features/directory/sentence/dates/nights';
import { written } from '~/features/directory/sentence/dates/written-dates';
import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { isCalendarDate } from '~/lib/time/dates';

const leads = [
  'for',
  'for a',
  'for one',
  'a',
  'for a whole',
  'for the',
  'stay',
  'staying',
  'staying for',
  'stay for',
];
const mostMonths = 6;

/** Behind 'for' or an article it is one: 'for a month'. */
function monthsAt(tokens: readonly Token[], at: number): { count: number; length: number } | null {
  const lead = longestRun(tokens, at, leads);
  const number = numberAt(tokens, at + lead);
  const end = at + lead + (number?.length ?? 0);
  const isSaid = number !== null || /^(a|the|one|whole)$/.test(wordAt(tokens, end - 1));
  const count = number?.value ?? 1;
  const isFew = Number.isInteger(count) && count > 0 && count <= mostMonths;
  return isSaid && isFew && /^months?$/.test(wordAt(tokens, end)) ? { count, length: end + 1 - at } : null;
}

/** The same day so many months later; null where that month has none. */
function monthsLater(date: string, months: number): string | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const all = month - 1 + months;
  const later = `${year + Math.floor(all / 12)}-${twoDigits((all % 12) + 1)}-${twoDigits(day)}`;
  return isCalendarDate(later) ? later : null;
}

/** 'for two months from 1 February', 'from 1 February for a month'. */
export const monthsFromRule: Rule = (tokens, at, today) => {
  const months = monthsAt(tokens, at);
  const first = at + (months?.length ?? 0);
  const from = longestRun(tokens, first, daysFrom);
  const day = months && from === 0 ? null : written(tokens, first + from, today);
  if (day?.part.is !== 'dates' || day.part.checkOut) return null;
  const dayEnd = first + from + day.length;
  const behind = months ? null : monthsBehind(tokens, dayEnd);
  const count = months?.count ?? behind?.count;
  const checkOut = count === undefined ? null : monthsLater(day.part.checkIn, count);
  if (checkOut === null) return null;
  const { checkIn } = day.part;
  return { length: dayEnd + (behind?.length ?? 0) - at, part: { is: 'dates', checkIn, checkOut } };
};

/** The end of 'from 1 February for a month'. */
const monthsBehind = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'for' ? monthsAt(tokens, at) : null;

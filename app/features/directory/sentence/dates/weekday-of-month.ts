import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { addDays } from '~/lib/time/dates';

import { nextWeekday, twoDigits } from './calendar';
import { dayOfMonthAt } from './weekday';
import { weekdayNames, yearAt } from './written-dates';

const ordinals = ['first', 'second', 'third', 'fourth', 'last'];
const last = ordinals.length - 1;
const week = 7;
const begins = /^(the|first|second|third|fourth|last|\d)$/;

/** 'the first Friday of March', 'last Saturday night in January'; null elsewhere. */
export function weekdayOfMonth(tokens: readonly Token[], at: number, today: string): Match | null {
  const word = (index: number) => wordAt(tokens, index);
  if (!begins.test(word(at))) return null;
  const the = word(at) === 'the' ? 1 : 0;
  const numbered = dayOfMonthAt(tokens, at);
  const nth = numbered ? numbered.day - 1 : ordinals.indexOf(word(at + the));
  const dayAt = at + (numbered?.length ?? the + 1);
  const weekday = weekdayNames.findIndex((names) => names.includes(word(dayAt)));
  const isNight = /^nights?$/.test(word(dayAt + 1));
  const of = dayAt + 1 + Number(isNight);
  const month = /^(in|of)$/.test(word(of)) ? monthOf(word(of + 1)) : 0;
  if (nth < 0 || nth > last || (numbered && nth === last) || weekday < 0 || month === 0) return null;
  const { year, length } = yearAt(tokens, at, of + 2 - at);
  const from = Number(today.slice(0, 4));
  const days = (year === null ? [from, from + 1] : [year]).map((each) => dayOf(each, month, weekday, nth));
  const checkIn = days.find((day) => day >= today);
  if (checkIn === undefined) return unfiltered(length, 'dates');
  return { length, part: { is: 'dates', checkIn, checkOut: isNight ? addDays(checkIn, 1) : null } };
}

function dayOf(year: number, month: number, weekday: number, nth: number): string {
  const start = `${year}-${twoDigits(month)}-01`;
  const first = nextWeekday(start, weekday);
  if (nth !== last) return addDays(first, nth * week);
  const fifth = addDays(first, last * week);
  return fifth.slice(0, 7) === start.slice(0, 7) ? fifth : addDays(fifth, -week);
}

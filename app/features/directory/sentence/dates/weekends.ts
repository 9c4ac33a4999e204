import { otherTime, unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt, wordsFrom } from '~/features/directory/sentence/tokens/tokens';
import { addDays } from '~/lib/time/dates';

import { holidays, holidaySpan, lastWeekday, nextDay, nextWeekday, weekdayOf } from './calendar';
import { weekendsOf, weekendWords } from './this-weekend';
import { dayOfMonthAt } from './weekday';
import { weekdayNames, written } from './written-dates';
import { monthOf } from '~/features/directory/sentence/words/months';

const ofDay = weekendsOf(['', 'the', 'for the', 'on the', 'over the']).flatMap((weekend) =>
  ['of', 'of the', 'around the', 'around'].map((of) => `${weekend} ${of}`.trim()),
);

const beforeDay = weekendsOf(['', 'the', 'for the']).flatMap((words) =>
  words.endsWith('/ e') ? [] : [words.trim()],
);
const dayAfterLeads = ['day after', 'the day after'];
/** Before the last day of a stay or of something else. */
const notBegun =
  /^(until|till|til|to|by|leave|leaves|leaving|out|checkout|depart|departing|home|back|fly|flying|flight|and|or|-)$/;

/** 'the day after Boxing Day'; Christmas has several days. */
function dayAfter(tokens: readonly Token[], at: number, today: string): Match | null {
  const lead = longestRun(tokens, at, dayAfterLeads);
  const holiday = lead > 0 ? longestRun(tokens, at + lead, holidays) : 0;
  const name = tokens.slice(at + lead, at + lead + holiday).map(({ word }) => word);
  const span = holiday > 0 ? holidaySpan(name.join(' '), today, null) : null;
  const isOne = span !== null && span.checkOut === addDays(span.checkIn, 1);
  if (!span || !isOne || notBegun.test(wordAt(tokens, at - 1))) return null;
  return { length: lead + holiday, part: { is: 'dates', checkIn: span.checkOut, checkOut: null } };
}

/** Of a holiday of several days the one that is meant: 'the Thursday before Christmas' may be Christmas Eve. */
const daysOfHolidays: Record<string, string> = {
  christmas: 'christmas day',
  xmas: 'christmas day',
  'new year': 'new years day',
  'new years': 'new years day',
  easter: 'easter sunday',
};

/** The first and the last day of the holiday or the date there. */
function daysAt(tokens: readonly Token[], at: number, today: string) {
  const the = Number(wordAt(tokens, at) === 'the');
  const holiday = longestRun(tokens, at + the, holidays);
  const dated = written(tokens, at, today);
  if (dated?.part.is === 'dates' && dated.part.checkOut === null)
    return { first: dated.part.checkIn, last: dated.part.checkIn, length: dated.length };
  const name = wordsFrom(tokens, at + the, holiday).join(' ');
  const span = holiday > 0 ? holidaySpan(daysOfHolidays[name] ?? name, today, null) : null;
  return span && { first: span.checkIn, last: addDays(span.checkOut, -1), length: the + holiday };
}

const theWeekends = weekendsOf(['', 'the', 'on the', 'for the']).map((words) => words.trim());
const sides = ['before', 'prior to', 'preceding', 'after', 'following'];
/** 'the Thursday before Christmas', 'the Sunday after Boxing Day', 'the Friday before the 20th of December', 'the weekend after Easter'. */
export function weekdayBeside(tokens: readonly Token[], at: number, today: string): Match | null {
  const the = longestRun(tokens, at, ['the', 'on the', 'for the', 'on']);
  const weekend = longestRun(tokens, at + the, weekendWords);
  const named = weekdayNames.findIndex((names) => names.includes(wordAt(tokens, at + the)));
  const night = /^(nights?|nites?)$/.test(wordAt(tokens, at + the + 1)) && named >= 0 ? 1 : 0;
  const from = at + the + (weekend || 1 + night);
  const side = named >= 0 || weekend > 0 ? longestRun(tokens, from, sides) : 0;
  const days = side > 0 ? daysAt(tokens, from + side, today) : null;
  if (!days) return null;
  const isBefore = /^p|^b/.test(wordAt(tokens, from));
  const weekday = weekend > 0 ? saturday - 1 : named;
  // A weekend has ended by then.
  const before = lastWeekday(weekend > 0 ? addDays(days.first, -2) : days.first, weekday);
  const checkIn = isBefore ? before : nextWeekday(addDays(days.last, weekend > 0 ? 0 : 1), weekday);
  if (checkIn < today) return null;
  const nights = weekend > 0 ? 2 : night;
  const checkOut = nights > 0 ? addDays(checkIn, nights) : null;
  return { length: from + side + days.length - at, part: { is: 'dates', checkIn, checkOut } };
}

/** 'the weekend before Christmas', 'the day after Boxing Day'. */
export const besideHoliday = (tokens: readonly Token[], at: number, today: string): Match | null =>
  dayAfter(tokens, at, today) ??
  (longestRun(tokens, at, theWeekends) > 0 ? weekdayBeside(tokens, at, today) : null);

/** 'the weekend of 12 December' is the one with that day in it; null where the day is in none. */
export function weekendOfDay(tokens: readonly Token[], at: number, today: string): Match | null {
  const lead = longestRun(tokens, at, ofDay);
  const bare = lead > 0 ? 0 : longestRun(tokens, at, beforeDay);
  const day = lead + bare > 0 ? written(tokens, at + lead + bare, today) : null;
  // 'weekend 12-14 December' says both days.
  if (bare > 0 && day?.part.is === 'dates' && day.part.checkOut !== null) return null;
  const weekday = day?.part.is === 'dates' ? weekdayOf(day.part.checkIn) : 0;
  if (day?.part.is !== 'dates' || weekday < saturday - 1) return null;
  const friday = addDays(day.part.checkIn, saturday - 1 - weekday);
  const checkIn = friday < today ? today : friday;
  const checkOut =
    checkIn === day.part.checkIn && weekday > saturday ? addDays(checkIn, 1) : addDays(friday, 2);
  return { length: lead + bare + day.length, part: { is: 'dates', checkIn, checkOut } };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'last'];
const saturday = 5;
const unitsOf = ['weekend', 'week', 'half'].flatMap((unit) => [`${unit} in`, `${unit} of`, unit]);

const partsOfMonth = /^(weeks?|wks?|half|fortnight)$/;
/** 'January first week', 'Feb, last week': how many words; 0 for none. */
function weekBehind(tokens: readonly Token[], at: number): number {
  if (monthOf(tokens[at]?.word) === 0) return 0;
  const from = at + 1 + longestRun(tokens, at + 1, [',', 'the', ', the', 'in the']);
  const number = dayOfMonthAt(tokens, from)?.length ?? Number(ordinals.includes(wordAt(tokens, from)));
  return number > 0 && partsOfMonth.test(wordAt(tokens, from + number)) ? from + number + 1 - at : 0;
}

/** 'week 1 of Feb', 'week 2 Jan', 'Feb week 2'; 0 for none. */
function countedWeek(tokens: readonly Token[], at: number): number {
  const month = monthOf(tokens[at]?.word) > 0 ? 1 : 0;
  const isWeek =
    /^(week|wk)$/.test(wordAt(tokens, at + month)) && /^[1-5]$/.test(wordAt(tokens, at + month + 1));
  if (!isWeek) return 0;
  if (month > 0) return month + 2;
  const of = /^(of|in)$/.test(wordAt(tokens, at + 2)) ? 1 : 0;
  return monthOf(tokens[at + 2 + of]?.word) > 0 ? of + 3 : 0;
}

/** 'second weekend in December': from its Friday to its Sunday, counted by Saturdays; never one that has begun. */
export function weekendOfMonth(tokens: readonly Token[], at: number, today: string): Match | null {
  const the = wordAt(tokens, at) === 'the' ? 1 : 0;
  const numbered = dayOfMonthAt(tokens, at);
  const nth = numbered ? numbered.day - 1 : ordinals.indexOf(wordAt(tokens, at + the));
  const first = at + (numbered?.length ?? the + 1);
  const unit = longestRun(tokens, first, unitsOf);
  const month = monthOf(tokens[first + unit]?.word);
  const other = weekBehind(tokens, at) || countedWeek(tokens, at);
  if (other > 0) return otherTime(other);
  if (nth < 0 || nth >= ordinals.length || unit === 0 || month === 0) return null;
  const length = first + unit + 1 - at;
  if (numbered?.day === ordinals.length || wordAt(tokens, first) !== 'weekend') return otherTime(length);
  const year = Number(today.slice(0, 4));
  const fridays = [year, year + 1].map((each) => fridayOf(each, month, nth));
  const checkIn = fridays.find((friday) => friday !== null && friday >= today);
  if (!checkIn) return unfiltered(length, 'dates');
  return { length, part: { is: 'dates', checkIn, checkOut: addDays(checkIn, 2) } };
}

function fridayOf(year: number, month: number, nth: number): string | null {
  const start = nextDay(`${year}-01-01`, 1, month, year);
  if (!start) return null;
  const isLast = nth === ordinals.length - 1;
  const firstSaturday = nextWeekday(start, saturday);
  if (!isLast) return addDays(firstSaturday, nth * 7 - 1);
  const fifth = addDays(firstSaturday, 28);
  return addDays(fifth.slice(0, 7) === start.slice(0, 7) ? fifth : addDays(fifth, -7), -1);
}

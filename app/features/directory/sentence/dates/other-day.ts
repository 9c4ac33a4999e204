import { unfiltered, type LastDay, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { addDays } from '~/lib/time/dates';

import { nights } from './nights';
import { weekdayOf } from './calendar';
import { isWeekdays } from './event-days';
import { afterTomorrow, dayOfMonthAt } from './weekday';
import { type DayAt, leavingFirst } from './leaving-first';
import { daysBeside, ends, leavings, nightBeside, notThen, weekStarts } from './other-days';
import { hourRule } from './beside/hours';
import { secondChoice } from './beside/second-choice';

/** What may follow a day that is named by its number alone. */
export const isDayEnd =
  /^(for|to|till|til|until|and|with|in|at|near|,|-|[.!?)]|checking|leaving|departing|out|please|we|i|or|under|from|this)?$/;

/** A day that is not the first of the stay: 'until Friday', 'leaving on the 5th', 'the night before'. */
export function otherDay(tokens: readonly Token[], at: number, today: string, dayAt: DayAt): Match | null {
  const known =
    leavingFirst(tokens, at, today, dayAt) ?? endingOn(tokens, at, today, dayAt) ?? weekOf(tokens, at, dayAt);
  if (known) return known;
  const isLater = longestRun(tokens, at, afterTomorrow) > 0;
  const about =
    isLater || isOtherOut(tokens, at)
      ? 0
      : Math.max(longestRun(tokens, at, notThen), secondChoice(tokens, at));
  // 'check out by 10 am Sunday'.
  const isLeaving = about > 0 && longestRun(tokens, at, leavings) === about;
  const from = at + about + (isLeaving ? (hourRule(tokens, at + about)?.length ?? 0) : 0);
  const day = about > 0 ? dayAt(from) : null;
  const then = about > 0 ? (day ?? laterNumbered(tokens, from)) : null;
  // 'late checkout Sunday' is the last day; 'a late checkout this Saturday night' is no day.
  const isOfStay =
    wordAt(tokens, at) === 'late' &&
    /^(nights?|nites?)$/.test(wordAt(tokens, from + (then?.length ?? 0) - 1));
  if (then && !isOfStay) {
    const lastDay = isLeaving ? lastDayOf(tokens, from, day, today) : null;
    const length = from + then.length - at;
    return lastDay
      ? { length, part: { is: 'unfiltered', why: 'dates', lastDay } }
      : unfiltered(length, 'dates');
  }
  const late = longestRun(tokens, at, ['late checkout ,', 'late check out ,']);
  const leaving = late > 0 ? dayAt(at + late) : null;
  const isNumbered = tokens
    .slice(at, at + late + (leaving?.length ?? 0))
    .some(({ word }) => /^\d/.test(word));
  if (leaving?.part.is === 'dates' && leaving.part.checkOut === null && !isNumbered)
    return unfiltered(late + leaving.length, 'dates');
  const one = longestRun(tokens, at, nightBeside) || nightsBefore(tokens, at);
  const isOne = one > 0 && (isBreak(tokens[at + one]?.word ?? ',') || wordAt(tokens, at + one) === 'near');
  const beside = isOne ? one : longestRun(tokens, at, daysBeside);
  return beside > 0 ? { length: beside, part: { is: 'unfiltered', why: 'dates', isOtherDay: true } } : null;
}

/** 'booked out on 31 December', 'eat out Friday', 'the Ghan departure on Sunday' are no day of leaving a stay. */
const isOtherOut = (tokens: readonly Token[], at: number) =>
  (wordAt(tokens, at) === 'out' && outOfHouse.test(wordAt(tokens, at - 1))) ||
  (wordAt(tokens, at) === 'departure' && journeys.test(wordAt(tokens, at - 1)));
const outOfHouse =
  /^(booked|sold|eat|eating|dine|dining|going|go|gone|hang|hanging|night|nights|day|date|work|working|party|partying|camp|rented|rent|hire|come|comes|coming)$/;
const journeys = /^(ghan|train|flight|plane|cruise|ship|ferry|bus|coach|tour)$/;

/** 'three nights ending Sunday 13 December' begin on the Thursday. */
function endingOn(tokens: readonly Token[], at: number, today: string, dayAt: DayAt): Match | null {
  if (!numberAt(tokens, at)) return null;
  const stay = nights(tokens, at);
  const end = stay?.part.is === 'nights' ? longestRun(tokens, at + stay.length, ends) : 0;
  const last = stay && end > 0 ? dayAt(at + stay.length + end) : null;
  if (stay?.part.is !== 'nights' || last?.part.is !== 'dates') return null;
  const length = stay.length + end + last.length;
  const { checkIn: checkOut } = last.part;
  const checkIn = addDays(checkOut, -stay.part.nights);
  return checkIn < today ? unfiltered(length, 'dates') : { length, part: { is: 'dates', checkIn, checkOut } };
}

/** So many nights fill the week that is named by its first day. */
const wholeWeek = 5;

/** 'week beginning 7 December, 5 nights' begins on that day; of fewer nights nobody knows. */
function weekOf(tokens: readonly Token[], at: number, dayAt: DayAt): Match | null {
  const lead = longestRun(tokens, at, weekStarts);
  const day = lead > 0 ? dayAt(at + lead) : null;
  if (day?.part.is !== 'dates') return null;
  const isWhole = tokens.some((_, other) => {
    const stay = nights(tokens, other)?.part;
    return stay?.is === 'nights' && stay.nights >= wholeWeek;
  });
  return isWhole ? { length: lead + day.length, part: { ...day.part, checkOut: null } } : null;
}

/** 'room 2 nights before', counted from another day. */
function nightsBefore(tokens: readonly Token[], at: number): number {
  const length = nights(tokens, at)?.length ?? 0;
  const before =
    length > 0 ? longestRun(tokens, at + length, ['before', 'prior', 'beforehand', 'earlier']) : 0;
  return before > 0 ? length + before : 0;
}

/** 'I leave on the 13th', not 'by the 5th tram stop'. */
function laterNumbered(tokens: readonly Token[], at: number): { length: number } | null {
  const found = dayOfMonthAt(tokens, at);
  return found && isDayEnd.test(wordAt(tokens, at + found.length)) ? found : null;
}

/** The day of 'leaving on the 10th', which may end a stay that begins elsewhere in the sentence. */
function lastDayOf(
  tokens: readonly Token[],
  from: number,
  then: Match | null,
  today: string,
): LastDay | null {
  const numbered = dayOfMonthAt(tokens, from);
  if (!then || numbered?.length === then.length) return numbered && { day: numbered.day, today };
  if (then.part.is !== 'dates' || then.part.isWeek) return null;
  const { checkIn } = then.part;
  return isWeekdays(tokens, from, from + then.length)
    ? { weekday: weekdayOf(checkIn), today }
    : { date: checkIn, today };
}

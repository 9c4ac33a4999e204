import type { Criteria } from '~/features/directory/criteria/criteria';
import type { LastDay, PartOf, Segment } from '~/features/directory/sentence/tokens/parts';
import { addDays, nightsBetween } from '~/lib/time/dates';

import { nextWeekday, weekdayOf } from './calendar';

/** 'for the weekend' beside another day, and the day of a flight alone, are no days of the stay. */
export function leaveOutVagueDays(taken: Segment[]) {
  moveToWeek(taken);
  const days = taken.flatMap(({ part }) => (part?.is === 'dates' ? [part] : []));
  const isOnlyJourney = days.length > 0 && days.every(({ isJourney }) => isJourney);
  const hasExact = days.some(({ isVague }) => !isVague);
  // 'Tuesday and Wednesday in March' are no days of this week.
  const isThen =
    days.every(({ isWeekday }) => isWeekday) &&
    taken.some(({ part }) => part?.is === 'unfiltered' && part.isOtherTime);
  // 'for the weekend, next weekend' says it twice.
  const isAgain = (part: PartOf<'dates'>) =>
    part.isVague === true && days.some((other) => !other.isVague && spanOf(other) === spanOf(part));
  for (const segment of taken)
    if (segment.part?.is === 'dates' && (isOnlyJourney || isThen || (segment.part.isVague && hasExact)))
      segment.part = isAgain(segment.part) ? { is: 'filler' } : { is: 'unfiltered', why: 'dates' };
}

/** The first day's name, and how many nights. */
const spanOf = ({ checkIn, checkOut }: PartOf<'dates'>) =>
  `${weekdayOf(checkIn)} ${checkOut ? nightsBetween(checkIn, checkOut) : ''}`;

/** 'overnight' beside '3 nights' or '3 to 6 March' counts nothing. */
export function leaveOutVagueNights(taken: Segment[]) {
  const isSaid = taken.some(
    ({ part }) =>
      (part?.is === 'nights' && !part.isVague) ||
      (part?.is === 'dates' && part.checkOut !== null && nightsBetween(part.checkIn, part.checkOut) > 1),
  );
  for (const segment of isSaid ? taken : [])
    if (segment.part?.is === 'nights' && segment.part.isVague) segment.part = { is: 'filler' };
}

/** 'next week, a bed Monday night' means the Monday of that week. */
function moveToWeek(taken: Segment[]) {
  const whole = taken.find(({ part }) => part?.is === 'dates' && part.isWeek === true);
  const first = whole?.part?.is === 'dates' ? whole.part.checkIn : null;
  if (!whole || first === null) return;
  for (const segment of taken) {
    const { part } = segment;
    if (part?.is !== 'dates' || !part.isWeekday) continue;
    whole.part = { is: 'filler' };
    if (part.checkIn < first) segment.part = later(part, week);
  }
}

/** The same days, so many later. */
const later = (part: PartOf<'dates'>, days: number): PartOf<'dates'> => ({
  ...part,
  checkIn: addDays(part.checkIn, days),
  checkOut: part.checkOut && addDays(part.checkOut, days),
});

const week = 7;
/** A weekend and a holiday are named for their first day: 'Easter, 2 nights'. */
const shortSpan = 3;
const farthestEvent = 7;

/** 'a meeting on 14 December, room Sunday night' means the Sunday before the meeting. */
function moveToEvent(taken: Segment[]) {
  const days = taken.flatMap(({ part }) => (part?.is === 'dates' ? [part] : []));
  const own = days.filter(({ isEvent }) => !isEvent);
  const events = new Set(days.filter(({ isEvent }) => isEvent).map(({ checkIn }) => checkIn));
  const [event] = events;
  const [first] = own;
  if (!event || !first || events.size > 1 || !own.every(({ isWeekday }) => isWeekday)) return;
  const weeks = Math.floor(nightsBetween(first.checkIn, event) / week);
  if (weeks < 1) return;
  for (const segment of taken) {
    const { part } = segment;
    if (part?.is === 'dates' && !part.isEvent) segment.part = later(part, weeks * week);
  }
}

/**
 * The stay of 'flight on the 14th, hotel from the 12th to the 13th': the days of an event become notes, and so do others beside 'stay
 * Sunday night'; null where it has no other.
 */
function datesBesideEvents(taken: Segment[], nights: PartOf<'nights'>[]): Partial<Criteria> | null {
  moveToEvent(taken);
  const own = taken.flatMap(({ part }) => (part?.is === 'dates' && !part.isEvent ? [part] : []));
  const among = own.length > 0 ? datesOf(own, nights) : null;
  const surely = among ? [] : own.filter(({ isStay }) => isStay);
  const stay = surely.length > 0 ? datesOf(surely, nights) : among;
  // 'a wedding on 6 March, Friday to Sunday' means the Friday of that week.
  const isNear = taken.every(
    ({ part }) =>
      part?.is !== 'dates' ||
      !stay?.checkIn ||
      Math.abs(nightsBetween(stay.checkIn, part.checkIn)) <= farthestEvent,
  );
  const dates = isNear ? stay : null;
  for (const segment of dates ? taken : [])
    if (segment.part?.is === 'dates' && (segment.part.isEvent || (surely.length > 0 && !segment.part.isStay)))
      // 'NYE, 31 Dec' says it twice.
      segment.part =
        segment.part.isHoliday && segment.part.checkIn === dates?.checkIn
          ? { is: 'filler' }
          : { is: 'unfiltered', why: 'dates' };
  return dates;
}

/** '17-17 October' is no stay of a year. */
const longestStay = 300;

/**
 * Nights that are given with the price of a stay count together with its first day: '900 for 5 nights from 10
 * Jan'.
 */
export const nightsOfTotals = (totals: PartOf<'total'>[], dates: PartOf<'dates'>[]): PartOf<'nights'>[] =>
  dates.length === 0
    ? []
    : totals.flatMap(({ nights }) => (nights === null ? [] : [{ is: 'nights' as const, nights }]));

export const nightsOf = (dates: Partial<Criteria> | null): number | null =>
  dates?.checkIn && dates.checkOut ? nightsBetween(dates.checkIn, dates.checkOut) : null;

/** The one stay in which all other days are: of 'a wedding on the 16th, 2 nights from the 15th' the latter; null for none or several. */
function wholeOf(dates: readonly PartOf<'dates'>[], length: number | undefined): PartOf<'dates'> | null {
  const lastOf = ({ checkIn, checkOut }: PartOf<'dates'>) =>
    checkOut ?? (length === undefined ? addDays(checkIn, 1) : addDays(checkIn, length));
  const within = (more: number) =>
    dates.filter((one) =>
      dates.every(
        (other) =>
          (other.checkIn === one.checkIn && other.checkOut === one.checkOut) ||
          (one.checkIn <= other.checkIn &&
            (other.checkOut ?? addDays(other.checkIn, 1)) <= addDays(lastOf(one), more)),
      ),
    );
  // A stay that has its nights may end on the day that it is for: 'Friday the 12th, 2 nights, for Valentine's Day'.
  const exact = within(0);
  const whole = exact.length > 0 || length === undefined ? exact : within(1);
  const spans = new Set(whole.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`));
  return spans.size === 1 ? (whole[0] ?? null) : null;
}

/** One stay; null when the sentence says nights without a day, or days that contradict each other. */
function datesOf(dates: PartOf<'dates'>[], nights: PartOf<'nights'>[]): Partial<Criteria> | null {
  const length = nights[0]?.nights;
  if (dates.length === 0) return length === undefined ? {} : null;
  const first = wholeOf(dates, length);
  if (!first || nights.some((other) => other.nights !== length)) return null;
  const { checkIn, checkOut } = first;
  if (checkOut !== null && nightsBetween(checkIn, checkOut) > longestStay) return null;
  if (length === undefined) return { checkIn, checkOut };
  // '2 nights between 4 and 10 January' may be any two.
  const span = checkOut === null ? 0 : nightsBetween(checkIn, checkOut);
  const isWithin = span > shortSpan && length < span;
  return isWithin ? null : { checkIn, checkOut: addDays(checkIn, length) };
}

/** Farther off another stay is meant. */
const longestApart = 31;

/** 'arriving Friday, 2 adults, leaving Sunday': the last day becomes that of the stay. */
export function withLastDay(taken: Segment[], dates: Partial<Criteria> | null): Partial<Criteria> | null {
  const first = dates?.checkIn;
  if (!first) return dates;
  const notes = taken.filter(({ part }) => part?.is === 'unfiltered' && part.lastDay);
  const [note] = notes;
  const said = note?.part?.is === 'unfiltered' ? note.part.lastDay : undefined;
  if (!note || !said || notes.length > 1) return dates;
  const checkOut = dateOf(said, first);
  // 'Friday and Saturday, leaving Sunday' says the last day twice; 'New Year's Eve hotel, leaving 2 January' only begins that day.
  const isHoliday = taken.some(
    ({ part }) =>
      part?.is === 'dates' && part.isHoliday && part.checkIn === first && part.checkOut === dates.checkOut,
  );
  if (dates.checkOut && dates.checkOut !== checkOut && !isHoliday) return dates;
  if (checkOut <= first || nightsBetween(first, checkOut) > longestApart) return dates;
  note.part = { is: 'filler' };
  return { ...dates, checkOut };
}

/** 'leaving on the 2nd of Feb after 3 nights': counted back from the day of leaving, where no other day is named. */
function countedBack(taken: Segment[], nights: PartOf<'nights'>[]): Partial<Criteria> | null {
  const length = nights[0]?.nights ?? 0;
  const notes = taken.filter(({ part }) => part?.is === 'unfiltered' && part.lastDay);
  const [note] = notes;
  const said = note?.part?.is === 'unfiltered' ? note.part.lastDay : undefined;
  const isOne = notes.length === 1 && nights.every((other) => other.nights === length);
  // 'two nights in January, leaving on the 24th'.
  const isThen = taken.some(
    ({ part }) =>
      part?.is === 'dates' || (part?.is === 'unfiltered' && (part.isOtherTime || part.isOtherDay)),
  );
  if (!note || !said?.today || !isOne || isThen || length === 0) return null;
  // 'two nights, out on Sunday': a Sunday to which two nights lead from today on.
  const checkOut = dateOf(said, addDays(said.today, length - 1));
  const checkIn = addDays(checkOut, -length);
  if (checkIn < said.today) return null;
  note.part = { is: 'filler' };
  return { checkIn, checkOut };
}

const [friday, saturday] = [4, 5];
const longestWeekend = 4;
/** 'weekdays 7-11 December', 'a weekend away next weekend': what the days themselves say is said again. */
export function leaveOutAgain(taken: Segment[], dates: Partial<Criteria> | null) {
  const first = dates?.checkIn;
  if (!first) return dates;
  const length = dates.checkOut ? nightsBetween(first, dates.checkOut) : 1;
  const days = Array.from({ length }, (_, night) => weekdayOf(addDays(first, night)));
  const isInWeek = !days.some((day) => day === friday || day === saturday);
  const isWeekend = days.includes(saturday) && length <= longestWeekend;
  for (const segment of taken) {
    const daysOf = segment.part?.is === 'unfiltered' ? segment.part.daysOf : undefined;
    if ((daysOf === 'week' && isInWeek) || (daysOf === 'weekend' && isWeekend))
      segment.part = { is: 'filler' };
  }
  return dates;
}

/** The stay of a sentence; null for none or several. */
export const stayOf = (
  taken: Segment[],
  dates: PartOf<'dates'>[],
  nights: PartOf<'nights'>[],
): Partial<Criteria> | null =>
  datesOf(dates, nights) ?? datesBesideEvents(taken, nights) ?? countedBack(taken, nights);

function dateOf({ date, weekday, day }: LastDay, first: string): string {
  if (date !== undefined) return date;
  if (weekday !== undefined) return nextWeekday(addDays(first, 1), weekday);
  const later = Array.from({ length: longestApart }, (_, more) => addDays(first, more + 1));
  return later.find((one) => Number(one.slice(8)) === day) ?? first;
}

import type { Criteria } from '~/features/directory/criteria/criteria';
import type { Match, PartOf, Segment } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { nextWeekday, weekdayOf } from '~/features/directory/sentence/dates/calendar';
import { isWeekdays } from '~/features/directory/sentence/dates/event-days';
import { dayOfMonthAt } from '~/features/directory/sentence/dates/weekday';
import { addDays, nightsBetween } from '~/lib/time/dates';

type LastDay = NonNullable<PartOf<'unfiltered'>['lastDay']>;

const leaving = wordList(`
  until, till, til, leaving, leaving on, leave on, leaves on, leave, leave again, leave again on, depart, depart on, departs on, departing, departing on, check out, check out on,
  checkout, checking out, back home on, home on, home, back on, heading home, fly home, fly home on, flying home, flying home on, go home, go home on, going home, returning, returning on,
  return, return on, bis, hasta, fino al
`);
/** Farther off another stay is meant. */
const longestApart = 31;

/** The day of 'leaving on the 10th', which may end a stay that begins elsewhere in the sentence; null behind other words. */
export function lastDayOf(
  tokens: readonly Token[],
  at: number,
  lead: number,
  then: Match | null,
): LastDay | null {
  if (longestRun(tokens, at, leaving) !== lead) return null;
  const from = at + lead;
  const numbered = dayOfMonthAt(tokens, from);
  if (!then || numbered?.length === then.length) return numbered && { day: numbered.day };
  if (then.part.is !== 'dates' || then.part.isWeek) return null;
  const { checkIn } = then.part;
  return isWeekdays(tokens, from, from + then.length) ? { weekday: weekdayOf(checkIn) } : { date: checkIn };
}

/** 'arriving Friday, 2 adults, leaving Sunday': the last day becomes that of the stay. */
export function withLastDay(taken: Segment[], dates: Partial<Criteria> | null): Partial<Criteria> | null {
  const first = dates?.checkIn;
  if (!first || dates.checkOut) return dates;
  const notes = taken.filter(({ part }) => part?.is === 'unfiltered' && part.lastDay);
  const [note] = notes;
  const said = note?.part?.is === 'unfiltered' ? note.part.lastDay : undefined;
  if (!note || !said || notes.length > 1) return dates;
  const checkOut = dateOf(said, first);
  if (checkOut <= first || nightsBetween(first, checkOut) > longestApart) return dates;
  note.part = { is: 'filler' };
  return { ...dates, checkOut };
}

function dateOf({ date, weekday, day }: LastDay, first: string): string {
  if (date !== undefined) return date;
  if (weekday !== undefined) return nextWeekday(addDays(first, 1), weekday);
  const later = Array.from({ length: longestApart }, (_, more) => addDays(first, more + 1));
  return later.find((one) => Number(one.slice(8)) === day) ?? first;
}

import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays } from '~/lib/time/dates';

import { lastWeekday, weekdayOf } from './calendar';
import { numbered } from './numbered-days';
import { weekdayAt } from './weekday';
import { weekdayNames } from './written-dates';

/** The day at a place of the sentence. */
export type DayAt = (at: number) => Match | null;

const on = ['', ' on', ' :'];
const leaving = wordList(
  'leaving, leave, we leave, i leave, departing, depart, departure, checking out, check out, checkout, out, going home, flying home, flying out, heading home',
).flatMap((word) => on.map((lead) => `${word}${lead}`));
const arriving = wordList(
  'arriving, arrive, arrival, we arrive, i arrive, checking in, check in, checkin, coming, getting in, in, from, starting, after arriving',
).flatMap((word) =>
  on.flatMap((lead) => ['', 'and ', ', ', ', and '].map((sign) => `${sign}${word}${lead}`)),
);

/** 'leaving 12 January, arriving 8 January': the last day before the first. A note where they contradict each other. */
export function leavingFirst(
  tokens: readonly Token[],
  at: number,
  today: string,
  dayAt: DayAt,
): Match | null {
  const lead = longestRun(tokens, at, leaving);
  const last = lead > 0 ? dayOrNumber(tokens, at + lead, today, dayAt) : null;
  if (!last) return null;
  const end = at + lead + last.length;
  const joint = longestRun(tokens, end, arriving);
  const first = joint > 0 ? dayOrNumber(tokens, end + joint, today, dayAt) : null;
  if (!first) return null;
  const length = end + joint + first.length - at;
  const checkIn = weekdayBefore(tokens, end + joint, first, last, at + lead) ?? first.checkIn;
  if (checkIn < today) return unfiltered(length, 'dates');
  // 'leaving Monday, arriving Friday' leaves on the Monday behind it.
  const weekday = weekdayAt(tokens, at + lead, addDays(checkIn, 1));
  const checkOut = weekday?.length === last.length ? weekday.date : last.checkIn;
  return checkIn < checkOut
    ? { length, part: { is: 'dates', checkIn, checkOut } }
    : unfiltered(length, 'dates');
}

type Day = { length: number; checkIn: string };
/** 'out on Sunday 6 December, in on Friday': a weekday alone is the last one before that day. */
function weekdayBefore(tokens: readonly Token[], at: number, first: Day, last: Day, lastAt: number) {
  const isDated = tokens.slice(lastAt, lastAt + last.length).some(({ word }) => /^\d/.test(word));
  const isBare = first.length === 1 && weekdayNames.flat().includes(wordAt(tokens, at));
  return isDated && isBare ? lastWeekday(last.checkIn, weekdayOf(first.checkIn)) : null;
}

function dayOrNumber(tokens: readonly Token[], at: number, today: string, dayAt: DayAt) {
  const match = dayAt(at) ?? numbered(tokens, at, addDays(today, -1));
  return match?.part.is === 'dates' ? { length: match.length, checkIn: match.part.checkIn } : null;
}

import { grown, young } from '~/features/directory/sentence/words/people-words';
import { longestRun, wordsBefore, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays } from '~/lib/time/dates';

import { mondayAfter, nextWeekday } from './calendar';
import { weekdayNames } from './written-dates';

export const tonights = wordList(
  'tonight, tonite, today, heute, heute nacht, heute abend, ce soir, stasera, questa notte, esta noche, last minute tonight, this evening',
);
export const tomorrows = wordList(
  'tomorrow, tommorow, tommorrow, tomorow, tmrw, tmr, tmw, tomoz, tomoro, tommorro, morgen, demain, domani, manana',
).flatMap((word) => ['', ' night', ' nite', ' abend', ' soir', ' sera'].map((time) => `${word}${time}`));

export const afterTomorrow = ['day after', 'the day after', 'day afta', 'day aft']
  .flatMap((lead) => tomorrows.map((tomorrow) => `${lead} ${tomorrow}`))
  .concat('ubermorgen');

/** A day of the week: the next one, today included; 'next Friday' is the one of next week. */
export function weekdayAt(tokens: readonly Token[], at: number, from: string) {
  const lead = longestRun(tokens, at, [
    'this',
    'next',
    'this coming',
    'coming',
    'the',
    'the following',
    'following',
  ]);
  const weekday = weekdayNames.findIndex((names) => names.includes(wordAt(tokens, at + lead)));
  if (weekday < 0) return null;
  // 'every Tuesday' and 'every second Tuesday' are no day.
  if (/(^| )(every|each|last)( (second|other|third))?$/.test(wordsBefore(tokens, at, 2))) return null;
  const behind = longestRun(tokens, at + lead + 1, [
    'every',
    'each',
    'every week',
    'each week',
    'weekly',
    'every fortnight',
  ]);
  if (behind > 0) return null;
  const isNext = wordAt(tokens, at) === 'next';
  const date = isNext ? addDays(mondayAfter(from), weekday) : nextWeekday(from, weekday);
  const after = wordAt(tokens, at + lead + 1);
  // 'Friday week' is a week after that Friday.
  if (after === 'week' && lead === 0) return { date: addDays(date, 7), isNight: false, length: 2 };
  // 'the Sunday after next' is the second one from tomorrow on.
  const isSecond = longestRun(tokens, at + lead + 1, ['after next']) > 0;
  if (isSecond && /^(the)?$/.test(lead > 0 ? wordAt(tokens, at) : ''))
    return { date: addDays(nextWeekday(addDays(from, 1), weekday), 7), isNight: false, length: lead + 3 };
  const numbered = dayOfMonthAt(tokens, at + lead + 1);
  if (numbered) {
    const length = lead + 1 + numbered.length;
    return { date: nextNumbered(from, weekday, numbered.day), isNight: false, length };
  }
  const bare = bareDayAt(tokens, at + lead + 1);
  const named = bare > 0 ? nextNumbered(from, weekday, bare) : null;
  // 'sat 28', where the 28th of this month or the next is one.
  if (named && named < addDays(from, longestMonth)) return { date: named, isNight: false, length: lead + 2 };
  const isNight = /^(nights?|nites?|nts?)$/.test(after);
  return { date, isNight, length: lead + (isNight ? 2 : 1) };
}

const longestMonth = 31;
const counted =
  /^([*+$:/%]|nights?|nites?|nts?|n|days?|weeks?|wks?|people|ppl|pax|pers|persons?|adults?|ads?|a|guests?|kids?|child(ren)?|couples?|friends|mates|girls|guys|rooms?|bed\w*|br|stars?|dollars|bucks|mins?|kms?|am|pm|of|or|st|nd|rd|th|dogs?|cats?|pets?|cars?|queens?|kings?|singles?|doubles?|twins?|\d+)$/;

/** A number behind the name of a day that counts nothing else; 0 for none. */
const bareDayAt = (tokens: readonly Token[], at: number): number =>
  /^([1-9]|[12]\d|3[01])$/.test(wordAt(tokens, at)) &&
  ![counted, grown, young].some((unit) => unit.test(wordAt(tokens, at + 1)))
    ? Number(wordAt(tokens, at))
    : 0;

/** The day of 'Saturday the 5th' and of 'until the 5th'. */
export function dayOfMonthAt(tokens: readonly Token[], at: number) {
  const the = wordAt(tokens, at) === 'the' ? 1 : 0;
  const day = Number(tokens[at + the]?.word ?? '0');
  const isOrdinal = /^(st|nd|rd|th)$/.test(wordAt(tokens, at + the + 1));
  return isOrdinal && day >= 1 && day <= 31 ? { day, length: the + 2 } : null;
}

/** The next day of that name and number; there is one within three years for each pair. */
function nextNumbered(from: string, weekday: number, day: number): string {
  let date = nextWeekday(from, weekday);
  while (Number(date.slice(8)) !== day) date = addDays(date, 7);
  return date;
}

import { addDays } from '~/lib/dates';

import { holidays, holidaySpan, mondayAfter, nextWeekday, weekdayOf } from './calendar';
import { weekendOfMonth } from './weekends';
import { unfiltered, type Match, type Rule } from './parts';
import { isRun, longestRun, upperAt, type Token } from './tokens';
import { wordList } from './word-list';
import { joints, monthOf, weekdayNames, written, yearAt } from './written-dates';

const leads = [
  'from',
  'on',
  'between',
  'for',
  'checking in',
  'check in',
  'arriving',
  'arrive',
  'arrival',
  'checkin',
  'anreise',
  'starting',
  'over',
  'at',
  'vom',
  'von',
  'am',
];
/** What leads to the last day, whatever the first was: 'tonight until Thursday', 'Christmas Eve to Boxing Day'. */
const ends = joints.filter((joint) => joint !== 'and');

/** A day of the week: the next one, today included; 'next Friday' is the one of next week. */
function weekdayAt(tokens: readonly Token[], at: number, from: string) {
  const lead = longestRun(tokens, at, ['this', 'next', 'this coming', 'coming', 'the']);
  const weekday = weekdayNames.findIndex((names) => names.includes(tokens[at + lead]?.word ?? ''));
  if (weekday < 0) return null;
  const isNext = tokens[at]?.word === 'next';
  const date = isNext ? addDays(mondayAfter(from), weekday) : nextWeekday(from, weekday);
  const after = tokens[at + lead + 1]?.word ?? '';
  // 'Friday week' is a week after that Friday.
  if (after === 'week' && lead === 0) return { date: addDays(date, 7), isNight: false, length: 2 };
  const numbered = dayOfMonthAt(tokens, at + lead + 1);
  if (numbered) {
    const length = lead + 1 + numbered.length;
    return { date: nextNumbered(from, weekday, numbered.day), isNight: false, length };
  }
  const isNight = /^(nights?|nites?|nts?)$/.test(after);
  return { date, isNight, length: lead + (isNight ? 2 : 1) };
}

/** The day of 'Saturday the 5th'. */
function dayOfMonthAt(tokens: readonly Token[], at: number) {
  const the = tokens[at]?.word === 'the' ? 1 : 0;
  const day = Number(tokens[at + the]?.word ?? '0');
  const isOrdinal = /^(st|nd|rd|th)$/.test(tokens[at + the + 1]?.word ?? '');
  return isOrdinal && day >= 1 && day <= 31 ? { day, length: the + 2 } : null;
}

/** The next day of that name and number; there is one within three years for each pair. */
function nextNumbered(from: string, weekday: number, day: number): string {
  let date = nextWeekday(from, weekday);
  while (Number(date.slice(8)) !== day) date = addDays(date, 7);
  return date;
}

function weekdays(tokens: readonly Token[], at: number, today: string): Match | null {
  const first = weekdayAt(tokens, at, today);
  if (!first) return null;
  const end = at + first.length;
  const joint = longestRun(tokens, end, joints);
  const next = weekdayAt(tokens, end + joint, addDays(first.date, 1));
  if (!next || (joint === 0 && isSpaced(tokens, end))) {
    const [own, lead] = [tokens[end - 1]?.word ?? '', tokens[end - 2]?.word ?? ''];
    const isSure = first.isNight || /^(from|on|next|this|arriving)$/.test(lead) || staysFrom(tokens, end);
    if (otherWords.test(own) && !isSure) return null;
    const checkOut = first.isNight ? addDays(first.date, 1) : null;
    return { length: first.length, part: { is: 'dates', checkIn: first.date, checkOut } };
  }
  const third = daysOn(tokens, end + joint + next.length, next.date);
  if (third) {
    // 'fri sat sun' are nights to one and days to another.
    const checkOut = third.isNight ? addDays(third.date, 1) : null;
    const length = first.length + joint + next.length + third.length;
    return { length, part: { is: 'dates', checkIn: first.date, checkOut } };
  }
  const checkOut = next.isNight ? addDays(next.date, 1) : next.date;
  return { length: first.length + joint + next.length, part: { is: 'dates', checkIn: first.date, checkOut } };
}

/** More days in a row: the last of 'Friday, Saturday and Sunday'. */
function daysOn(tokens: readonly Token[], at: number, before: string) {
  const joint = longestRun(tokens, at, ['and', ',', ', and', '/', '+']);
  const day = weekdayAt(tokens, at + joint, addDays(before, 1));
  return day?.date === addDays(before, 1) ? { ...day, length: joint + day.length } : null;
}

/** Short names of days that are words or sounds of their own. */
const otherWords = /^(mon|wed|sat|sun)$/;
/** '2 nights', 'for 2 nights'. */
const staysFrom = (tokens: readonly Token[], at: number) =>
  nights(tokens, at + (tokens[at]?.word === 'for' ? 1 : 0))?.part.is === 'nights';

/** More than a hyphen stands between this word and the one before. */
const isSpaced = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) !== 1;

function fromTo(length: number, checkIn: string, nights: number): Match {
  return { length, part: { is: 'dates', checkIn, checkOut: addDays(checkIn, nights) } };
}

/** '2nite' is tonight, '2 nite' two nights. */
const tightRun = (tokens: readonly Token[], at: number, phrases: readonly string[]) =>
  tokens[at]?.end === tokens[at + 1]?.start ? longestRun(tokens, at, phrases) : 0;

const tomorrows = wordList(
  'tomorrow, tommorow, tommorrow, tomorow, tmrw, tmr, tmw, tomoz, tomoro, tommorro, morgen',
).flatMap((word) => [word, `${word} night`, `${word} nite`]);
const weekendWords = ['weekend', 'wkend', 'wknd', 'w / end', 'week end'];
const weekendsOf = (leads: readonly string[]) =>
  leads.flatMap((lead) => weekendWords.map((word) => `${lead} ${word}`));

const tonights = wordList('tonight, tonite, today, heute, heute nacht, last minute tonight, this evening');
const vagueTimes = [
  ...wordList(`
    this week, next month, this month, next year, this summer, this winter, next summer, school holidays, long weekend,
    the long weekend, a few nights, few nights, a few days, few days, several nights, some nights, a couple of days,
    couple of days, weekend after next, the weekend after next, a night or two, a day or two
  `),
  ...weekendWords,
  ...weekendsOf(['the', 'a', 'last', 'any', 'some', 'every']),
];

function relative(tokens: readonly Token[], at: number, today: string): Match | null {
  const run = (phrases: string[]) => longestRun(tokens, at, phrases);
  const tonight = run(tonights) || tightRun(tokens, at, ['2 nite', '2 night', '2 day']);
  if (tonight > 0) return fromTo(tonight, today, 1);
  const later = run(['day after tomorrow', 'the day after tomorrow', 'ubermorgen']);
  if (later > 0) return fromTo(later, addDays(today, 2), 1);
  const tomorrow = run(tomorrows) || tightRun(tokens, at, ['2 moro', '2 morrow', '2 morro', '2 mrw']);
  if (tomorrow > 0) return fromTo(tomorrow, addDays(today, 1), 1);
  const dated =
    weekendAt(tokens, at, today) ?? weekendOfMonth(tokens, at, today) ?? holidayAt(tokens, at, today);
  if (dated) return dated;
  const vague = run(vagueTimes);
  return vague > 0 ? unfiltered(vague, 'dates') : vagueMonth(tokens, at);
}

const thisWeekend = [...weekendsOf(['this', 'the coming', 'this coming', 'coming']), 'dieses wochenende'];
const nextWeekend = [...weekendsOf(['next']), 'nachstes wochenende'];

function weekendAt(tokens: readonly Token[], at: number, today: string): Match | null {
  const run = (phrases: string[]) => longestRun(tokens, at, phrases);
  const day = weekdayOf(today);
  const weekend = run(thisWeekend);
  if (weekend > 0)
    return fromTo(weekend, day > 4 ? today : addDays(today, 4 - day), day === 6 ? 1 : day === 5 ? 1 : 2);
  const coming = run(nextWeekend);
  if (coming > 0) return fromTo(coming, addDays(mondayAfter(today), 4), 2);
  const week = run(['next week', 'nachste woche']);
  if (week > 0) return fromTo(week, mondayAfter(today), 7);
  return null;
}

function holidayAt(tokens: readonly Token[], at: number, today: string): Match | null {
  const holiday = longestRun(tokens, at, holidays);
  if (holiday === 0) return null;
  const name = tokens.slice(at, at + holiday).map(({ word }) => word);
  const { year, length } = yearAt(tokens, at, holiday);
  const around = longestRun(tokens, at + length, aroundHolidays);
  if (around > 0) return unfiltered(length + around, 'dates');
  const span = holidaySpan(name.join(' '), today, year);
  return span ? { length, part: { is: 'dates', ...span } } : unfiltered(length, 'dates');
}

/** 'Christmas week' and 'Australia Day weekend' are other days than the holiday. */
const aroundHolidays = [
  ...weekendWords,
  ...wordList('week, weeks, holidays, holiday period, period, season'),
];

const monthLeads = wordList(`
  in, during, for, in early, in late, in mid, early, late, mid, end of, the end of, beginning of, the beginning of, start of,
  the start of, middle of, the middle of, sometime in, any time in
`);

/** 'in March' is no day to arrive on. */
function vagueMonth(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, monthLeads);
  if (lead === 0 || monthOf(tokens[at + lead]?.word) === 0) return null;
  return unfiltered(yearAt(tokens, at, lead + 1).length, 'dates');
}

const spans: [RegExp, number][] = [
  [/^(nights?|nachte|nacht|nites?|nts?|nghts?|nigths?|noches|nuits?|notti)$/, 1],
  [/^weeks?$/, 7],
  [/^fortnights?$/, 14],
];
const longestStay = 60;
const week = 7;

const atLeast = wordList(
  'x, minimum stay, minimum stay of, minimum, minimum of, min, at least, max, maximum',
);

/** '3 nights', 'for a week', 'minimum stay 2 nights'. */
function nights(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, atLeast);
  const counted = nightsAt(tokens, at + lead) ?? daysAt(tokens, at + lead);
  return counted && { ...counted, length: lead + counted.length };
}

/** '7 days' are six nights to one and seven to another. */
function daysAt(tokens: readonly Token[], at: number): Match | null {
  const count = upperAt(tokens, at);
  const end = at + (count?.length ?? 0);
  const isOpening = tokens[end]?.word !== 'days' || longestRun(tokens, end + 1, ['a week', 'per week']) > 0;
  return !count || isOpening ? null : unfiltered(end + 1 - at, 'dates');
}

function nightsAt(tokens: readonly Token[], at: number): Match | null {
  const isOne = isRun(tokens, at, 'a') > 0 || isRun(tokens, at, 'one') > 0;
  const two = longestRun(tokens, at, [
    'a couple of nights',
    'couple of nights',
    'couple nights',
    'a couple nights',
  ]);
  if (two > 0) return { length: two, part: { is: 'nights', nights: 2 } };
  const isBare = tokens[at]?.word === 'fortnight';
  const count = isBare ? { value: 1, length: 0 } : isOne ? { value: 1, length: 1 } : upperAt(tokens, at);
  const unit = spans.find(([pattern]) => pattern.test(tokens[at + (count?.length ?? 0)]?.word ?? ''));
  if (!count || !unit || (isRun(tokens, at, 'a night') > 0 && tokens[at - 1]?.word !== 'for')) return null;
  const stay = longestRun(tokens, at + count.length + 1, ['stay', 'in total', 'total', 'altogether']);
  const length = count.length + 1 + stay;
  // 'a week from Friday' is a stay to one and a day to another.
  const from =
    tokens[at + length]?.word === 'from' && unit[1] >= week ? dayWordAt(tokens, at + length + 1) : 0;
  if (from > 0) return unfiltered(length + 1 + from, 'dates');
  const total = count.value * unit[1];
  if (!Number.isInteger(total) || total < 1 || total > longestStay) return unfiltered(length, 'dates');
  return { length, part: { is: 'nights', nights: total } };
}

/** How many words there are a day by its name in the week: 'Friday', 'this Friday', 'tomorrow'. */
const dayWordAt = (tokens: readonly Token[], at: number): number =>
  longestRun(tokens, at, nearDays) || (weekdayAt(tokens, at, anyDay)?.length ?? 0);
const nearDays = [...tonights, ...tomorrows, 'now'];
const anyDay = '2026-01-01';

/** Another day than the one that follows. */
const notThen = [
  ...['', 'day ', 'the day ', 'week ', 'the week ', 'weekend ', 'the weekend ', 'days '].flatMap((lead) => [
    `${lead}before`,
    `${lead}after`,
  ]),
  ...wordList(`
    until, till, til, by, leaving, leaving on, departing on, check out on, leave, checkout, check out, checking out, departing, no later than, home by,
    week of, the week of, weekend of, the weekend of
  `),
];

/** Days and nights as Adelaide's calendar has them from today on; never a day that has passed. */
export const dateRule: Rule = (tokens, at, today) => {
  if (tokens[at]?.word === '24' && isRun(tokens, at, '24 / 7') > 0)
    return { length: 3, part: { is: 'text' } };
  const about = longestRun(tokens, at, notThen);
  const then = about > 0 ? dayAt(tokens, at + about, today) : null;
  if (then) return unfiltered(about + then.length, 'dates');
  const own = dayAt(tokens, at, today) ?? nights(tokens, at);
  if (own) return until(tokens, at, own, today);
  const lead = longestRun(tokens, at, leads);
  const the = tokens[at + lead]?.word === 'the' ? 1 : 0;
  const led = lead > 0 ? dateRule(tokens, at + lead, today) : null;
  const afterThe = lead > 0 && !led && the > 0 ? dateRule(tokens, at + lead + 1, today) : null;
  if (led) return { ...led, length: led.length + lead };
  return afterThe ? { ...afterThe, length: afterThe.length + lead + 1 } : null;
};

function dayAt(tokens: readonly Token[], at: number, today: string): Match | null {
  return relative(tokens, at, today) ?? written(tokens, at, today) ?? weekdays(tokens, at, today);
}

const until = (tokens: readonly Token[], at: number, first: Match, today: string): Match => {
  const joint = longestRun(tokens, at + first.length, ends);
  if (first.part.is !== 'dates' || joint === 0) return first;
  const { checkIn } = first.part;
  const end = at + first.length + joint;
  const weekday = weekdayAt(tokens, end, addDays(checkIn, 1));
  const last = weekday
    ? { length: weekday.length, checkIn: weekday.date }
    : lastDay(relative(tokens, end, today) ?? written(tokens, end, checkIn));
  if (!last || last.checkIn <= checkIn) return first;
  return {
    length: first.length + joint + last.length,
    part: { is: 'dates', checkIn, checkOut: last.checkIn },
  };
};

const lastDay = (match: Match | null) =>
  match?.part.is === 'dates' ? { length: match.length, checkIn: match.part.checkIn } : null;

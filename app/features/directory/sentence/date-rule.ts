import { addDays } from '~/lib/dates';

import { holidays, holidaySpan, mondayAfter, nextDay, nextWeekday, weekdayOf } from './calendar';
import { unfiltered, type Match, type Rule } from './parts';
import { isRun, longestRun, numberAt, type Token } from './tokens';

const weekdayNames = [
  ['monday', 'mon', 'mondays', 'montag'],
  ['tuesday', 'tue', 'tues', 'dienstag'],
  ['wednesday', 'wed', 'weds', 'mittwoch'],
  ['thursday', 'thu', 'thur', 'thurs', 'donnerstag'],
  ['friday', 'fri', 'freitag'],
  ['saturday', 'sat', 'samstag'],
  ['sunday', 'sun', 'sonntag'],
];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;
const monthOf = (word = '') => (monthWord.test(word) ? months.indexOf(word.slice(0, 3)) + 1 : 0);
const leads = [
  'from',
  'on',
  'between',
  'for',
  'checking in',
  'check in',
  'arriving',
  'arrive',
  'starting',
  'over',
  'at',
];
const joints = [
  'to',
  'till',
  'until',
  'til',
  'and',
  '-',
  'through',
  'thru',
  'bis',
  'leaving',
  'check out',
  'checking out',
];

/** A day of the calendar as written: without a year it is the next one. */
type Written = { day: number; month: number; year: number | null; length: number };

/** '24 December', 'Dec 24th', '24/12', '24/12/2026', '2026-12-24'; `month` is what a day without one has. */
function writtenAt(tokens: readonly Token[], at: number, month = 0): Written | null {
  const word = (index: number) => tokens[at + index]?.word ?? '';
  const iso = [0, 1, 2, 3, 4].map(word).join('');
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso))
    return { day: Number(word(4)), month: Number(word(2)), year: Number(word(0)), length: 5 };
  const weekday = weekdayNames.some((names) => names.includes(word(0))) ? (word(1) === ',' ? 2 : 1) : 0;
  const the = word(weekday) === 'the' ? 1 : 0;
  const from = weekday + the;
  if (monthOf(word(from)) > 0 && isDay(word(from + 1))) {
    const end = from + 2 + ordinal(word(from + 2));
    return { day: Number(word(from + 1)), month: monthOf(word(from)), ...yearAt(tokens, at, end) };
  }
  if (!isDay(word(from))) return null;
  if (word(from + 1) === '/' && /^\d{1,2}$/.test(word(from + 2))) {
    const hasYear = word(from + 3) === '/' && /^(20)?\d\d$/.test(word(from + 4));
    const year = hasYear ? 2000 + (Number(word(from + 4)) % 100) : null;
    return { day: Number(word(from)), month: Number(word(from + 2)), year, length: from + (hasYear ? 5 : 3) };
  }
  const dayEnd = from + 1 + ordinal(word(from + 1));
  const of = word(dayEnd) === 'of' ? 1 : 0;
  const named = monthOf(word(dayEnd + of));
  if (named > 0) return { day: Number(word(from)), month: named, ...yearAt(tokens, at, dayEnd + of + 1) };
  return month > 0 ? { day: Number(word(from)), month, year: null, length: dayEnd } : null;
}

const isDay = (word: string) => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;
const ordinal = (word: string) => (/^(st|nd|rd|th)$/.test(word) ? 1 : 0);

function yearAt(tokens: readonly Token[], at: number, end: number) {
  const comma = tokens[at + end]?.word === ',' ? 1 : 0;
  const word = tokens[at + end + comma]?.word ?? '';
  const isYear = /^20\d\d$/.test(word);
  return { year: isYear ? Number(word) : null, length: isYear ? end + comma + 1 : end };
}

/** The month that a range names only at its end: '24-27 Dec', 'the 24th to the 27th of December'. */
function laterMonth(tokens: readonly Token[], at: number): number {
  const the = tokens[at]?.word === 'the' ? 1 : 0;
  if (!isDay(tokens[at + the]?.word ?? '')) return 0;
  const end = at + the + 1 + ordinal(tokens[at + the + 1]?.word ?? '');
  const joint = longestRun(tokens, end, joints);
  return joint > 0 ? (writtenAt(tokens, end + joint)?.month ?? 0) : 0;
}

function written(tokens: readonly Token[], at: number, today: string): Match | null {
  const first = writtenAt(tokens, at) ?? writtenAt(tokens, at, laterMonth(tokens, at));
  if (!first) return null;
  const joint = longestRun(tokens, at + first.length, joints);
  const second = joint > 0 ? writtenAt(tokens, at + first.length + joint, first.month) : null;
  const length = first.length + (second ? joint + second.length : 0);
  const year = first.year ?? (second?.year && second.month >= first.month ? second.year : null);
  const checkIn = nextDay(today, first.day, first.month, year);
  const checkOut = second && checkIn && nextDay(addDays(checkIn, 1), second.day, second.month, second.year);
  if (!checkIn || (second && !checkOut)) return unfiltered(length, 'dates');
  return { length, part: { is: 'dates', checkIn, checkOut } };
}

/** A day of the week: the next one, today included; 'next Friday' is the one of next week. */
function weekdayAt(tokens: readonly Token[], at: number, from: string) {
  const lead = longestRun(tokens, at, ['this', 'next', 'this coming', 'coming', 'the']);
  const weekday = weekdayNames.findIndex((names) => names.includes(tokens[at + lead]?.word ?? ''));
  if (weekday < 0) return null;
  const isNext = tokens[at]?.word === 'next';
  const date = isNext ? addDays(mondayAfter(from), weekday) : nextWeekday(from, weekday);
  const isNight = /^nights?$/.test(tokens[at + lead + 1]?.word ?? '');
  return { date, isNight, length: lead + (isNight ? 2 : 1) };
}

function weekdays(tokens: readonly Token[], at: number, today: string): Match | null {
  const first = weekdayAt(tokens, at, today);
  if (!first) return null;
  const end = at + first.length;
  const joint = longestRun(tokens, end, joints);
  const next = weekdayAt(tokens, end + joint, addDays(first.date, 1));
  if (!next || (joint === 0 && isSpaced(tokens, end))) {
    const [own, lead] = [tokens[end - 1]?.word ?? '', tokens[end - 2]?.word ?? ''];
    const isShort = own.length < 6 && !first.isNight && !/^(from|on|next|this|arriving)$/.test(lead);
    if (isShort) return null;
    const checkOut = first.isNight ? addDays(first.date, 1) : null;
    return { length: first.length, part: { is: 'dates', checkIn: first.date, checkOut } };
  }
  const checkOut = next.isNight ? addDays(next.date, 1) : next.date;
  return { length: first.length + joint + next.length, part: { is: 'dates', checkIn: first.date, checkOut } };
}

/** More than a hyphen stands between this word and the one before. */
const isSpaced = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) !== 1;

function fromTo(length: number, checkIn: string, nights: number): Match {
  return { length, part: { is: 'dates', checkIn, checkOut: addDays(checkIn, nights) } };
}

function relative(tokens: readonly Token[], at: number, today: string): Match | null {
  const run = (phrases: string[]) => longestRun(tokens, at, phrases);
  const tonight = run(['tonight', 'tonite', 'today', 'heute', 'heute nacht', 'last minute tonight']);
  if (tonight > 0) return fromTo(tonight, today, 1);
  const tomorrow = run(['tomorrow', 'tomorrow night', 'tommorow', 'tomorow', 'morgen']);
  if (tomorrow > 0) return fromTo(tomorrow, addDays(today, 1), 1);
  const day = weekdayOf(today);
  const weekend = run(['this weekend', 'the coming weekend', 'this coming weekend', 'dieses wochenende']);
  if (weekend > 0)
    return fromTo(weekend, day > 4 ? today : addDays(today, 4 - day), day === 6 ? 1 : day === 5 ? 1 : 2);
  const later = run(['next weekend', 'nachstes wochenende']);
  if (later > 0) return fromTo(later, addDays(mondayAfter(today), 4), 2);
  const week = run(['next week', 'nachste woche']);
  if (week > 0) return fromTo(week, mondayAfter(today), 7);
  const holiday = run([...holidays]);
  const name = tokens.slice(at, at + holiday).map(({ word }) => word);
  const span = holiday > 0 ? holidaySpan(name.join(' '), today) : null;
  if (span) return { length: holiday, part: { is: 'dates', ...span } };
  const vague = run([
    'this week',
    'next month',
    'this month',
    'next year',
    'this summer',
    'this winter',
    'school holidays',
    'weekend',
    'the weekend',
    'a weekend',
    'long weekend',
    'the long weekend',
    'next summer',
  ]);
  return vague > 0 ? unfiltered(vague, 'dates') : vagueMonth(tokens, at);
}

/** 'in March' is no day to arrive on. */
function vagueMonth(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, [
    'in',
    'during',
    'for',
    'in early',
    'in late',
    'in mid',
    'early',
    'late',
    'mid',
  ]);
  if (lead === 0 || monthOf(tokens[at + lead]?.word) === 0) return null;
  return unfiltered(yearAt(tokens, at, lead + 1).length, 'dates');
}

const spans: [RegExp, number][] = [
  [/^(nights?|nachte|nacht|nites?)$/, 1],
  [/^weeks?$/, 7],
  [/^fortnights?$/, 14],
];
const longestStay = 60;

/** '3 nights', 'for a week'. */
function nights(tokens: readonly Token[], at: number): Match | null {
  const isOne = isRun(tokens, at, 'a') > 0 || isRun(tokens, at, 'one') > 0;
  const isBare = tokens[at]?.word === 'fortnight';
  const count = isBare ? { value: 1, length: 0 } : isOne ? { value: 1, length: 1 } : numberAt(tokens, at);
  const unit = spans.find(([pattern]) => pattern.test(tokens[at + (count?.length ?? 0)]?.word ?? ''));
  if (!count || !unit || (isRun(tokens, at, 'a night') > 0 && tokens[at - 1]?.word !== 'for')) return null;
  const total = count.value * unit[1];
  const stay = longestRun(tokens, at + count.length + 1, ['stay']);
  const length = count.length + 1 + stay;
  if (!Number.isInteger(total) || total < 1 || total > longestStay) return unfiltered(length, 'dates');
  return { length, part: { is: 'nights', nights: total } };
}

/** Days and nights as Adelaide's calendar has them from today on; never a day that has passed. */
export const dateRule: Rule = (tokens, at, today) => {
  if (tokens[at]?.word === '24' && isRun(tokens, at, '24 / 7') > 0)
    return { length: 3, part: { is: 'text' } };
  const own = relative(tokens, at, today) ?? weekdaysOrWritten(tokens, at, today) ?? nights(tokens, at);
  if (own) return own;
  const lead = longestRun(tokens, at, leads);
  const the = tokens[at + lead]?.word === 'the' ? 1 : 0;
  const led = lead > 0 ? dateRule(tokens, at + lead, today) : null;
  const afterThe = lead > 0 && !led && the > 0 ? dateRule(tokens, at + lead + 1, today) : null;
  if (led) return { ...led, length: led.length + lead };
  return afterThe ? { ...afterThe, length: afterThe.length + lead + 1 } : null;
};

function weekdaysOrWritten(tokens: readonly Token[], at: number, today: string): Match | null {
  return written(tokens, at, today) ?? weekdays(tokens, at, today);
}

import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isRun,
  longestRun,
  type Token,
  wordAt,
  wordsFrom,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays, nightsBetween } from '~/lib/time/dates';

import { dayBehind, dayList } from './day-list';
import { daysAhead, weekAhead } from './days-ahead';
import { holidays, holidaySpan, nextDay } from './calendar';
import { aroundHolidays, celebrations, ownNames } from './beside/around-holidays';
import { hourRule } from './beside/hours';
import { nights } from './nights';
import { isDayEnd, otherDay } from './other-day';
import { nightLeads, otherwise } from './other-days';
import {
  bareFrom,
  dayOfNamedMonth,
  inOneMonth,
  isNumberedRange,
  namedMonths,
  numbered,
  thatSuits,
} from './numbered-days';
import { afterTomorrow, dayOfMonthAt, tomorrows, tonights, weekdayAt } from './weekday';
import { weekdayOfMonth } from './weekday-of-month';
import { isOneDay, namedDays, nightTwice, saidTwice, weekdays } from './weekdays';
import { besideHoliday, weekdayBeside, weekendOfDay, weekendOfMonth } from './weekends';
import { vagueTime } from './vague-times';
import { fromTo, weekendAt, weekendsOf, weekendWords } from './this-weekend';
import { joints, written, yearOfDay } from './written-dates';

const leads = [
  'from',
  'on',
  'between',
  'for',
  'checking in',
  'check in',
  'arriving',
  'arriving late',
  'arriving early',
  'arrive late',
  'arrive early',
  'arrive',
  'arrival',
  'arr',
  'arr :',
  'checkin',
  'anreise',
  'starting',
  'over',
  'at',
  'vom',
  'ab dem',
  'du',
  'dal',
  'del',
  'desde el',
  'a partir du',
  'a partire dal',
  'von',
  'am',
  'start',
  'starts',
  'beginning',
  'commencing',
  ...['check in', 'checkin', 'checking in', 'arrival', 'arrive', 'arriving', 'from', 'date', 'dates'].map(
    (lead) => `${lead} :`,
  ),
  ...['in :', 'start :', 'from date', 'from date :', 'check in -', 'checkin -', 'arrival -'],
  ...['check in date', 'checkin date', 'arrival date', 'start date'].flatMap((lead) => [
    lead,
    `${lead} :`,
    `${lead} is`,
  ]),
];
/** Words that lead to the last day, whatever the first was: 'tonight until Thursday', 'Christmas Eve to Boxing Day'. */
const ends = joints.filter((joint) => joint !== 'and');

/** '2nite' is tonight, '2 nite' two nights. */
const tightRun = (tokens: readonly Token[], at: number, phrases: readonly string[]) =>
  tokens[at]?.end === tokens[at + 1]?.start ? longestRun(tokens, at, phrases) : 0;

function relative(tokens: readonly Token[], at: number, today: string): Match | null {
  const run = (phrases: string[]) => longestRun(tokens, at, phrases);
  const both = run([
    'tonight and tomorrow',
    'tonight and tomorrow night',
    'today and tomorrow',
    'tonite and tomorrow',
    'tonight + tomorrow',
    'tonight n tomorrow',
    'tonight plus tomorrow',
  ]);
  if (both > 0) return fromTo(both, today, 2);
  const ofWeek = wordAt(tokens, at + 1) === 'week' ? weekAhead(tokens, at, today) : null;
  if (ofWeek) return ofWeek;
  const tonight = run(tonights) || tightRun(tokens, at, ['2 nite', '2 night', '2 day']);
  if (tonight > 0) return fromTo(tonight, today, 1);
  const ahead = daysAhead(tokens, at, today);
  if (ahead) return ahead;
  const later = run(afterTomorrow);
  if (later > 0) return fromTo(later, addDays(today, 2), 1);
  const two = run([
    'tomorrow and the day after',
    'tomorrow and the next day',
    'tomorrow and the following day',
  ]);
  if (two > 0) return fromTo(two, addDays(today, 1), 2);
  const tomorrow = run(tomorrows) || tightRun(tokens, at, ['2 moro', '2 morrow', '2 morro', '2 mrw']);
  if (tomorrow > 0) return fromTomorrow(tokens, at, tomorrow, today);
  const dated =
    weekdayBeside(tokens, at, today) ??
    weekendAt(tokens, at, today) ??
    weekendOfMonth(tokens, at, today) ??
    weekdayOfMonth(tokens, at, today) ??
    holidayAt(tokens, at, today);
  if (dated) return dated;
  const ofMonth = dayOfNamedMonth(tokens, at, today);
  if (ofMonth) return ofMonth;
  return vagueTime(tokens, at);
}

/** 'tomorrow', 'tomorrow and Wednesday night'. */
function fromTomorrow(tokens: readonly Token[], at: number, length: number, today: string): Match {
  const first = { checkIn: addDays(today, 1), checkOut: addDays(today, 2) };
  const next = dayBehind(tokens, at + length, first);
  return next ? { length: length + next.length, part: next.part } : fromTo(length, first.checkIn, 1);
}

const besideHolidays = [...weekendWords, ...weekendsOf(['long']), ...aroundHolidays];
function holidayAt(tokens: readonly Token[], at: number, today: string): Match | null {
  const holiday = longestRun(tokens, at, holidays);
  if (holiday === 0) return null;
  const name = wordsFrom(tokens, at, holiday).join(' ');
  const { year, length } = yearOfDay(tokens, at, holiday);
  const around = longestRun(tokens, at + length, besideHolidays);
  if (around > 0) return unfiltered(length + around, 'dates');
  const thing = /^(christmas|xmas)$/.test(name) ? wordAt(tokens, at + length) : '';
  // 'for the Christmas market' has the name of something else.
  if (ownNames.test(thing)) return null;
  // 'a Christmas party on 11 December'.
  if (celebrations.test(thing)) return unfiltered(length, 'dates');
  const span = holidaySpan(name, today, year);
  const pair = span && dayBehind(tokens, at + length, span);
  if (pair) return { length: length + pair.length, part: pair.part };
  // 'Christmas, from the 23rd' begins on the 23rd.
  if (!span) return unfiltered(length, 'dates');
  return { length, part: { is: 'dates', ...span, isEvent: true, isHoliday: true } };
}

/** Days and nights as Adelaide's calendar has them from today on; never a day that has passed. */
export const dateRule: Rule = (tokens, at, today) => dateAfter(tokens, at, today, mostLeads);

/** 'arriving on from the 5th' has as many. */
const mostLeads = 3;

function dateAfter(tokens: readonly Token[], at: number, today: string, leadsLeft: number): Match | null {
  if (wordAt(tokens, at) === '24' && isRun(tokens, at, '24 / 7') > 0)
    return hourRule(tokens, at) ?? { length: 3, part: { is: 'text' } };
  const other =
    besideHoliday(tokens, at, today) ??
    weekendOfDay(tokens, at, today) ??
    otherDay(tokens, at, today, (from) => dayAt(tokens, from, today));
  if (other) return other;
  const night = longestRun(tokens, at, nightLeads);
  const only = night > 0 ? dayAt(tokens, at + night, today) : null;
  if (only?.part.is === 'dates' && isOneDay(only.part))
    return fromTo(night + only.length, only.part.checkIn, 1);
  const ofNumber = night > 0 && !only ? onNumbered(tokens, at, today, night) : null;
  if (ofNumber?.part.is === 'dates' && isOneDay(ofNumber.part))
    return fromTo(ofNumber.length, ofNumber.part.checkIn, 1);
  const own = dayAt(tokens, at, today) ?? nights(tokens, at);
  const isOneNight =
    own?.part.is === 'dates' &&
    (wordAt(tokens, at + own.length) === 'overnight' ||
      (isOneDay(own.part) && isLastWord(tokens, at + own.length, 'only')));
  if (own?.part.is === 'dates' && isOneNight) return fromTo(own.length + 1, own.part.checkIn, 1);
  // '6 March weekend' has other days around that one.
  const weekend = own?.part.is === 'dates' ? longestRun(tokens, at + own.length, otherwise) : 0;
  if (own && weekend > 0) return unfiltered(own.length + weekend, 'dates');
  if (own) return until(tokens, at, own, today);
  const day = onNumbered(tokens, at, today) ?? thatSuits(tokens, at, today) ?? bareFrom(tokens, at, today);
  if (day) return day;
  const lead = leadsLeft > 0 ? longestRun(tokens, at, leads) : 0;
  const the = wordAt(tokens, at + lead) === 'the' ? 1 : 0;
  const led = lead > 0 ? dateAfter(tokens, at + lead, today, leadsLeft - 1) : null;
  const afterThe =
    lead > 0 && !led && the > 0 ? dateAfter(tokens, at + lead + 1, today, leadsLeft - 1) : null;
  if (led) return { ...openFrom(tokens, at, lead, led, today), length: led.length + lead };
  return afterThe ? { ...afterThe, length: afterThe.length + lead + 1 } : null;
}

/** The 'only' of 'sat 5 dec only', which is one night. */
const isLastWord = (tokens: readonly Token[], at: number, word: string) =>
  wordAt(tokens, at) === word && isBreak(tokens[at + 1]?.word ?? ',');

/** 'from tomorrow' and 'from next week' name no last day. */
function openFrom(tokens: readonly Token[], at: number, lead: number, led: Match, today: string): Match {
  const isFrom = /^(from|starting|ab|since)$/.test(wordAt(tokens, at));
  const own = isFrom && led.part.is === 'dates' ? relative(tokens, at + lead, today) : null;
  const isOpen = own?.part.is === 'dates' && own.length === led.length;
  return isOpen && led.part.is === 'dates' ? { ...led, part: { ...led.part, checkOut: null } } : led;
}

function dayAt(tokens: readonly Token[], at: number, today: string): Match | null {
  const ofWeek = weekdays(tokens, at, today);
  const own =
    namedDays(tokens, at, today) ??
    relative(tokens, at, today) ??
    dayList(tokens, at, today) ??
    written(tokens, at, today) ??
    ofWeek;
  const twice =
    own?.part.is === 'dates' && (own.part.checkOut || /^(only|just)$/.test(wordAt(tokens, at + own.length)))
      ? (saidTwice(tokens, at, own, today) ?? nightTwice(tokens, at, own, today))
      : null;
  if (twice) return twice;
  // 'next week Tuesday' is that day, and no whole week.
  return own && ofWeek && ofWeek.length > own.length ? ofWeek : own;
}

const times = ['arvo', 'afternoon', 'morning', 'evening', 'lunchtime', 'pm', 'am', 'late', 'early'];

const until = (tokens: readonly Token[], at: number, first: Match, today: string): Match => {
  // 'check in Friday 3pm, check out Sunday'.
  const isEnd = /^(until|till)$/.test(wordAt(tokens, at + first.length));
  const hour = isEnd ? 0 : hourRule(tokens, at + first.length)?.length;
  const time = hour ?? longestRun(tokens, at + first.length, times);
  const joint = longestRun(tokens, at + first.length + time, ends);
  if (first.part.is !== 'dates' || joint === 0) return first;
  const { checkIn } = first.part;
  const lastAt = at + first.length + time + joint;
  const end = lastAt + hourBefore(tokens, lastAt);
  const weekday = weekdayAt(tokens, end, addDays(checkIn, 1));
  const dated = lastDay(
    relative(tokens, end, today) ?? written(tokens, end, checkIn) ?? numbered(tokens, end, checkIn),
  );
  // 'Sunday 6 December' is more than 'Sunday', as is 'from Friday to the Sunday after'.
  const isNamed = weekday && weekday.length >= (dated?.length ?? 0);
  const after = Number(isNamed && isLastWord(tokens, end + weekday.length, 'after'));
  const last = isNamed ? { length: weekday.length + after, checkIn: weekday.date } : dated;
  if (!last || last.checkIn <= checkIn) return first;
  const lastEnd = end + last.length;
  return {
    length: lastEnd + longestRun(tokens, lastEnd, ['morning', 'afternoon', 'evening', 'arvo', 'midday']) - at,
    part: { is: 'dates', checkIn, checkOut: last.checkIn },
  };
};

/** 'out by 6am Thursday', 'leaving 10am on the 5th': how many words of an hour stand before the last day. */
function hourBefore(tokens: readonly Token[], at: number): number {
  const hour = hourRule(tokens, wordAt(tokens, at - 1) === 'by' ? at - 1 : at);
  const length = hour ? hour.length - (wordAt(tokens, at - 1) === 'by' ? 1 : 0) : 0;
  return length > 0 && wordAt(tokens, at + length) === 'on' ? length + 1 : length;
}

const dayLeads = wordList(
  'for, on, from, arriving, arriving on, arrive on, checking in, checking in on, check in, check in on, starting, starting on, arrival on, in on',
);
/** 'on the 28th', 'from the 5th to the 8th': the day of the one month that is named elsewhere, or else the next day of that number. */
function onNumbered(
  tokens: readonly Token[],
  at: number,
  today: string,
  lead = longestRun(tokens, at, dayLeads),
): Match | null {
  const found = lead > 0 || isNumberedRange(tokens, at) ? dayOfMonthAt(tokens, at + lead) : null;
  if (!found) return null;
  const next = wordAt(tokens, at + lead + found.length);
  const months = namedMonths(tokens);
  // 'on the 19th and 20th of December'.
  const isLonger = (dayAt(tokens, at + lead, today)?.length ?? 0) > found.length;
  if (isLonger || !isDayEnd.test(next) || months.size > 1) return null;
  const [month] = [...months];
  const checkIn = month === undefined ? null : nextDay(today, found.day, month, null);
  const first: Match | null = checkIn
    ? { length: found.length, part: { is: 'dates', checkIn, checkOut: null } }
    : numbered(tokens, at + lead, addDays(today, -1));
  return first && sure(inOneMonth(until(tokens, at, { ...first, length: lead + first.length }, today)));
}

const longestByNumber = 14;
/** 'arriving on the 24th, out on the 22nd' is hardly a stay of four weeks. */
function sure(match: Match): Match {
  const { part } = match;
  if (part.is !== 'dates' || !part.checkOut || part.checkIn.slice(8) < part.checkOut.slice(8)) return match;
  return nightsBetween(part.checkIn, part.checkOut) > longestByNumber
    ? unfiltered(match.length, 'dates')
    : match;
}

const lastDay = (match: Match | null) =>
  match?.part.is === 'dates' ? { length: match.length, checkIn: match.part.checkIn } : null;

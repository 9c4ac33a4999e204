import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { placeNames } from '~/features/directory/sentence/words/kind-words';
import { addDays } from '~/lib/time/dates';

import { lastWeekday, mondayAfter, weekdayOf } from './calendar';
import { dayList } from './day-list';
import { nights } from './nights';
import { weekdayAt } from './weekday';
import { fromTo, weekendsOf } from './this-weekend';
import { numbered } from './numbered-days';
import { isPair, joints, weekdayNames, written } from './written-dates';

/** 'Monday to Friday next week', 'next week Tue-Thu': the days of that week. */
export function weekdays(tokens: readonly Token[], at: number, today: string): Match | null {
  const lead = longestRun(tokens, at, [
    'next week',
    'next week on',
    'next week from',
    'next week ,',
    'next week , from',
  ]);
  if (lead > 0) {
    const led = daysFrom(tokens, at + lead, mondayAfter(today));
    return led && { ...led, length: lead + led.length };
  }
  const own = daysFrom(tokens, at, today);
  const behind = own
    ? longestRun(tokens, at + own.length, [
        'next week',
        'of next week',
        ...(isWeekendDay(tokens, at) ? weekendsOf(['next']) : []),
      ])
    : 0;
  const later = behind > 0 ? daysFrom(tokens, at, mondayAfter(today)) : null;
  // 'fri to sun this week' are those days anyway.
  const isThis = own?.part.is === 'dates' && own.part.checkIn < mondayAfter(today);
  const now = isThis ? longestRun(tokens, at + own.length, ['this week', 'of this week']) : 0;
  if (own && now > 0) return { ...own, length: own.length + now };
  return later ? { ...later, length: later.length + behind } : own;
}

function daysFrom(tokens: readonly Token[], at: number, today: string): Match | null {
  const own = weekdayAt(tokens, at, today);
  return own && (untilDated(tokens, at, own, today) ?? daysBehind(tokens, at, own));
}

/** 'arrive friday, leave sunday 6 december': the Friday before that Sunday. */
function untilDated(tokens: readonly Token[], at: number, first: Weekday, today: string): Match | null {
  const joint = longestRun(tokens, at + first.length, joints);
  const next = joint > 0 ? weekdayAt(tokens, at + first.length + joint, first.date) : null;
  const last = next && written(tokens, at + first.length + joint, today);
  if (
    !next ||
    first.length > 1 ||
    last?.part.is !== 'dates' ||
    last.part.checkOut ||
    last.length <= next.length
  )
    return null;
  const { checkIn: checkOut } = last.part;
  const checkIn = lastWeekday(checkOut, weekdayOf(first.date));
  if (checkIn < today) return null;
  // 'fri and sat 5 dec' are two nights.
  const isBoth = isPair(tokens, at, at + first.length) && checkOut === addDays(checkIn, 1);
  const length = first.length + joint + last.length;
  return { length, part: { is: 'dates', checkIn, checkOut: isBoth ? addDays(checkOut, 1) : checkOut } };
}

type Weekday = { date: string; isNight: boolean; length: number };
function daysBehind(tokens: readonly Token[], at: number, first: Weekday): Match | null {
  const end = at + first.length;
  // 'tue/wed' are nights in a row, 'fri/sun' are a choice.
  const isSlashed =
    wordAt(tokens, end) === '/' &&
    weekdayAt(tokens, end + 1, addDays(first.date, 1))?.date === addDays(first.date, 1);
  const joint =
    isSlashed || isCommaList(tokens, end, first.date)
      ? 1
      : longestRun(tokens, end, joints) || longestRun(tokens, end, ['n', '+']);
  const next = weekdayAt(tokens, end + joint, addDays(first.date, 1));
  if (!next || (joint === 0 && isSpaced(tokens, end))) {
    const [own, lead] = [wordAt(tokens, end - 1), wordAt(tokens, end - 2)];
    const isSure =
      isLastWord(tokens, end) ||
      isFirstWord(tokens, end) ||
      first.isNight ||
      /^(from|on|next|this|arriving|nights?|nites?|nts?)$/.test(lead) ||
      staysFrom(tokens, end);
    if (otherWords.test(own) && !isSure) return null;
    const checkOut = first.isNight ? addDays(first.date, 1) : null;
    return { length: first.length, part: { is: 'dates', checkIn: first.date, checkOut } };
  }
  const third = daysOn(tokens, end + joint + next.length, next.date);
  if (third) {
    // 'fri sat sun' are nights to one and days to another, 'Friday, Saturday and Sunday' are nights.
    const isListed = third.isAnd || isPair(tokens, at, end);
    const checkOut = third.isNight || isListed ? addDays(third.date, 1) : null;
    const length = first.length + joint + next.length + third.length;
    return { length, part: { is: 'dates', checkIn: first.date, checkOut } };
  }
  // 'fri sat' and 'fri/sat' are nights as well; 'fri-sat' is one.
  const isList = isSlashed || isPair(tokens, at, end) || (joint === 0 && !tokens[end]?.afterHyphen);
  const isNights = next.isNight || (isList && next.date === addDays(first.date, 1));
  const last = isList && next.date === addDays(first.date, 1) ? null : next.date;
  const checkOut = isNights ? addDays(next.date, 1) : last;
  return { length: first.length + joint + next.length, part: { is: 'dates', checkIn: first.date, checkOut } };
}

/** 'Monday, Tuesday and Wednesday': two more days in a row behind a comma, with 'and' before the last. */
function isCommaList(tokens: readonly Token[], end: number, first: string): boolean {
  const second = wordAt(tokens, end) === ',' ? weekdayAt(tokens, end + 1, addDays(first, 1)) : null;
  return (
    second?.date === addDays(first, 1) && daysOn(tokens, end + 1 + second.length, second.date)?.isAnd === true
  );
}

/** More days in a row: the last of 'Friday, Saturday and Sunday'. */
function daysOn(tokens: readonly Token[], at: number, before: string) {
  const joint = longestRun(tokens, at, ['and', ',', ', and', '/', '+']);
  const day = weekdayAt(tokens, at + joint, addDays(before, 1));
  const isAnd = joint > 0 && /^(and|\+)$/.test(wordAt(tokens, at + joint - 1));
  return day?.date === addDays(before, 1) ? { ...day, isAnd, length: joint + day.length } : null;
}

/** Only these are days of 'next weekend'. */
const isWeekendDay = (tokens: readonly Token[], at: number) => /^(fri|sat|sun)/.test(wordAt(tokens, at));

/** 'henley sat', 'cbd hotel sun' end with the day. */
function isLastWord(tokens: readonly Token[], end: number): boolean {
  const own = wordAt(tokens, end - 1);
  return (
    (own === 'sat' || (/^(sun|mon)$/.test(own) && !isSunshine(tokens, end - 1))) &&
    end > 1 &&
    (isBreak(tokens[end]?.word ?? ',') || afterSat.test(wordAt(tokens, end)))
  );
}

/** 'sat glenelg motel', 'mon motel' begin with the day; 'sun hotel' and 'sun deck' are no day. */
function isFirstWord(tokens: readonly Token[], end: number): boolean {
  const isFirst = end === 1 || isBreak(wordAt(tokens, end - 2));
  const isKind = (wordAt(tokens, end - 1) === 'sun' ? /^motel$/ : kinds).test(wordAt(tokens, end));
  return isFirst && (isKind || longestRun(tokens, end, placeNames) > 0);
}
const kinds = /^(hotel|motel|hostel|apartment|cabin|unit|bnb|airbnb|accom|accommodation)$/;

/** 'hotel near the oval sat walking distance'. */
const afterSat = /^(walking|w|under|please|pls)$/;
/** 'in the sun', 'lots of sun', 'beach, sun'. */
const isSunshine = (tokens: readonly Token[], at: number) =>
  shining.test(wordAt(tokens, /^[,.-]$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1));
const shining =
  /^(the|a|in|of|some|more|much|any|no|and|n|or|for|with|want|wants|need|love|loves|like|gets?|catch|chasing|have|full|direct|all|good|great|hot|warm|early|late|morning|afternoon|evening|midday|day|winter|summer|spring|autumn|north|west|east|facing|setting|rising|sea|sand|surf|beach|beaches|pool|swimming|swim|wine|fun|sunny|holiday|golden|jack|adelaide|australian|\+|)$/;
/** Short names of days that are words or sounds of their own. */
const otherWords = /^(mon|wed|sat|sun)$/;
/** '2 nights', 'for 2 nights'. */
const staysFrom = (tokens: readonly Token[], at: number) =>
  nights(tokens, at + (wordAt(tokens, at) === 'for' ? 1 : 0))?.part.is === 'nights';

/** There is more than a hyphen between this word and the one before. */
const isSpaced = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) !== 1;

export const isOneDay = ({ checkIn, checkOut }: { checkIn: string; checkOut: string | null }) =>
  checkOut === null || checkOut === addDays(checkIn, 1);

/** 'thurs-sun 25-28 feb', '25-28 feb (thurs-sun)': the same days by their names and by their numbers. */
export function saidTwice(tokens: readonly Token[], at: number, own: Match, today: string): Match | null {
  const end = at + own.length;
  const sign = /^[,(]$/.test(wordAt(tokens, end)) ? 1 : 0;
  const other = written(tokens, end + sign, today) ?? weekdays(tokens, end + sign, today);
  if (own.part.is !== 'dates' || other?.part.is !== 'dates') return null;
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && weekdayOf(a) === weekdayOf(b);
  if (!isSame(own.part.checkIn, other.part.checkIn) || !isSame(own.part.checkOut, other.part.checkOut))
    return null;
  const length = own.length + sign + other.length;
  const closed = wordAt(tokens, end) === '(' && wordAt(tokens, at + length) === ')' ? 1 : 0;
  // A number says more than a name.
  const { part } = written(tokens, at, today) ? own : other;
  return { length: length + closed, part };
}

const nameJoints = ['-', '/', ',', 'and', 'to', '+', 'n'];
const weekendLeads = weekendsOf(['', 'the', 'for the', 'on the', 'over the']).map((lead) => lead.trim());

/** The days of the week from there, and how many words they are: 'fri/sat', 'weekend'. */
function namesAt(tokens: readonly Token[], at: number): { days: number[]; length: number } {
  const weekend = longestRun(tokens, at, weekendLeads);
  const days: number[] = [];
  let length = weekend;
  for (let end = at + weekend; weekend === 0;) {
    const day = weekdayNames.findIndex((names) => names.includes(wordAt(tokens, end)));
    if (day < 0) break;
    days.push(day);
    length = end + 1 - at;
    end += 1 + longestRun(tokens, end + 1, nameJoints);
  }
  return { days, length };
}

/** '(fri/sat) 15-17 jan', 'weekend 16 17 jan': names before the days that they are add nothing. */
export function namedDays(tokens: readonly Token[], at: number, today: string): Match | null {
  const { days, length } = namesAt(tokens, at);
  const isClosed = (at === 0 || wordAt(tokens, at - 1) === '(') && wordAt(tokens, at + length) === ')';
  if (length < (isClosed || days.length === 0 ? 1 : 2)) return null;
  const end = at + length + Number(isClosed);
  const from = end + Number(wordAt(tokens, end) === ',');
  const list = dayList(tokens, from, today);
  const other = list ?? written(tokens, from, today);
  if (other?.part.is !== 'dates') return null;
  const { checkIn, checkOut } = other.part;
  // One day of a weekend is read with the days around it.
  const isOneOfWeekend = days.length === 0 && checkOut === null && !list;
  const isFirst = days.length === 0 ? weekdayOf(checkIn) >= friday : weekdayOf(checkIn) === days[0];
  const lasts =
    checkOut === null || days.length === 0 ? [] : [checkOut, addDays(checkOut, -1)].map(weekdayOf);
  const isLast = lasts.length === 0 || lasts.includes(days.at(-1) ?? friday);
  return isFirst && isLast && !isOneOfWeekend ? { ...other, length: from + other.length - at } : null;
}
const friday = 4;

/** 'Saturday night, 9 January': one night, by the name of its day and by its number. */
export function nightTwice(tokens: readonly Token[], at: number, own: Match, today: string): Match | null {
  const end = at + own.length;
  // 'saturday night only 5 dec'.
  const only = /^(only|just)$/.test(wordAt(tokens, end)) ? 1 : 0;
  const sign = only + Number(/^[,(]$/.test(wordAt(tokens, end + only)));
  const isNight =
    (only > 0 || /^n(ights?|ites?)$/.test(wordAt(tokens, end - 1))) &&
    own.part.is === 'dates' &&
    isOneDay(own.part);
  const day = isNight ? (written(tokens, end + sign, today) ?? numbered(tokens, end + sign, today)) : null;
  if (own.part.is !== 'dates' || day?.part.is !== 'dates' || day.part.checkOut) return null;
  const { checkIn } = day.part;
  return weekdayOf(checkIn) === weekdayOf(own.part.checkIn)
    ? fromTo(own.length + sign + day.length, checkIn, 1)
    : null;
}

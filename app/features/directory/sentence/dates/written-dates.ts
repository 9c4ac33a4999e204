import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays } from '~/lib/time/dates';

import { isAmerican, isAmericanDay } from './beside/american';
import { nextDay } from './calendar';
import { monthOf } from '~/features/directory/sentence/words/months';

export const weekdayNames = [
  ['monday', 'mon', 'mondays', 'montag', 'lundi', 'lunedi', 'lunes'],
  ['tuesday', 'tue', 'tues', 'dienstag', 'mardi', 'martedi', 'martes'],
  ['wednesday', 'wed', 'weds', 'mittwoch', 'mercredi', 'mercoledi', 'miercoles'],
  ['thursday', 'thu', 'thur', 'thurs', 'donnerstag', 'jeudi', 'giovedi', 'jueves'],
  ['friday', 'fri', 'frid', 'freitag', 'vendredi', 'venerdi', 'viernes'],
  ['saturday', 'sat', 'samstag', 'samedi', 'sabato', 'sabado'],
  ['sunday', 'sun', 'sonntag', 'dimanche', 'domenica', 'domingo'],
];
const leaving = wordList(`
  early checkout, early check out, late checkout, late check out, leaving early, leaving late, leaving, leave, leaves, leaves again, leave again, we part, departing, depart, departs, dep, check out, checkout, checking out, check out date, checkout date, departure, departure date,
  abreise, out, back, flying out, fly out, flying home, fly home, flying back, heading home, heading back, head home, go home, going home, we go home, go, going,
  drive home, driving home, home, we leave, go away, going away, i leave, returning, ending, finishing, checking back out,
  finish, finishes, finish date, end, ends, end date
`);
const ways = [
  '',
  ':',
  'is',
  'on',
  'at',
  'the',
  'the evening of',
  'the morning of',
  'on the evening of',
  'on the morning of',
  'early',
  'late',
  'early on',
  'late on',
  'by',
  '-',
];
/** Words between the first day and the last. */
export const joints = [
  ...wordList(
    'to, till, until, til, up to, up until, and, -, through, thru, through to, bis, bis zum, au, al, jusquau, hasta, hasta el, fino al, to :, until :, till :, to date, to date :',
  ),
  // '26 Nov -> 30 Nov', '26 Nov → 30 Nov'.
  ...wordList('>, - >, - - >, = >'),
  // '24 nov -- 28 nov', '24 nov ... 28 nov'.
  ...wordList('- -, - - -, . ., . . .'),
  ...[', ', '/ ', '. '].flatMap((sign) => ['to :', 'until :', 'till :'].map((word) => `${sign}${word}`)),
  ...['', ', ', 'and ', '- ', '/ ', '. '].flatMap((sign) =>
    leaving.flatMap((word) => ways.map((way) => `${sign}${word} ${way}`.trim())),
  ),
];

/** A day of the calendar as written: without a year it is the next one. */
type Written = { day: number; month: number; year: number | null; length: number };

const articles = /^(the|le|il|el|den|dem|der)$/;
const weekdays = new Set(weekdayNames.flat());
const beginsDay = (word: string) =>
  /^\d/.test(word) || weekdays.has(word) || articles.test(word) || monthOf(word) > 0;

/** '24 December', 'Dec 24th', '24/12', '24/12/2026', '24-12-2026', '2026-12-24'; `month` is what a day without one has. */
function writtenAt(tokens: readonly Token[], at: number, month = 0): Written | null {
  const word = (index: number) => wordAt(tokens, at + index);
  if (!beginsDay(word(0))) return null;
  const iso = [0, 1, 2, 3, 4].map(word).join('');
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso))
    return { day: Number(word(4)), month: Number(word(2)), year: Number(word(0)), length: 5 };
  if (/^20\d\d\/\d{1,2}\/\d{1,2}$/.test(iso) && Number(word(2)) <= 12 && isDay(word(4)))
    return { day: Number(word(4)), month: Number(word(2)), year: Number(word(0)), length: 5 };
  if (/^\d{1,2}-\d{1,2}-20\d\d$/.test(iso) && isDay(word(0)) && Number(word(2)) <= 12)
    return { day: Number(word(0)), month: Number(word(2)), year: Number(word(4)), length: 5 };
  // '12-18-2026' as in America.
  if (/^\d{1,2}-\d{1,2}-20\d\d$/.test(iso) && isAmericanDay(word(0), word(2)))
    return { day: Number(word(2)), month: Number(word(0)), year: Number(word(4)), length: 5 };
  const weekday = weekdays.has(word(0)) ? (word(1) === ',' ? 2 : 1) : 0;
  const the = articles.test(word(weekday)) ? 1 : 0;
  const from = weekday + the;
  // 'July 4 people' counts people, 'in March 10 min to the oval' minutes.
  const isCounted = counted.test(word(from + 2)) || lengths.test(word(from + 2));
  const isOfMonth = monthOf(word(from)) > 0 && isDay(word(from + 1)) && !isCounted;
  // 'December the 4th'.
  const mid = monthOf(word(from)) > 0 && word(from + 1) === 'the' && ordinal(word(from + 3)) > 0 ? 1 : 0;
  if (isOfMonth || (mid > 0 && isDay(word(from + 2)))) {
    const end = from + 2 + mid + ordinal(word(from + 2 + mid));
    return { day: Number(word(from + 1 + mid)), month: monthOf(word(from)), ...yearAt(tokens, at, end) };
  }
  const dotted = dottedAt(tokens, at + from, month);
  if (dotted) return { ...dotted, length: from + dotted.length };
  if (!isDay(word(from))) return null;
  const slashed = slashedAt(tokens, at + from);
  if (slashed) return { ...slashed, length: from + slashed.length };
  const dayEnd = from + 1 + (ordinal(word(from + 1)) || ordinalPoint(tokens, at + from + 1));
  const of = /^(of|de)$/.test(word(dayEnd)) ? 1 : 0;
  const named = monthOf(word(dayEnd + of));
  if (named > 0) return { day: Number(word(from)), month: named, ...yearOfDay(tokens, at, dayEnd + of + 1) };
  const isOne = month > 0 && !otherUnits.test(word(dayEnd));
  return isOne ? { day: Number(word(from)), month, ...yearAt(tokens, at, dayEnd) } : null;
}

/** '24/12', '24/12/2026'; '12/24' as well where the text has a day that can be nothing else. */
function slashedAt(tokens: readonly Token[], at: number): Written | null {
  const word = (index: number) => wordAt(tokens, at + index);
  if (word(1) !== '/' || !/^\d{1,2}$/.test(word(2))) return null;
  const hasYear = word(3) === '/' && /^(20)?\d\d$/.test(word(4));
  const year = hasYear ? 2000 + (Number(word(4)) % 100) : null;
  const [first, second] = [Number(word(0)), Number(word(2))];
  const [day, month] = isAmerican(tokens) ? [second, first] : [first, second];
  return { day, month, year, length: hasYear ? 5 : 3 };
}

/** '24 December and 10 min walk from the zoo'. */
const otherUnits =
  /^(min(ute)?s?|hours?|hrs?|nights?|stars?|people|adults?|guests?|persons?|kids?|kms?|dollars?|rooms?|bed(room)?s?|am|pm|%)$/;

/** Units of a way, behind a number that is no day. */
export const lengths = /^(min(ute)?s?|kms?|metres?|kilometres?)$/;
const counted = /^(people|persons?|adults?|guests?|kids?|children|ppl|pax|friends|couples)$/;

const isDay = (word: string) => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;
/** '24.12.', '24.12.2026'; a number with a point alone is a day only with two digits on both sides. */
function dottedAt(tokens: readonly Token[], at: number, first: number): Written | null {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(wordAt(tokens, at)) ?? [];
  const hasPoint = wordAt(tokens, at + 1) === '.';
  // '28.11 - 1.12'.
  const isLast = first > 0 && [first, monthAfter(first)].includes(Number(month));
  const isFirst = first === 0 && endsInDots(tokens, at, Number(month));
  if (
    !day ||
    !month ||
    Number(month) > 12 ||
    (!hasPoint && !isLast && !isFirst && day.length + month.length < 4)
  )
    return null;
  const year = hasPoint && /^(20)?\d\d$/.test(wordAt(tokens, at + 2)) ? Number(tokens[at + 2]?.word) : null;
  const length = 1 + Number(hasPoint) + Number(year !== null);
  return { day: Number(day), month: Number(month), year: year && 2000 + (year % 100), length };
}

/** 'from 5.12 to 8.12', but not 'from 4.5 to 4.8'. */
function endsInDots(tokens: readonly Token[], at: number, month: number): boolean {
  if (!/^(from|between|vom|von|dal|du|del)$/.test(wordAt(tokens, at - 1))) return false;
  const joint = longestRun(tokens, at + 1, joints);
  const [, next] = /^\d{1,2}\.(\d{1,2})$/.exec(wordAt(tokens, at + 1 + joint)) ?? [];
  return joint > 0 && [month, monthAfter(month)].includes(Number(next));
}

/** The point of '24. Dezember' and of '24.-27.12.'. */
function ordinalPoint(tokens: readonly Token[], at: number): 0 | 1 {
  const next = wordAt(tokens, at + 1);
  return wordAt(tokens, at) === '.' && (monthOf(next) > 0 || /^(-|bis|until|till|til|to|und|of)$/.test(next))
    ? 1
    : 0;
}

const ordinal = (word: string) => (/^(st|nd|rd|th)$/.test(word) ? 1 : 0);

/** The year behind a day, and where it ends. */
export function yearAt(tokens: readonly Token[], at: number, end: number) {
  const comma = wordAt(tokens, at + end) === ',' ? 1 : 0;
  const word = wordAt(tokens, at + end + comma);
  const isYear = /^20\d\d$/.test(word);
  return { year: isYear ? Number(word) : null, length: isYear ? end + comma + 1 : end };
}

const shortYear = /^2[6-9]$/;
/** Words that a number before them counts, or that make it a day itself: '5 Dec 26 people', '26 Dec 27 Dec'. */
const notOfYear =
  /^([*+$:/%&]|st|nd|rd|th|of|or|pm|am|a|per|each|years?|yrs?|yo|days?|n|nights?|nites?|nts?|weeks?|wks?|months?|hours?|hrs?|stars?|people|ppl|pax|persons?|guests?|adults?|kids?|children|couples?|friends|mates|girls|guys|boys|students|players|workers|women|men|ladies|rooms?|bed\w*|dollars|bucks|aud|min(ute)?s?|kms?|metres?|m|singles?|doubles?|twins?|degrees|celsius|delegates|members|staff|kgs?|cyclists|runners)$/;

/** The same, with a year of two figures, where the day is already said: '8 Mar 27', 'NYE 26'. */
export function yearOfDay(tokens: readonly Token[], at: number, end: number) {
  const full = yearAt(tokens, at, end);
  const from = at + end;
  if (full.year !== null || !shortYear.test(wordAt(tokens, from))) return full;
  const next = wordAt(tokens, from + 1);
  // '26 Dec 27-28' has days, '27 Dec 26 - 2nd Jan 27' years.
  const month = from + 3 + ordinal(wordAt(tokens, from + 3));
  const isRange =
    /^(-|to|and)$/.test(next) &&
    isDay(wordAt(tokens, from + 2)) &&
    !(monthOf(wordAt(tokens, month)) > 0 && shortYear.test(wordAt(tokens, month + 1)));
  // '8 Jan 27 3 nights', but '26 Dec 27 28 Dec'.
  const isNumber =
    /^\d/.test(next) && !/^(nights?|adults?|people|guests?|kids?|rooms?)$/.test(wordAt(tokens, from + 2));
  const isOther = isRange || isNumber || notOfYear.test(next) || monthOf(next) > 0;
  return isOther ? full : { year: 2000 + Number(wordAt(tokens, from)), length: end + 1 };
}

/** The month that a range names only at its end: '24-27 Dec', 'the 24th to the 27th of December'. */
function laterMonth(tokens: readonly Token[], at: number): number {
  const isWeekday = weekdays.has(wordAt(tokens, at));
  const from = at + (isWeekday ? (wordAt(tokens, at + 1) === ',' ? 2 : 1) : 0);
  const day = from + (articles.test(wordAt(tokens, from)) ? 1 : 0);
  if (!isDay(wordAt(tokens, day))) return 0;
  const end = day + 1 + (ordinal(wordAt(tokens, day + 1)) || ordinalPoint(tokens, day + 1));
  const joint = longestRun(tokens, end, joints);
  return joint > 0 ? (writtenAt(tokens, end + joint)?.month ?? 0) : 0;
}

/** The one month that a text names elsewhere, for days such as '19th-21st'; 0 for none. */
function onlyMonth(tokens: readonly Token[], at: number): number {
  const isDayHere = (from: number) => isDay(wordAt(tokens, from)) && ordinal(wordAt(tokens, from + 1)) > 0;
  const joint = isDayHere(at) ? longestRun(tokens, at + 2, joints) : 0;
  if (joint === 0 || !isDayHere(at + 2 + joint)) return 0;
  const named = new Set(
    tokens.map(({ word }) => (word === 'may' ? 0 : monthOf(word))).filter((month) => month > 0),
  );
  return named.size === 1 ? ([...named][0] ?? 0) : 0;
}

/** 'Friday and Saturday' are two nights; 'between Friday and Saturday' is one. */
export const isPair = (tokens: readonly Token[], at: number, joint: number): boolean =>
  /^(and|n|\+)$/.test(wordAt(tokens, joint)) &&
  wordAt(tokens, at - 1) !== 'between' &&
  // 'Wednesday and leaving Thursday' is one night.
  longestRun(tokens, joint, joints) < 2;

const monthBefore = (month: number) => ((month + 10) % 12) + 1;
const monthAfter = (month: number) => (month % 12) + 1;

/** A month that only one of two days names is also that of the other; of 'the 30th to the 2nd of January' the first is in December. */
function withOwnMonths(tokens: readonly Token[], at: number, joint: number, first: Written, second: Written) {
  if (second.day >= first.day || first.month !== second.month) return { first, second };
  const isFirstNamed = writtenAt(tokens, at) !== null;
  const isSecondNamed = writtenAt(tokens, at + first.length + joint) !== null;
  if (!isFirstNamed && isSecondNamed) return { first: { ...first, month: monthBefore(first.month) }, second };
  return isFirstNamed && !isSecondNamed
    ? { first, second: { ...second, month: monthAfter(second.month) } }
    : { first, second };
}

/** The stroke of '2027-01-22/2027-01-26'. */
const isoSlash = (tokens: readonly Token[], at: number, length: number): 0 | 1 =>
  length === 5 &&
  /^20\d\d$/.test(wordAt(tokens, at)) &&
  /^[/,]$/.test(wordAt(tokens, at + length)) &&
  /^20\d\d$/.test(wordAt(tokens, at + length + 1))
    ? 1
    : 0;

/** One day, or two with a word between them. */
export function written(tokens: readonly Token[], at: number, today: string): Match | null {
  const said =
    writtenAt(tokens, at) ??
    writtenAt(tokens, at, laterMonth(tokens, at)) ??
    writtenAt(tokens, at, onlyMonth(tokens, at));
  if (!said) return null;
  const joint = longestRun(tokens, at + said.length, joints) || isoSlash(tokens, at, said.length);
  // '31 Dec 1 Jan' has nothing between its days.
  const other = writtenAt(tokens, at + said.length + joint, joint > 0 ? said.month : 0);
  const isSame = joint === 0 && other?.day === said.day && other.month === said.month;
  const last = isSame ? null : other;
  const { first, second } = last
    ? withOwnMonths(tokens, at, joint, said, last)
    : { first: said, second: null };
  const length = first.length + (second ? joint + second.length : 0);
  const year = first.year ?? (second?.year && second.month >= first.month ? second.year : null);
  const checkIn = nextDay(today, first.day, first.month, year);
  const checkOut = second && checkIn && nextDay(addDays(checkIn, 1), second.day, second.month, second.year);
  if (!checkIn || (second && !checkOut)) return unfiltered(length, 'dates');
  const isListed = isPair(tokens, at, at + first.length);
  const isOpen = (joint === 0 || isListed) && checkOut === addDays(checkIn, 1);
  // 'Friday 18 Saturday 19 December nights', and '5 and 6 December' as well.
  const isNamed = isOpen && /^(nights|nites|nts)$/.test(wordAt(tokens, at + length));
  if (isOpen && checkOut && (isNamed || isListed))
    return {
      length: length + Number(isNamed),
      part: { is: 'dates', checkIn, checkOut: addDays(checkOut, 1) },
    };
  if (isOpen) return { length, part: { is: 'dates', checkIn, checkOut: null } };
  return { length, part: { is: 'dates', checkIn, checkOut } };
}

import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { addDays } from '~/lib/time/dates';

import { nextDay, type Span } from './calendar';
import { weekdayAt } from './weekday';
import { weekdayNames, yearOfDay } from './written-dates';

const joints = [',', 'and', ', and', '+', '/'];
const shortest = 3;

/** '12, 13 and 14 April', 'April 12, 13 and 14' are so many nights; of '18 19 20 Jan' only the first is sure. */
export function dayList(tokens: readonly Token[], at: number, today: string): Match | null {
  const before = monthOf(tokens[at]?.word) > 0 ? 1 : 0;
  const days: number[] = [];
  const names = before > 0 ? 0 : namesLength(tokens, at);
  let isSlashed = names > 0;
  // 'Fri 11, Sat 12 Dec'; of 'oval 4 Sat 5 Dec' the first number is no day.
  const isNamed = names === 0 && weekdays.has(wordAt(tokens, at));
  let hasAnd = false;
  // '16 17 Jan', but not 'for 2 3 Jan'.
  let isBeside = false;
  let end = at + before + names;
  for (let joint = 0; ;) {
    const day = dayAt(tokens, end + joint, isNamed);
    if (!day || day.value <= (days.at(-1) ?? 0)) break;
    days.push(day.value);
    end += joint + day.length;
    joint = longestRun(tokens, end, joints);
    // 'the weekend 12/13 December'.
    isSlashed ||= wordAt(tokens, end) === '/';
    // '18 19 20 Jan'.
    hasAnd ||= /^(and|\+)$/.test(wordAt(tokens, end));
    if (joint === 0 && dayAt(tokens, end, isNamed)?.value !== day.value + 1) break;
    isBeside ||= joint === 0;
  }
  const of = wordAt(tokens, end) === 'of' ? 1 : 0;
  const month = monthOf(tokens[before > 0 ? at : end + of]?.word);
  const [first] = days;
  const isSure = before === 0 ? !isParty(tokens, at, first) : isOrdinal(wordAt(tokens, end - 1));
  const isPair = isSlashed || (isNamed && !hasAnd) || (isBeside && isSure);
  if (days.length < (isPair ? 2 : shortest) || month === 0 || first === undefined) return null;
  const { year, length } = yearOfDay(tokens, at, end + (before > 0 ? 0 : of + 1) - at);
  const checkIn = nextDay(today, first, month, year);
  const isRow = days.every((day, index) => day === first + index);
  // '5th, 6th, 7th December'.
  const areNights = hasAnd || (before === 0 && days.length >= shortest && isOrdinal(wordAt(tokens, at + 1)));
  const checkOut = checkIn && areNights ? addDays(checkIn, days.length) : null;
  return checkIn && isRow
    ? { length, part: { is: 'dates', checkIn, checkOut } }
    : unfiltered(length, 'dates');
}

/** 'for 2 3 Jan': the number may be that of the guests. */
const isParty = (tokens: readonly Token[], at: number, first = 0) =>
  first < shortest * shortest && wordAt(tokens, at - 1) === 'for' && /^\d/.test(wordAt(tokens, at + 1));

const isOrdinal = (word: string) => /^(st|nd|rd|th)$/.test(word);

const weekdays = new Set(weekdayNames.flat());

/** The names of two days before their numbers: 'sat/sun 19/20 dec'. */
function namesLength(tokens: readonly Token[], at: number): number {
  const joint = longestRun(tokens, at + 1, joints);
  const isTwo = weekdays.has(wordAt(tokens, at)) && weekdays.has(wordAt(tokens, at + 1 + joint));
  return isTwo ? joint + 2 : 0;
}

function dayAt(
  tokens: readonly Token[],
  at: number,
  isNamed: boolean,
): { value: number; length: number } | null {
  const name = isNamed && weekdays.has(wordAt(tokens, at)) ? 1 : 0;
  const the = name + Number(wordAt(tokens, at + name) === 'the');
  const word = wordAt(tokens, at + the);
  if (!/^([1-9]|[12]\d|3[01])$/.test(word)) return null;
  const ordinal = isOrdinal(wordAt(tokens, at + the + 1)) ? 1 : 0;
  return { value: Number(word), length: the + 1 + ordinal };
}

/** The day after a holiday, by its name: 'Easter Saturday and Sunday nights' are two nights. */
export function dayBehind(tokens: readonly Token[], at: number, { checkIn, checkOut }: Span): Match | null {
  const joint = longestRun(tokens, at, ['and', '+', 'n']);
  const day = joint > 0 ? weekdayAt(tokens, at + joint, checkOut) : null;
  if (day?.date !== checkOut) return null;
  const end = day.isNight ? addDays(day.date, 1) : null;
  return { length: joint + day.length, part: { is: 'dates', checkIn, checkOut: end } };
}

import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { addDays } from '~/lib/time/dates';

import { nextDay } from './calendar';
import { dayOfMonthAt } from './weekday';

/** 'until the 27th': the next day of that number. */
export function numbered(tokens: readonly Token[], at: number, after: string): Match | null {
  const found = dayOfMonthAt(tokens, at);
  let checkIn = addDays(after, 1);
  for (let days = 0; days < 62 && found && Number(checkIn.slice(8)) !== found.day; days += 1)
    checkIn = addDays(checkIn, 1);
  return found && { length: found.length, part: { is: 'dates', checkIn, checkOut: null } };
}

/** '28th to 31st' are days of the next month that has both. */
export function inOneMonth(match: Match): Match {
  const { part } = match;
  if (part.is !== 'dates' || !part.checkOut) return match;
  const { checkIn, checkOut } = part;
  return checkIn.slice(8) < checkOut.slice(8)
    ? { ...match, part: { ...part, checkIn: `${checkOut.slice(0, 8)}${checkIn.slice(8)}` } }
    : match;
}

/** 'the 24th of this month'. */
export function dayOfNamedMonth(tokens: readonly Token[], at: number, today: string): Match | null {
  const found = dayOfMonthAt(tokens, at);
  const end = at + (found?.length ?? 0);
  const length = found
    ? longestRun(tokens, end, ['of this month', 'this month', 'of next month', 'next month'])
    : 0;
  if (!found || length === 0) return null;
  const isNext = wordAt(tokens, end + length - 2) === 'next';
  const month = (Number(today.slice(5, 7)) % 12) + 1;
  const checkIn = isNext
    ? nextDay(today, found.day, month, null)
    : nextDay(today, found.day, Number(today.slice(5, 7)), Number(today.slice(0, 4)));
  return checkIn
    ? { length: found.length + length, part: { is: 'dates', checkIn, checkOut: null } }
    : unfiltered(found.length + length, 'dates');
}

const december = 12;
/** The months that a text names. */
export const namedMonths = (tokens: readonly Token[]) =>
  new Set(
    tokens
      .map(({ word }) => (/^(christmas|xmas)$/.test(word) ? december : monthOf(word)))
      .filter((month) => month > 0),
  );

/** 'graduation on 15 December, hotel 3 nights from 14': a number behind nights is a day of the one month that is named. */
export function bareFrom(tokens: readonly Token[], at: number, today: string): Match | null {
  const day = wordAt(tokens, at + 1);
  const isDay = wordAt(tokens, at) === 'from' && /^([1-9]|[12]\d|3[01])$/.test(day);
  if (
    !isDay ||
    !/^n(ights?|ites?|ts?)$/.test(wordAt(tokens, at - 1)) ||
    !isBreak(tokens[at + 2]?.word ?? ',')
  )
    return null;
  const [month, other] = namedMonths(tokens);
  const checkIn = month === undefined || other ? null : nextDay(today, Number(day), month, null);
  return checkIn ? { length: 2, part: { is: 'dates', checkIn, checkOut: null } } : null;
}

const notOfMonth =
  /^(floors?|levels?|storeys?|street|avenue|grade|year|century|stops?|birthday|holes?|rows?|of)$/;

/** '20th to 22nd', but not '1st to 3rd floor'. */
export function isNumberedRange(tokens: readonly Token[], at: number): boolean {
  const first = dayOfMonthAt(tokens, at);
  const joint = first ? longestRun(tokens, at + first.length, ['to', '-', 'until', 'till', '>', '- >']) : 0;
  const last = first && joint > 0 ? dayOfMonthAt(tokens, at + first.length + joint) : null;
  const next = wordAt(tokens, at + (first?.length ?? 0) + joint + (last?.length ?? 0));
  return last !== null && !notOfMonth.test(next);
}

const suits = [
  'suits',
  'would suit',
  'works',
  'would work',
  'is fine',
  'is good',
  'is best',
  'is ok',
  'is perfect',
  'is ideal',
].flatMap((verb) =>
  ['', ' us', ' me', ' for us', ' for me', ' best', ' us best', ' best for us'].map(
    (whom) => `${verb}${whom}`,
  ),
);

/** 'the 19th suits us': the next day of that number, or that of the one month that is named. */
export function thatSuits(tokens: readonly Token[], at: number, today: string): Match | null {
  const found = dayOfMonthAt(tokens, at);
  const verb = found ? longestRun(tokens, at + found.length, suits) : 0;
  if (!found || verb === 0) return null;
  const [month, other] = namedMonths(tokens);
  if (other) return null;
  const checkIn = month === undefined ? null : nextDay(today, found.day, month, null);
  const length = found.length + verb;
  if (checkIn) return { length, part: { is: 'dates', checkIn, checkOut: null } };
  const next = numbered(tokens, at, addDays(today, -1));
  return next && { ...next, length };
}

import { otherTime, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  type Token,
  wordAt,
  wordsFrom,
} from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { dayOfMonthAt } from './weekday';
import { weekendsOf, weekendWords } from './this-weekend';
import { lengths, weekdayNames, yearAt } from './written-dates';

const vagueTimes = [
  ...wordList(`
    1 semester, 2 semesters, 1 trimester, 2 trimesters, midweek, mid week, weekdays, on weekdays, weekday, a weekday, on a weekday, weeknights, week nights, on weeknights, weeknight, a weeknight, on a weeknight, this week, next month, this month, next year, school holidays, school hols, summer school holidays, summer school hols, hens weekend, hen weekend, bucks weekend, stag weekend, long weekend, bank holiday, the bank holiday, bank holidays, the bank holidays, bank holiday weekend, the bank holiday weekend, bank holiday monday, the bank holiday monday, bank hol, bank hol weekend, half term, half - term, halfterm, the half term, public holiday weekend, the public holiday weekend, over half term, for half term,
    the long weekend, a few nights, few nights, a few days, few days, several nights, some nights, a couple of days,
    couple of days, a night or two, a day or two, any day next week, any night next week, any day this week, any night this week, sometime next week, some time next week,
    sometime this week, some time this week, any time next week, any day in the next week, early next week, late next week, later next week, dates flexible, dates are flexible, flexible dates,
    flexible with dates, flexible on dates, flexible with the dates, flexible on the dates, any dates, dates open
  `),
  ...['summer', 'winter', 'autumn', 'spring'].flatMap((season) =>
    [
      'in',
      'in the',
      'during',
      'over',
      'over the',
      'in early',
      'in late',
      'in mid',
      'early',
      'late',
      'mid',
      'this',
      'next',
      'end of',
      'the end of',
    ].map((when) => `${when} ${season}`),
  ),
  ...weekendWords,
  ...weekendsOf(['the', 'a', 'last', 'any', 'some', 'every']),
  ...['any', 'some'].flatMap((any) =>
    weekdayNames.flat().flatMap((day) => [`${any} ${day}`, `${any} ${day} night`]),
  ),
];

/** 'midweek, Tuesday to Thursday' and 'a weekend away, 4-6 December' may say it twice. */
const ofWeek = /^(mid ?week|(on )?(a )?(weekdays?|weeknights?|week nights))$/;
const ofWeekend = new Set([...weekendWords, ...weekendsOf(['a', 'the'])]);

/** 'this summer', 'any weekend', 'in March': times that name no day of arrival. */
export function vagueTime(tokens: readonly Token[], at: number): Match | null {
  const vague = longestRun(tokens, at, vagueTimes);
  if (vague === 0) return vagueMonth(tokens, at);
  const text = wordsFrom(tokens, at, vague).join(' ');
  const daysOf = ofWeek.test(text) ? ('week' as const) : ofWeekend.has(text) ? ('weekend' as const) : null;
  return { length: vague, part: { is: 'unfiltered', why: 'dates', ...(daysOf && { daysOf }) } };
}

const monthLeads = wordList(`
  in, from, starting, starting in, beginning, beginning in, commencing, commencing in, from early, from late, from mid, during, for, in early, in late, in mid, early, late, mid, end of, the end of, beginning of, the beginning of, start of,
  the start of, middle of, the middle of, sometime in, any time in
`);

const monthBreaks = wordList(
  'school holidays, school hols, holidays, hols, long weekend, school break, bank holiday, bank holidays, bank holiday weekend, bank hol, public holiday, public holiday weekend, half term, half - term, halfterm, half term holidays, half term break, mid term break',
);

/** 'in March' and 'January school holidays' name no day of arrival. */
function vagueMonth(tokens: readonly Token[], at: number): Match | null {
  const named = monthOf(tokens[at]?.word) > 0 ? longestRun(tokens, at + 1, monthBreaks) : 0;
  if (named > 0 || isMonth(tokens, at)) return otherTime(yearAt(tokens, at, 1 + named).length);
  const lead = longestRun(tokens, at, monthLeads);
  if (lead === 0 || monthOf(tokens[at + lead]?.word) === 0) return null;
  // 'for March 15 to 18' names days, 'in March 10 min to the oval' does not.
  const isDay =
    isTheDay(tokens, at + lead + 1) || /^([1-9]|[12]\d|3[01])$/.test(wordAt(tokens, at + lead + 1));
  if (isDay && !lengths.test(wordAt(tokens, at + lead + 2))) return null;
  return otherTime(yearAt(tokens, at, lead + 1).length);
}

const counted =
  /^(people|persons?|adults?|guests?|kids?|children|ppl|pax|friends|couples|nights?|nites?|stars?)$/;

const namesMonth = /^(?!march$)([a-z]{4,}|jan|feb|aug|oct|nov|dec)$/;

/** 'December the 4th'. */
const isTheDay = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'the' && dayOfMonthAt(tokens, at) !== null;

/** 'hotel, January', 'hotel in Norwood, May'; elsewhere 'may' and 'march' are words of their own. */
function isMonth(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const isMay =
    word === 'may' &&
    isBreak(next || ',') &&
    /^[,.]$/.test(wordAt(tokens, at - 1)) &&
    !isBreak(wordAt(tokens, at - 2));
  if (monthOf(word) === 0 || !(isMay || namesMonth.test(word))) return false;
  if (isTheDay(tokens, at + 1)) return false;
  const isDay = /^\d{1,2}$/.test(next) && !counted.test(wordAt(tokens, at + 2));
  return !isDay && !/^(\d.*|st|nd|rd|th)$/.test(wordAt(tokens, at - 1));
}

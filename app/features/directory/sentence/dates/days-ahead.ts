import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays } from '~/lib/time/dates';

import { tomorrows, weekdayAt } from './weekday';

const fromToday = wordList('from today, from now, from tonight, away from now');
const fromTomorrow = tomorrows.map((word) => `from ${word}`);
const units: readonly (readonly [RegExp, number])[] = [
  [/^days?$/, 1],
  [/^(weeks?|wks?)$/, 7],
  [/^fortnights?$/, 14],
];
const anyUnit = /^(days?|weeks?|wks?|fortnights?)$/;
const longest = 5;
/** A stay of so long begins then: 'for two weeks from tomorrow'. */
const ofStay = /^(for|of|stay|staying|next|every|least|another|per|once|twice|times|need|want|book|booking)$/;
const furthest = 300;
/** 'in 3 weeks we marry', 'in 2 days of the conference' tell something else. */
const goesOn = /^(we|i|my|our|she|he|they|of|or)$/;

const weekOfToday = ['today week', 'a week today', 'a week from today'];
const weekOfTomorrow = tomorrows.flatMap((word) => [`${word} week`, `a week ${word}`]);

/** 'tomorrow week', as 'Friday week'. */
export function weekAhead(tokens: readonly Token[], at: number, today: string): Match | null {
  const ofToday = longestRun(tokens, at, weekOfToday);
  const length = ofToday || longestRun(tokens, at, weekOfTomorrow);
  const checkIn = addDays(today, ofToday > 0 ? 7 : 8);
  return length > 0 ? { length, part: { is: 'dates', checkIn, checkOut: null } } : null;
}

/** A day that is counted from today: '2 weeks from today', 'a week from tomorrow', 'in 3 weeks'. 'Two weeks from tomorrow' behind 'for' is a stay. */
export function daysAhead(tokens: readonly Token[], at: number, today: string): Match | null {
  // No number of days has more than three words.
  if (!tokens.slice(at + 1, at + longest).some(({ word }) => anyUnit.test(word))) return null;
  const lead = wordAt(tokens, at) === 'in' ? 1 : 0;
  const count = wordAt(tokens, at + lead) === 'a' ? { value: 1, length: 1 } : numberAt(tokens, at + lead);
  const unitAt = at + lead + (count?.length ?? 0);
  const unit = units.find(([word]) => word.test(wordAt(tokens, unitAt)));
  if (!count || !unit || (lead === 0 && ofStay.test(wordAt(tokens, at - 1)))) return null;
  const isFromToday = longestRun(tokens, unitAt + 1, fromToday);
  const isFromTomorrow = longestRun(tokens, unitAt + 1, fromTomorrow);
  const from = Math.max(isFromToday, isFromTomorrow);
  const later = from === 0 ? afterWeekday(tokens, unitAt, count.value * unit[1], today) : null;
  if (later) return { ...later, length: later.length + unitAt - at };
  const time = lead > 0 && from === 0 ? longestRun(tokens, unitAt + 1, ['time']) : 0;
  const days = count.value * unit[1] + Number(isFromTomorrow > 0);
  if (from === 0 && (lead === 0 || goesOn.test(wordAt(tokens, unitAt + 1 + time)))) return null;
  if (!Number.isInteger(days) || days < 1 || days > furthest) return null;
  return {
    length: unitAt + 1 + from + time - at,
    part: { is: 'dates', checkIn: addDays(today, days), checkOut: null },
  };
}

/** '2 weeks from Monday', 'a week on Friday', 'a week Friday' are that day; 'a week from Friday the 4th' is a stay. */
function afterWeekday(tokens: readonly Token[], unitAt: number, days: number, today: string): Match | null {
  const isArticle = wordAt(tokens, unitAt - 1) === 'a';
  const isOn = isArticle && wordAt(tokens, unitAt + 1) === 'on' ? 1 : 0;
  const from = wordAt(tokens, unitAt + 1) === 'from' ? 1 : isOn;
  const weekday = from > 0 || isArticle ? weekdayAt(tokens, unitAt + 1 + from, addDays(today, 1)) : null;
  const words = tokens.slice(unitAt + 1 + from, unitAt + 1 + from + (weekday?.length ?? 0));
  if (!weekday || words.some(({ word }) => !isDayWord.test(word)) || days % week > 0) return null;
  const checkIn = addDays(weekday.date, days);
  return { length: weekday.length + 1 + from, part: { is: 'dates', checkIn, checkOut: null } };
}
const isDayWord = /^(?!week$|the$|after$)[a-z]+$/;
const week = 7;

import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, tokenise, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { addDays } from '~/lib/time/dates';

import { mondayAfter, weekdayOf } from './calendar';

export function fromTo(length: number, checkIn: string, nights: number): Match {
  return { length, part: { is: 'dates', checkIn, checkOut: addDays(checkIn, nights) } };
}

export const weekendWords = ['weekend', 'wkend', 'wknd', 'w / end', 'w / e', 'week end'];
export const weekendsOf = (leads: readonly string[]) =>
  leads.flatMap((lead) => weekendWords.map((word) => `${lead} ${word}`));

const thisWeekend = [
  ...weekendsOf(['this', 'the coming', 'this coming', 'coming']),
  'dieses wochenende',
  'am wochenende',
  'ce weekend',
  'ce week end',
  'questo weekend',
];
/** The coming one, unless other days are named. */
const theWeekend = weekendsOf([
  'for the',
  'over the',
  'on the',
  'during the',
  'at the',
  'for da',
  'for the whole',
  'for the entire',
]);
const asThisWeekend = tokenise('this weekend');
const nextWeekend = [
  ...weekendsOf(['next']),
  ...['', 'the ', 'for the '].flatMap((the) => weekendWords.map((word) => `${the}${word} next`)),
  'the weekend after this one',
  'weekend after this one',
  'the weekend after this',
  'weekend after this',
  'nachstes wochenende',
];

/** 'not this weekend but next'. */
const notThis = ['but', ', but', ','].flatMap((but) =>
  wordList(
    'next, the next, next one, the next one, the one after, the one after that, the following one, the weekend after',
  ).map((next) => `not this weekend ${but} ${next}`),
);
const afterNext = weekendsOf(['the', '', 'over the', 'for the', 'on the', 'during the', 'over', 'for']).map(
  (weekend) => `${weekend} after next`.trim(),
);

/** 'this weekend', 'next weekend', 'next week'. */
export function weekendAt(tokens: readonly Token[], at: number, today: string): Match | null {
  const run = (phrases: string[]) => longestRun(tokens, at, phrases);
  const day = weekdayOf(today);
  const weekend = run(thisWeekend);
  if (weekend > 0)
    return fromTo(weekend, day > 4 ? today : addDays(today, 4 - day), day === 6 ? 1 : day === 5 ? 1 : 2);
  const vague = run(theWeekend);
  // 'for the weekend of the 12th'.
  if (vague > 0 && !/^(of|next)$/.test(wordAt(tokens, at + vague))) {
    const span = weekendAt(asThisWeekend, 0, today);
    if (span?.part.is === 'dates') return { length: vague, part: { ...span.part, isVague: true } };
  }
  const other = run(notThis);
  const isNamed = weekendWords.includes(wordAt(tokens, at + other));
  // 'sisters weekend next weekend' begins with another one.
  const isOfNext = wordAt(tokens, at + 1) === 'next' && weekendWords.includes(wordAt(tokens, at + 2));
  const coming = (isOfNext ? 0 : run(nextWeekend)) || (other > 0 ? other + Number(isNamed) : 0);
  if (coming > 0) return fromTo(coming, addDays(mondayAfter(today), 4), 2);
  const second = run(afterNext);
  if (second > 0) return fromTo(second, addDays(mondayAfter(today), 11), 2);
  const week = run(['next week', 'nachste woche']);
  if (week > 0) {
    const monday = mondayAfter(today);
    const part = {
      is: 'dates' as const,
      checkIn: monday,
      checkOut: addDays(monday, 7),
      isWeek: true as const,
    };
    return { length: week, part };
  }
  return null;
}

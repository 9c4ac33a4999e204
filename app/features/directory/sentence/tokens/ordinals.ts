import { monthOf } from '~/features/directory/sentence/words/months';

type Word = { word: string; start: number; end: number; afterHyphen: boolean; endsList: boolean };

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const tens: Record<string, number> = { twenty: 20, thirty: 30 };
const between = /^(of|the|to|till|til|until|through|and|-|\d+|st|nd|rd|th)$/;
const furthest = 8;

/** The day that a word says, with the one before it: 'fifth', 'twenty first', 'thirtieth'. */
function dayAt(words: readonly Word[], at: number): { day: number; length: number } | null {
  const word = words[at]?.word ?? '';
  if (word === 'thirtieth') return { day: 30, length: 1 };
  const own = ordinals.indexOf(word) + 1;
  if (own > 0) return { day: own, length: 1 };
  const more = ordinals.indexOf(words[at + 1]?.word ?? '') + 1;
  const day = (tens[word] ?? 0) + more;
  return word in tens && more > 0 && more < 10 && day <= 31 ? { day, length: 2 } : null;
}

/** Only small words and other days are between this one and its month: 'fifth to the eighth of January'. */
function hasMonth(words: readonly Word[], at: number, length: number): boolean {
  const before = at > 0 && words[at - 1]?.word === 'the' ? at - 2 : at - 1;
  if (before >= 0 && monthOf(words[before]?.word) > 0) return true;
  let next = at + length;
  while (next < at + furthest) {
    if (monthOf(words[next]?.word) > 0) return true;
    const day = dayAt(words, next);
    if (!day && !between.test(words[next]?.word ?? '')) return false;
    next += day?.length ?? 1;
  }
  return false;
}

/** Days of a month in words as they are in figures: 'the fifth of January' is 'the 5th of January'. */
export function withNumberedDays(words: readonly Word[]): Word[] {
  const numbered: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = dayAt(words, at);
    const day = found && hasMonth(words, at, found.length) ? found : null;
    const end = at + (day?.length ?? 1);
    const [first, last] = [words[at], words[end - 1]];
    if (!first || !last) break;
    if (!day) numbered.push(first);
    else
      numbered.push(
        {
          word: String(day.day),
          start: first.start,
          end: last.end,
          afterHyphen: first.afterHyphen,
          endsList: false,
        },
        { word: 'th', start: last.end, end: last.end, afterHyphen: false, endsList: false },
      );
    at = end;
  }
  return numbered;
}

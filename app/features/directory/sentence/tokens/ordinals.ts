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

const weekday = /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?$/;
const leadsOn =
  /^(from|on|until|till|til|to|between|by|arriving|arrive|leaving|leave|departing|checkin|checkout|in|out|of|starting|before|after)$/;
/** What may follow a day without its month; 'the second bedroom' and 'the first of two' are no days. */
const ends =
  /^(for|to|till|til|until|and|or|with|at|near|[,.!?()-]|please|pls|thanks|checking|leaving|departing|out|we|i|under|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a|hotel|motel|)$/;

/** 'from the twenty eighth', 'check out on the seventh', 'monday the seventh'. */
function isLed(words: readonly Word[], at: number, length: number): boolean {
  const the = at > 0 && words[at - 1]?.word === 'the' ? 1 : 0;
  const lead = words[at - 1 - the]?.word ?? '';
  // 'from twenty eighth', but 'from first light'.
  const isSure = weekday.test(lead) || ((the > 0 || length > 1) && leadsOn.test(lead));
  // 'of the twelfth' is a day only behind its weekend or week.
  const isOf =
    lead === 'of' && !/^(weekend|week|night|morning|evening|day)$/.test(words[at - 2 - the]?.word ?? '');
  return isSure && !isOf && endsDays(words, at + length);
}

/** 'the second and third floor' are no days. */
function endsDays(words: readonly Word[], from: number): boolean {
  let end = from;
  while (end < from + furthest) {
    const joint = /^(to|till|til|until|and|or|-)$/.test(words[end]?.word ?? '') ? 1 : 0;
    const next = end + joint + Number(words[end + joint]?.word === 'the');
    const day = joint > 0 ? dayAt(words, next) : null;
    if (!day) return ends.test(words[end]?.word ?? '');
    end = next + day.length;
  }
  return false;
}

/** 'the fourth to the eighth' behind a day that was read as one. */
function isBehindDay(words: readonly Word[], numbered: readonly Word[], at: number, length: number): boolean {
  const the = numbered.at(-1)?.word === 'the' ? 1 : 0;
  const isJoint = /^(to|till|til|until|through|and|-)$/.test(numbered.at(-1 - the)?.word ?? '');
  const isDay = numbered.at(-2 - the)?.word === 'th' && /^\d/.test(numbered.at(-3 - the)?.word ?? '');
  const isOfMonth = /^\d/.test(numbered.at(-4 - the)?.word ?? '') || monthOf(numbered.at(-2 - the)?.word) > 0;
  return isJoint && (isDay || isOfMonth) && endsDays(words, at + length);
}

/** 'cheapest first 10 December', 'lowest price first, 4 March'. */
const isOrder = (words: readonly Word[], at: number) =>
  words[at]?.word === 'first' &&
  /^(cheapest|cheaper|dearest|nearest|closest|priciest|rated|price|priced|prices|expensive|reviewed|rate)$/.test(
    words[at - 1]?.word ?? '',
  ) &&
  /^([,-]|\d+)$/.test(words[at + 1]?.word ?? '');

/** Days of a month in words as they are in figures: 'the fifth of January' is 'the 5th of January'. */
export function withNumberedDays(words: readonly Word[]): Word[] {
  const numbered: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = dayAt(words, at);
    const isDay =
      found !== null &&
      !isOrder(words, at) &&
      (hasMonth(words, at, found.length) ||
        isLed(words, at, found.length) ||
        isBehindDay(words, numbered, at, found.length));
    const day = isDay ? found : null;
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

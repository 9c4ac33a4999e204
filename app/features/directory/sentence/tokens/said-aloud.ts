import { isBreak, isLetters, type Token, wordAt } from './tokens';

/** As `length` tokens are read. */
export type Reading = { words: readonly string[]; length: number };

const oaths = (
  'dear god,good god,oh god,my god,oh my god,god please,please god,sweet jesus,dear lord,good lord,oh lord,for gods sake,for heavens sake,for goodness sake,for goodness sakes,for christs sake,for petes sake,' +
  'for the love of god,for the love of all things holy,for the love of,god,lord,lordy,jesus'
)
  .split(',')
  .map((words) => words.split(' '))
  .toSorted((a, b) => b.length - a.length);
const begins = /^(dear|good|oh|my|god|please|sweet|for|lord|lordy|jesus)$/;
const denies = /^(no|not|dont|never|nothing|anything|anywhere|spare|avoid)$/;

/** 'dear god not a motel', 'anything but a motel please god': the oath says nothing; of 'a pool? god no, …' it does. */
export function oathAt(tokens: readonly Token[], at: number): Reading | null {
  if (!begins.test(wordAt(tokens, at))) return null;
  const words = oaths.find((oath) => oath.every((word, index) => wordAt(tokens, at + index) === word));
  const length = words?.length ?? 0;
  if (length === 0) return null;
  const comma = wordAt(tokens, at + length) === ',' ? 1 : 0;
  const end = at + length + comma;
  const isLead = denies.test(wordAt(tokens, end)) && isLetters(wordAt(tokens, end + 1));
  const isTail = length > 1 && at > 1 && isBreak(tokens[at + length]?.word ?? ',');
  if (!isLead && !isTail) return null;
  return { words: [], length: isLead ? length + comma : length };
}

/** 'god forbid a hostel' is no hostel; 'a hostel, god forbid' is read where it ends. */
export function forbidAt(tokens: readonly Token[], at: number): Reading | null {
  const isSaid =
    /^(god|heaven|heavens)$/.test(wordAt(tokens, at)) && /^forbids?$/.test(wordAt(tokens, at + 1));
  const [next, then] = [wordAt(tokens, at + 2), wordAt(tokens, at + 3)];
  if (!isSaid || !isLetters(next)) return null;
  if (/^(we|i)$/.test(next)) return then === 'end' ? { words: ['dont', 'let', 'us'], length: 3 } : null;
  if (/^(it|its|that|there|theres|they|you)$/.test(next)) return null;
  return { words: [/^(an?|the|any)$/.test(next) ? 'not' : 'no'], length: 2 };
}

const isSum = (word: string) => /^\d{2,3}$/.test(word) && Number(word) >= leastSum;
const leastSum = 50;
/** 'around the 200 mark' is around 200. */
export function markAt(tokens: readonly Token[], at: number): Reading | null {
  if (wordAt(tokens, at) !== 'the') return null;
  const sign = Number(wordAt(tokens, at + 1) === '$');
  const sum = wordAt(tokens, at + 1 + sign);
  const isMark = isSum(sum) && wordAt(tokens, at + 2 + sign) === 'mark';
  return isMark ? { words: [sum, 'dollars'], length: sign + 3 } : null;
}

/** '200 give or take' is around 200, where nothing more is said of how much. */
export function giveOrTakeAt(tokens: readonly Token[], at: number): Reading | null {
  const [sum, before, next] = [wordAt(tokens, at), wordAt(tokens, at - 1), wordAt(tokens, at + 4)];
  const isSaid = [1, 2, 3].map((more) => wordAt(tokens, at + more)).join(' ') === 'give or take';
  const isPrice = isSaid && isSum(sum) && !/^([$-]|to|sleeps?|around|about|for|guests|of)$/.test(before);
  return isPrice && !/^(\d.*|\$|an?|one|two|ten|few)$/.test(next)
    ? { words: ['around', sum, 'dollars'], length: 4 }
    : null;
}

const parts = new Map([
  ['low', 40],
  ['lower', 40],
  ['mid', 70],
  ['middle', 70],
  ['high', 100],
  ['upper', 100],
]);
/** 'in the 150s' is below 160, 'in the low 200s' below 240; 'the 80s' and 'his 50s' are years. */
export function hundredsAt(tokens: readonly Token[], at: number): Reading | null {
  const lead = wordAt(tokens, at) === 'in' && wordAt(tokens, at + 1) === 'the' ? 2 : 0;
  const part = parts.get(wordAt(tokens, at + lead));
  if (lead === 0 && part === undefined) return null;
  const from = at + lead + Number(part !== undefined);
  const sign = Number(wordAt(tokens, from) === '$');
  const [number, end] = [tokens[from + sign], tokens[from + sign + 1]];
  const isTens =
    number !== undefined && /^[1-9]\d0$/.test(number.word) && end?.word === 's' && end.start === number.end;
  if (!isTens) return null;
  const value = Number(number.word);
  const more = value % 100 === 0 ? (part ?? 100) : 10;
  return {
    words: ['under', String(value + more), 'dollars'],
    length: lead + Number(part !== undefined) + sign + 2,
  };
}

import { moneyIn } from '~/features/import/website-facts/values/money-in';

/** Words in a line of their own above or below a sum: 'from\n$119\nper night'. */
const lineBefore =
  /(^|\n)((?:prices?|rates?|preise)?\s?(?:from|ab|da|desde|à partir de)(?: (?:aud|eur))?|aud|eur|usd|gbp)\n(?=(?:(?:aud|eur|usd|gbp)\n)?$)/gi;
const lineAfter =
  /^\n((?:aud |eur |\/ ?)?(?:per (?:bed|room),? per night|per night|a night|nightly|night|pro nacht|nacht|par nuit|por noche|noche|a notte|notte|per room)\b)/i;

/** The higher sum of '$190–$260 a night', whose words are those of the lower one too. */
const upTo = /^\s?(?:-|–|—|to|bis|a|al|à|hasta|tot)\s?(?:(?:A|AU)?[$€£]\s?)?\d[\d.,]*(?:\s?[€£])?(?=\s)/;

/** All up to the sum before, with its own unit: '75 euros par nuit' of '75 euros par nuit - 7 nuits seraient 600'. */
const pastSum =
  /^.*(?:[$€£]\s?[\d.]+|\d\s?euros?(?!\p{L})(?:\s?(?:\/|per|a|par|pro|por)\s?(?:night|nuit|nacht|noche|notte)(?!\p{L}))?)/iu;

/** The text around a sum, up to commas, sentence ends and other sums. */
export function wordsOfSum(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 90), start).replace(lineBefore, '$1$2 ');
  const after =
    text
      .slice(end, end + 60)
      .replace(upTo, ' ')
      .replace(lineAfter, ' $1')
      .replace(/\b(per (?:bed|room)), (?=per night\b)/i, '$1 ')
      .split(/[,;!?|•\n$€£]|\.(?!\d)|\d+ euros?/i)[0]
      // '(extra person' goes on with a sum of its own.
      ?.replace(/\([^()]*$/, '') ?? '';
  return `${labelIn(before).replace(pastSum, '')}${text.slice(start, end)}${after}`;
}

export const withoutSums = (words: string) =>
  moneyIn(words).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), words);
const isSumsAlone = (words: string) => moneyIn(words).length > 0 && withoutSums(words).trim() === '';
/** 'Cama supletoria 15,00 €': a row, of which the first words are the label of every sum. */
function isRowSoFar(line: string): boolean {
  const [first] = moneyIn(line);
  return first !== undefined && first.start > 0 && withoutSums(line.slice(first.start)).trim() === '';
}

/** Characters of a line that labels the sum below it. */
const longestLabel = 60;

/** The subject of a sum: the words before it, else the clause before, else a short line above that is no sum itself. */
function labelIn(before: string): string {
  const own = before.split(/[,;!?|•\n]|\.(?!\d)/).at(-1) ?? '';
  if (own.trim() !== '' && !isSumsAlone(own)) return own;
  const line = before.split('\n').at(-1) ?? '';
  if (moneyIn(line).length > 0 && isRowSoFar(line))
    return `${moneyIn(line).reduce((rest, { start }) => rest.slice(0, start), line)} `;
  if (line.trim() !== '') return line.split(/[;!?|•]|\.(?!\d)/).at(-1) ?? '';
  const above = before.split('\n').at(-2) ?? '';
  return above.length <= longestLabel && moneyIn(above).length === 0 ? `${above} ` : '';
}

/** The sentence of a position, in its line. */
export const sentenceAround = (text: string, at: number) =>
  `${text
    .slice(Math.max(0, at - 200), at)
    .split(/[.!?]\s|\n/)
    .at(-1)}${text.slice(at, at + 200).split(/[.!?]\s|\n/)[0]}`;

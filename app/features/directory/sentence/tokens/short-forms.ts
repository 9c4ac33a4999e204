import type { Reading } from './said-aloud';
import { type Token, wordAt } from './tokens';

/** What is written with a slash for what it leaves out. */
const slashed: ReadonlyMap<string, readonly string[]> = new Map([
  ['w/chair', ['wheelchair']],
  ['w/chairs', ['wheelchair']],
  ['f/place', ['fireplace']],
  ['w/m', ['washing', 'machine']],
  ['w/machine', ['washing', 'machine']],
  ['l/term', ['long', 'term']],
  ['s/term', ['short', 'term']],
]);

/** Each is a word of its own elsewhere, or another's name. */
const beside: readonly { word: RegExp; before?: RegExp; next?: RegExp; meant: string }[] = [
  {
    word: /^hol$/,
    next: /^(houses?|homes?|hse|rentals?|lets?|units?|apartments?|accom|pa?rk)$/,
    meant: 'holiday',
  },
  { word: /^balc?$/, before: /^(with|w|wiv|and|or|n|\+|&|,|private|pool|big|own)$/, meant: 'balcony' },
  { word: /^mcl$/, next: /^(vale|v)$/, meant: 'mclaren' },
  { word: /^v$/, before: /^(mclaren|mcl)$/, meant: 'vale' },
  {
    word: /^qt$/,
    next: /^(h?otels?|motels?|apartments?|apt|units?|rooms?|cabins?|cottages?|places?|villas?|spot|area)$/,
    meant: 'quiet',
  },
  { word: /^(valey|vally|vallley)$/, before: /^(barossa|barosa|clare|eden)$/, meant: 'valley' },
];

/** 'w/chair access', 'McL Vale', 'hol house', 'unit w balc': a short form by its slash, or by the words beside it. */
export function shortFormAt(tokens: readonly Token[], at: number): Reading | null {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (next === '/') {
    const [sign, rest] = [tokens[at + 1], tokens[at + 2]];
    const isTight = sign?.start === tokens[at]?.end && rest?.start === sign?.end;
    const words = isTight ? slashed.get(`${word}/${rest?.word}`) : undefined;
    if (words) return { words: [...words], length: 3 };
  }
  const before = wordAt(tokens, at - 1);
  const found = beside.find(
    (form) => form.word.test(word) && (form.before?.test(before) ?? true) && (form.next?.test(next) ?? true),
  );
  return found ? { words: [found.meant], length: 1 } : null;
}

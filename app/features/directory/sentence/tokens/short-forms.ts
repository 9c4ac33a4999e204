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
  // 'Barossa V', but 'Barossa v McLaren Vale' are two.
  {
    word: /^(v|vly|vlly)$/,
    before: /^(barossa|barosa|clare|eden)$/,
    next: /^(?!(mclaren|mcl|adelaide|hahndorf|glenelg|the|clare|hills|stirling|s)$)/,
    meant: 'valley',
  },
  { word: /^bots?$/, next: /^(gardens?|gdns?|gdn|park)$/, meant: 'botanic' },
  { word: /^odr$/, next: /^(pools?|spa|bbq|barbecue|barbie|swimming)$/, meant: 'outdoor' },
  { word: /^(chg|chrg)$/, before: /^(ev|car|tesla)$/, meant: 'charging' },
  {
    word: /^serv$/,
    next: /^(apts?|apartments?|flats?|units?|studios?|accom|accommodation)$/,
    meant: 'serviced',
  },
  // 'fr 4 dec'; a Friday is 'fri'.
  {
    word: /^fr$/,
    next: /^(\d.*|\$|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*)$/,
    meant: 'from',
  },
  { word: /^revs$/, before: /^(\d.*|\+|good|great|gd|best|top|excellent)$/, meant: 'reviews' },
  { word: /^revs$/, next: /^(\d.*|above|over|from|at)$/, meant: 'reviews' },
  {
    word: /^rom$/,
    next: /^(getaways?|weekends?|wkends?|wknds?|stays?|rooms?|places?|escapes?|breaks?|nights?|trips?|hotels?|motels?|apartments?|apts?|villas?|cottages?|cabins?|b|bnbs?|retreats?|spot|suites?|resorts?)$/,
    meant: 'romantic',
  },
  {
    word: /^qt$/,
    next: /^(h?otels?|motels?|apartments?|apt|units?|rooms?|cabins?|cottages?|places?|villas?|spot|area)$/,
    meant: 'quiet',
  },
  { word: /^(valey|vally|vallley)$/, before: /^(barossa|barosa|clare|eden)$/, meant: 'valley' },
];

const ordered =
  /^(cheapest|cheaper|dearest|nearest|closest|lowest|highest|best|rated|reviewed|price|priced|prices|expensive|ones)$/;
const afterOrder = /^(|[,.!?;)]|in|near|with|for|at|please|pls|thanks|thx|under|then)$/;
/** 'cheapest 1st', but 'cheapest 1st December'. */
const isFirst = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '1' &&
  wordAt(tokens, at + 1) === 'st' &&
  ordered.test(wordAt(tokens, at - 1)) &&
  afterOrder.test(wordAt(tokens, at + 2));

/** 'w/chair access', 'McL Vale', 'hol house', 'unit w balc': a short form by its slash, or by the words beside it. */
export function shortFormAt(tokens: readonly Token[], at: number): Reading | null {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (next === '/') {
    const [sign, rest] = [tokens[at + 1], tokens[at + 2]];
    const isTight = sign?.start === tokens[at]?.end && rest?.start === sign?.end;
    const words = isTight ? slashed.get(`${word}/${rest?.word}`) : undefined;
    if (words) return { words: [...words], length: 3 };
  }
  if (isFirst(tokens, at)) return { words: ['first'], length: 2 };
  const before = wordAt(tokens, at - 1);
  // 'rom. getaway', 'Barossa V. cottage'.
  const dotted = next === '.' && wordAt(tokens, at + 2) !== '' ? 1 : 0;
  const behind = wordAt(tokens, at + 1 + dotted);
  const found = beside.find(
    (form) =>
      form.word.test(word) &&
      (form.before?.test(before) ?? true) &&
      (form.next?.test(behind) ?? dotted === 0),
  );
  return found ? { words: [found.meant], length: 1 + dotted } : null;
}

import { dayNames, isBreak, isLetters, type Token, wordAt } from './tokens';

const asked =
  /^(smoking|smokers?|pets?|dogs?|cats?|kids?|children|child|infants?|bab(y|ies)|parking|breakfast|pool|wifi|kitchen|balcony|lift|bath|spa|gym|sauna|caravans?|cabins?|tents?|camping|glamping|dorms?)$/;
const no = /^(no|none|nil|zero|0|non)$/;
const people = /^(kids?|child(ren)?|infants?|bab(y|ies)|smok.*)$/;
const atNoCost = /^(free|included|incl|inc|complimentary)$/;
const animals = /^(pets?|dogs?|cats?)$/;
const isEnd = (tokens: readonly Token[], at: number) => isBreak(wordAt(tokens, at) || ',');

/** What is written as in a form is read as it is said: 'smoking: no', 'parking=free', 'ci 6/12', 'acc. bathroom', '$2xx'. */
export function withoutNotation(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const answer = timesAt(tokens, at) ?? answerAt(tokens, at);
    const sum = hiddenSum(tokens, at);
    if (answer) read.push(...answer.tokens);
    else read.push(sum ?? { ...token, word: longForm(tokens, at) });
    at += answer ? answer.length - 1 : sum ? 1 : 0;
  }
  return read;
}

/** 'smoking: no' as 'no smoking', 'pets: 1' as '1 pets', 'parking=free' as 'parking free': the words change places, not the text. */
function answerAt(tokens: readonly Token[], at: number): { tokens: Token[]; length: number } | null {
  const what = tokens[at]!;
  const number = tokens[at + 2];
  // 'adults=2 kids=1', but 'kids=8,10' are ages.
  if (number && counted.test(what.word) && wordAt(tokens, at + 1) === '=' && isCount(tokens, at + 2))
    return {
      tokens: [
        { ...what, word: number.word },
        { ...number, word: what.word },
      ],
      length: 3,
    };
  if (!asked.test(what.word)) return null;
  const sign = /^[:=?]$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const said = tokens[at + 1 + sign];
  const isForm = sign > 0 && wordAt(tokens, at + 1) !== '?';
  // 'parking: not needed'.
  if (said?.word === 'not' && isForm) return { tokens: [what, said], length: 3 };
  // 'pets no kids no' has no sign between them.
  const isFirst =
    sign === 0 &&
    asked.test(wordAt(tokens, at + 2)) &&
    no.test(wordAt(tokens, at + 3)) &&
    isEnd(tokens, at + 4);
  if (!said || (!isFirst && !isEnd(tokens, at + 2 + sign))) return null;
  const swapped = (word: string) => ({
    tokens: [
      { ...what, word },
      { ...said, word: what.word },
    ],
    length: 2 + sign,
  });
  // '2 kids no' and 'swimming pool: no' are said of something else.
  const before = wordAt(tokens, at - 1) || ',';
  const isSecond = no.test(before) && asked.test(wordAt(tokens, at - 2));
  if (no.test(said.word) && (isBreak(before) || isFirst || isSecond)) return swapped('no');
  if (isForm && animals.test(what.word) && /^[1-9]$/.test(said.word)) return swapped(said.word);
  // 'kids: free' are welcome.
  return isForm && !people.test(what.word) && atNoCost.test(said.word)
    ? { tokens: [what, said], length: 3 }
    : null;
}

const counts = /^(adults?|guests?|people|pax|kids?|children|child|infants?|toddlers?|bab(y|ies)|teens?)$/;
const ofRoom = /^(rooms?|beds?|bedrooms?|nights?|days?|cots?|beds|tickets?|pools?|-|to|\/)$/;
/** '2 x adults' as '2 adults', 'adults x2' and 'kids under 12 x2' with their number before them. */
function timesAt(tokens: readonly Token[], at: number): { tokens: Token[]; length: number } | null {
  const first = tokens[at]!;
  const isSingle = (more: number) => /^[1-9]$/.test(wordAt(tokens, at + more));
  const what = tokens[at + 2];
  if (isSingle(0) && what && wordAt(tokens, at + 1) === 'x')
    return counts.test(what.word) && !ofRoom.test(wordAt(tokens, at + 3))
      ? { tokens: [first, what], length: 3 }
      : null;
  const isAged = /^(under|over)$/.test(wordAt(tokens, at + 1)) && /^\d+$/.test(wordAt(tokens, at + 2));
  const sign = isAged ? 3 : 1;
  const number = tokens[at + sign + 1];
  const isCounted =
    counts.test(first.word) &&
    wordAt(tokens, at + sign) === 'x' &&
    isSingle(sign + 1) &&
    number !== undefined;
  const isOther = ofRoom.test(wordAt(tokens, at + sign + 2)) || /^\d+$/.test(wordAt(tokens, at - 1));
  if (!isCounted || isOther) return null;
  const rest = tokens.slice(at, at + sign);
  return {
    tokens: [{ ...first, word: number.word }, ...rest.slice(0, -1), { ...rest.at(-1)!, end: number.end }],
    length: sign + 2,
  };
}

const counted = /^(adults?|guests?|people|pax|kids|children|child|rooms?|nights?|stars?)$/;
const isCount = (tokens: readonly Token[], at: number) =>
  /^[1-9]\d?$/.test(wordAt(tokens, at)) &&
  !/^([-/]|and|to|or)$/.test(wordAt(tokens, at + 1)) &&
  !/^\d/.test(wordAt(tokens, at + 2));

/** '2xx' is an amount of which only the hundreds are told. */
function hiddenSum(tokens: readonly Token[], at: number): Token | null {
  const [number, signs] = [tokens[at]!, tokens[at + 1]];
  const isHidden = /^[1-9]$/.test(number.word) && /^x{2,3}$/.test(signs?.word ?? '');
  return signs && isHidden && number.end === signs.start
    ? { ...number, word: `xx${number.word}`, end: signs.end }
    : null;
}

const beginsDay = (word: string) => /^\d/.test(word) || dayNames.test(word);
const ofAccess = /^(bathrooms?|rooms?|showers?|toilets?|units?|parking|entry|entrance|access)$/;
const forDisabled = /^(disabled|disability|handicap|handicapped|mobility)$/;
/** Behind 'cheap acc'. */
const stayAt = /^(near|in|at|for|around|close|under|with|,|)$/;
const ofFamily = /^(rooms?|suites?|friendly|units?|of|holiday|trip|accommodation)$/;

/** The word for which a short one stands by the words beside it. */
function longForm(tokens: readonly Token[], at: number): string {
  const { word } = tokens[at]!;
  const next = wordAt(tokens, at + 1);
  const day = next === ':' ? wordAt(tokens, at + 2) : next;
  if (word === 'ci' && beginsDay(day)) return 'checkin';
  if (word === 'co' && beginsDay(day) && tokens.slice(0, at).some((each) => /^(ci|checkin)$/.test(each.word)))
    return 'checkout';
  if (word === 'acc' && ofAccess.test(next)) return 'accessible';
  // 'disabled parking'.
  if (forDisabled.test(word) && /^(parking|carparks?|parks|bays?)$/.test(next)) return 'accessible';
  if (word === 'acc' && stayAt.test(next)) return 'accommodation';
  if (word === 'fam' && ofFamily.test(next)) return 'family';
  // 'prospect rd', but '3 rd'.
  if (word === 'rd' && isLetters(wordAt(tokens, at - 1))) return 'road';
  return word;
}

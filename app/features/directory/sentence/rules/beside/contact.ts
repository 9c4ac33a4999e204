import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const leads = combined(
  wordList('call, ring, phone, text, sms, message, contact, whatsapp, reach, email, mail'),
  ['', 'me', 'us', 'me back', 'us back'],
  ['', 'on', 'at', 'via', ':'],
).concat(
  combined(
    ['', 'my', 'our', 'the'],
    ['', 'phone', 'mobile', 'cell', 'contact', 'email', 'mob'],
    ['number', 'no', 'address', 'phone', 'mobile', 'mob', 'ph', 'email', 'cell', 'tel'],
    ['', 'is', ':'],
  ),
);
/** Words that ask to be called, where no number follows. */
const toCall = wordList(
  'call me, call me back, ring me, ring me back, phone me, text me, email me, call us, call us back, ring us, email us, contact me, contact us, please call',
);
const fewestDigits = 8;
const mostNumbers = 6;

/** '0412 345 678', '08 8123 4567', '+61 412 345 678': how many words are the number of a phone; 0 elsewhere. */
function phoneLength(tokens: readonly Token[], at: number): number {
  let end = at + Number(wordAt(tokens, at) === '+');
  if (
    !/^(04\d*|0[2378]|61|1[38]00|\d{8,})$/.test(wordAt(tokens, end)) &&
    !/^\d{4}$/.test(wordAt(tokens, end))
  )
    return 0;
  let digits = 0;
  const from = end;
  for (; end < from + mostNumbers; end += 1) {
    const isHyphen = wordAt(tokens, end) === '-' && end > from;
    if (!isHyphen && !/^\d+$/.test(wordAt(tokens, end))) break;
    digits += isHyphen ? 0 : wordAt(tokens, end).length;
  }
  const isBegun = /^(0|61|1[38]00)/.test(wordAt(tokens, from));
  return digits >= fewestDigits && digits <= 12 && isBegun ? end - at : 0;
}

const isTight = (tokens: readonly Token[], at: number, gap: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) === gap;
/** 'x@y.com': the sign between the two is no word. */
function addressLength(tokens: readonly Token[], at: number): number {
  for (let host = at + 1; host < at + mostNumbers && host < tokens.length; host += 1) {
    const isDot = wordAt(tokens, host) === '.' && isTight(tokens, host, 0);
    if (isDot || (wordAt(tokens, host - 1) === '.' && isTight(tokens, host, 0))) continue;
    const isHost =
      isTight(tokens, host, 1) && wordAt(tokens, host + 1) === '.' && isTight(tokens, host + 2, 0);
    if (!isHost) return 0;
    let end = host + 3;
    while (wordAt(tokens, end) === '.' && end + 1 < tokens.length && isTight(tokens, end + 1, 0)) end += 2;
    return end - at;
  }
  return 0;
}

/** 'call me on 0412 345 678': how to answer, which no stay has to have in it. */
export const contactRule: Rule = (tokens, at) => {
  const lead = longestRun(tokens, at, leads);
  const phone = phoneLength(tokens, at + lead);
  const isWhole = at + lead + phone === tokens.length && (at === 0 || longestRun(tokens, 0, leads) === at);
  if (phone > 0 && !isWhole) return unfiltered(lead + phone, 'beside');
  const address = lead > 0 ? addressLength(tokens, at + lead) : 0;
  if (address > 0 && address + lead < tokens.length) return unfiltered(lead + address, 'beside');
  const call = longestRun(tokens, at, toCall);
  const next = wordAt(tokens, at + call);
  const isCall =
    call > 0 &&
    (next === '' || isBreak(next) || /^(about|re|regarding|if|when|please|asap|back|for)$/.test(next));
  return isCall && call < tokens.length ? unfiltered(call, 'beside') : null;
};

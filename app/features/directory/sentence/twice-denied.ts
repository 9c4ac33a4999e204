import { meaningAt, type Sentence } from './meaning';
import { longestRun, type Token, wordAt } from './tokens/tokens';
import { lightWords, outOfQuestion } from './words/negation-words';
import { wordList } from './words/word-list';

export type Run = { first: number; end: number };

const lacks = wordList(`
  without, without any, with no, w / o, lacking, that lacks, which lacks, that has no, which has no, that doesnt have, which doesnt have,
   thats without, that is without, missing, sans, ohne
`);
const rooms =
  /^(rooms?|places?|anything|anywhere|somewhere|something|stays?|accommodation|units?|suites?|houses?|book|booking|consider|considering|accept|pick|choose|question|use|good|deal|sense|point|option|work|worse|than|ok|okay|happy|cool|stuck|left|end|up)$/;
/** What has none is an exception, and no second refusal: 'anywhere except hotels without a pool'. */
const exceptions =
  /^(except|excluding|exclude|excl|other|apart|aside|but|rather|instead|than|without|with|lack|lacking|missing)$/;
const longestThing = 6;

/** The second of two refusals that ask together for what it names: 'no hotel without parking'; null elsewhere. */
export function lackDenied(sentence: Sentence, at: number, negation: number): Run | null {
  const { tokens } = sentence;
  if (exceptions.test(wordAt(tokens, at))) return null;
  let next = at + negation;
  while (next < at + negation + longestThing) {
    const length = longestRun(tokens, next, lacks);
    if (length > 0) return next > at + negation ? { first: next, end: next + length } : null;
    const word = wordAt(tokens, next);
    const match = meaningAt(sentence, next);
    if (match && /^(type|filler)$/.test(match.part.is)) next += match.length;
    else if (rooms.test(word) || lightWords.has(word)) next += 1;
    else return null;
  }
  return null;
}

const absent = /^(without|with|w|no|lacking|lack|missing)$/;
const verb = /^(is|are|would|will|just|isnt|arent|wont|deal|booking|sale|use|rules|need|neednt)$/;
/** An absence there that words behind it may refuse. */
export const isLack = ({ tokens }: Sentence, at: number) =>
  isIf(tokens, at)
    ? hasNot.test(wordAt(tokens, at))
    : absent.test(wordAt(tokens, at)) && tokens.some(({ word }, other) => other > at && verb.test(word));
const isIf = (tokens: readonly Token[], at: number) =>
  tokens.some(({ word }, other) => other < at && word === 'if');
const hasNot = /^(without|with|w|no|lacking|lack|missing|hasnt|havent|doesnt|dont|isnt|arent)$/;

const between = [', then', ',', 'then'];
/** The words behind an absence that refuse it: 'without a pool is out of the question', 'no wifi is a dealbreaker'; null elsewhere. */
export function absenceRefused({ tokens }: Sentence, end: number): Run | null {
  const first = end + longestRun(tokens, end, between);
  const length = longestRun(tokens, first, outOfQuestion);
  return length > 0 ? { first, end: first + length } : null;
}

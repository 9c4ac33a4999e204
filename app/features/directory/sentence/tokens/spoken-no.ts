import { isBreak, longestRun, type Token, wordAt } from './tokens';

const sighs = ['', 'um ', 'umm ', 'uh ', 'er ', 'oh ', 'hmm ', 'ah ', 'um , ', 'oh , ', 'er , '];
const withSighs = (words: readonly string[]) =>
  words.flatMap((each) => sighs.map((sigh) => `${sigh}${each}`));
/** These take back what stands before them, whatever follows. */
const surely = withSighs(
  [
    'i mean',
    'i meant',
    'wait i mean',
    'sorry',
    'sorry i mean',
    'sorry i meant',
    'sorry make that',
    'wait',
    'wait make that',
    'make that',
    'make it',
    'hang on',
    'actually make that',
    'scratch that',
  ].flatMap((words) => [`no ${words}`, `no , ${words}`]),
);
/** These only before an article or 'just': 'sorry no pets' denies the pets. */
const beforeArticle = withSighs(['no', 'actually no', 'sorry no', 'wait no', 'no actually', 'no no']);
const articles = ['a', 'an', 'the', 'just a', 'just an', 'just the', 'rather a', 'actually a'];

function lengthAt(tokens: readonly Token[], at: number): number {
  const sure = longestRun(tokens, at, surely);
  if (sure > 0) return sure;
  const length = longestRun(tokens, at, beforeArticle);
  const comma = length > 0 && wordAt(tokens, at + length) === ',' ? 1 : 0;
  const end = at + length + comma;
  const article = length > 0 ? longestRun(tokens, end, articles) : 0;
  if (article === 0) return 0;
  // 'hotel no the beach' has no correction, 'two bathrooms no just a spa' has.
  const isJust = article > 1;
  return length > 1 || isJust ? length + comma : 0;
}

/** The 'no' of 'a pool no i mean a spa' denies nothing that follows: all of it is read as the 'sorry' of 'a pool, sorry a spa'. */
export function withoutSpokenNo(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const isBehind = read.some(({ word }) => !isBreak(word));
    const length = isBehind && begins.test(token.word) ? lengthAt(tokens, at) : 0;
    const last = tokens[at + length - 1];
    const goesOn = tokens[at + length] !== undefined;
    read.push(length > 0 && last && goesOn ? { ...token, word: 'sorry', end: last.end } : token);
    at += length > 0 && goesOn ? length - 1 : 0;
  }
  return read;
}
const begins = /^(no|um+|uh|er|oh|hmm|ah|actually|sorry|wait)$/;

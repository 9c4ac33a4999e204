import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const fails = wordList(`
  fails, is full, is booked, is booked out, is sold out, is taken, is unavailable, is not available, isnt available, is not possible,
  isnt possible, doesnt work, wont work
`);
const leads = [
  ...['that', 'it', 'this', 'that day', 'that date', 'the date'].flatMap((what) =>
    fails.map((how) => `if ${what} ${how}`),
  ),
  ...wordList(`
    if thats full, if thats booked, if thats booked out, if thats taken, if its full, if its booked out, if not available, if not possible,
    if full, if booked out, if unavailable
  `),
];
const thens = wordList('then, try, then try, how about, what about, maybe');

/** How many words say that a second choice follows: 'Saturday, if that is full then Sunday'. */
export function secondChoice(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, leads);
  if (lead === 0) return 0;
  const end = at + lead + (wordAt(tokens, at + lead) === ',' ? 1 : 0);
  return end - at + longestRun(tokens, end, thens);
}

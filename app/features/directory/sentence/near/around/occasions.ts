import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const games = /^(ashes|test|cricket|footy|football|afl)$/;
const ground = /^(oval|near|nr|close|walk|walking|memorial|stadium)$/;
const elsewhere = combined(
  ['dont', 'doesnt', 'do not', 'does not', 'no'],
  ['need to be', 'have to be', 'mind not being', 'need to stay', 'have to stay', 'need for it to be'],
  [
    'in the city',
    'in town',
    'in the cbd',
    'near it',
    'close',
    'close to it',
    'near the ground',
    'near the oval',
    'central',
    'right there',
  ],
);

/** 'for the Test, anywhere' and 'for the Ashes, don't need to be in the city' tell why one comes, and not where to stay. */
export function withoutOccasions(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  if (!segments.some((segment) => isGame(segment, tokens)) || !isAnywhere(tokens)) return [...segments];
  return segments.map((segment) =>
    isGame(segment, tokens) ? { ...segment, part: { is: 'unfiltered', why: 'beside' } } : segment,
  );
}

function isGame({ first, end, part }: Segment, tokens: readonly Token[]): boolean {
  if (part?.is !== 'near' || part.near !== 'adelaide-oval') return false;
  const words = tokens.slice(first, end).map(({ word }) => word);
  return (
    words.some((word) => games.test(word)) &&
    !words.some((word) => ground.test(word)) &&
    !/^(near|nr|to)$/.test(wordAt(tokens, first - 1))
  );
}

const isAnywhere = (tokens: readonly Token[]) =>
  tokens.some(
    ({ word }, at) =>
      (word === 'anywhere' && isBreak(tokens[at + 1]?.word ?? ',')) || longestRun(tokens, at, elsewhere) > 0,
  );

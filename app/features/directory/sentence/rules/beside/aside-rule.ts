import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const before = wordList(`
  usually, we usually, i usually, normally, we normally, i normally, last time, last year, previously, in the past, we used to, i used to,
  on our last visit, on my last visit, on our last trip, on my last trip, last visit, last trip, the last place, our last hotel, last christmas,
  last summer, we always used to, years ago
`).concat(
  // 'the last hotel we booked was filthy'.
  wordList(
    'hotel, motel, hostel, place, apartment, unit, house, airbnb, b and b, bnb, resort, one, room, stay',
  ).flatMap((kind) =>
    ['the last', 'our last', 'my last', 'last', 'the previous', 'the other'].flatMap((last) =>
      ['we', 'i', 'was', 'had', 'didnt'].map((who) => `${last} ${kind} ${who}`),
    ),
  ),
);
const turns = wordList(
  'but, this time, this year, now, however, so this, and now, so now, so, would like, wed like, id like, want, looking for',
);
const maxAside = 20;

/** 'we usually stay at a hotel in the city but': another stay than the one that is looked for, up to where that one begins. */
export const pastRule: Rule = (tokens, at): Match | null => {
  const lead = longestRun(tokens, at, before);
  if (lead === 0) return null;
  let end = at + lead;
  while (end < at + maxAside && end < tokens.length && longestRun(tokens, end, turns) === 0) {
    if (isBreak(wordAt(tokens, end)) && wordAt(tokens, end) !== ',') break;
    end += 1;
  }
  const isAside = end > at + lead && end < tokens.length;
  return isAside ? unfiltered(end - at, 'past') : null;
};

import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const ways = combined(
  ['', 'in', 'within', 'in easy', 'within easy', 'easy'],
  ['walking distance'],
  ['to', 'of', 'from'],
  ['', 'the'],
);
/** What has no place of its own among the landmarks. */
const events = wordList(`
  womadelaide, womad, fringe, adelaide fringe, fringe festival, festival, adelaide festival, adelaide 500, the adelaide 500, supercars, tasting australia, writers week, tour down under, cabaret festival, oz asia, illuminate, feast festival,
  christmas pageant, pageant, garden of unearthly delights, gluttony
`);

/** 'walking distance to womadelaide': how far it is nobody knows, and the event is searched for. */
export const eventWalkRule: Rule = (tokens, at) => {
  const way = longestRun(tokens, at, ways);
  if (way > 0) return longestRun(tokens, at + way, events) > 0 ? unfiltered(way, 'distance') : null;
  const to = at - Number(wordAt(tokens, at - 1) === 'the');
  const isThere = /^(to|of|from)$/.test(wordAt(tokens, to - 1)) && wordAt(tokens, to - 2) === 'distance';
  const event = isThere ? longestRun(tokens, at, events) : 0;
  return event > 0 ? { length: event, part: { is: 'text' } } : null;
};

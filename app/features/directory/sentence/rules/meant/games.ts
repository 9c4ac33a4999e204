import { type Match, unfiltered } from '~/features/directory/sentence/tokens/parts';
import { longestRun, runInTurn, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const places = [
  ['', 'somewhere', 'space', 'room', 'place', 'area', 'park', 'lawn', 'grass', 'backyard'],
  ['', 'where', 'so', 'for'],
  ['', 'the', 'our', 'my'],
  wordList('kids, children, boys, girls, grandkids, teenagers, teens, we, i, they'),
  ['', 'can', 'could', 'to', 'may'],
];
const playing = wordList('play, playing, to play, have a game of, kick, throw, hit');
const light = wordList(
  'a, the, some, a bit of, a game of, a round of, a spot of, backyard, beach, lawn, with',
);
const games =
  /^(cricket|tennis|footy|football|soccer|basketball|netball|golf|frisbee|badminton|volleyball|bowls|boules|croquet|hockey|rugby|ball|catch|chess|cards|hopscotch|squash|pickleball|padel)$/;

/** 'somewhere the kids can play beach cricket' asks for no playground, and 'room to play tennis' is no room. */
export function gameRule(tokens: readonly Token[], at: number): Match | null {
  const lead = runInTurn(tokens, at, places);
  const bare = lead > 0 ? 0 : longestRun(tokens, at, ['somewhere', 'place', 'space', 'a place']);
  const play = longestRun(tokens, at + lead + bare, playing);
  if (play === 0) return null;
  let end = at + lead + bare + play;
  end += longestRun(tokens, end, light);
  end += longestRun(tokens, end, light);
  if (!games.test(wordAt(tokens, end))) return null;
  const court = Number(/^(games?|matches|match|together|outside|around)$/.test(wordAt(tokens, end + 1)));
  return unfiltered(end + 1 + court - at, 'beside');
}

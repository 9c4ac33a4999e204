import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  runInTurn,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const lively = /^(lively|vibrant|buzzing|buzzy)$/;
/** Behind it where it is said of the place itself. */
const behind =
  /^(and|but|or|near|in|with|at|close|for|please|place|spot|stay|somewhere|atmosphere|vibe|location)$/;
const own = /^(place|spot|stay|atmosphere|vibe|location)$/;

/** 'a hotel that isn't noisy' is a quiet one; no phrases of the tag, since each of those can be denied. */
const unnoisy = combined(
  wordList(
    'not, not too, not very, not so, isnt, isnt too, arent, arent too, nothing, nothing too, nowhere, nowhere too',
  ),
  ['noisy', 'loud', 'rowdy'],
).concat(combined(['', 'far'], ['away from'], ['', 'the', 'all the'], ['noise', 'racket', 'hubbub']));

const someOf = ['', 'a', 'the', 'all the', 'some', 'a few', 'lots of'];
const clubs = wordList(
  'pubs and clubs, clubs and pubs, clubs and bars, bars and clubs, pubs bars and clubs, nightclubs, night clubs, nightclub, nightlife',
);
/** 'walking distance to the pubs and clubs', which is longer than a phrase may be. */
const toClubs = [
  wordList(
    'close to, near, near to, handy to, by, walk to, walking to, walk home from, walking distance to, walking distance of, walking distance from, within walking distance to, within walking distance of, in walking distance of, in walking distance to, short walk to, a short walk to, short walk from, a short walk from, walkable to, stroll to, a stroll to, next to, not far from',
  ),
  someOf,
  clubs.concat(wordList('night club, club scene, nightclub scene, clubbing scene, pub scene, bar scene')),
];
/** After dark, 'stumble home from the clubs'; none of these is one for golf. */
const fromClubs = [
  wordList(
    'stumble home from, stumble back from, stumble to, stumbling distance of, stumbling distance to, stumbling distance from, within stumbling distance of, stagger home from, stagger back from, roll home from, crawl home from',
  ),
  someOf,
  clubs.concat(wordList('pub, club, bar, pubs, clubs, bars')),
];

/** 'somewhere lively', 'a lively hotel'; 'a lively pub' and 'lively kids' are others. */
export function livelyRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const quiet = longestRun(tokens, at, unnoisy);
  const calm = quiet > 0 ? phrases.get(keyOf(['quiet'])) : undefined;
  if (calm) return { length: quiet, part: calm };
  const outing = runInTurn(tokens, at, toClubs) || runInTurn(tokens, at, fromClubs);
  const night = outing > 0 ? phrases.get(keyOf(['nightlife'])) : undefined;
  if (night) return { length: outing, part: night };
  if (!lively.test(wordAt(tokens, at))) return null;
  const next = wordAt(tokens, at + 1);
  const isOfStay =
    next === '' || isBreak(next) || behind.test(next) || phrases.get(keyOf([next]))?.is === 'type';
  const part = isOfStay ? phrases.get(keyOf(['nightlife'])) : undefined;
  return part ? { length: own.test(next) ? 2 : 1, part } : null;
}

import { isLetters, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

import type { LandmarkNames, NamedLandmark } from './landmark-names';

const shared: Record<string, string> = {
  jetty: 'jetty',
  pier: 'jetty',
  interchange: 'interchange',
  ferry: 'ferry',
};
/** 'Mawson Lakes' and 'Brighton'. */
const longestPlace = 2;

/** 'Brighton, near the jetty' means that of the one place in the sentence which has one; null elsewhere. */
export function sharedNameAt(
  tokens: readonly Token[],
  at: number,
  { find }: LandmarkNames,
): (NamedLandmark & { length: number }) | null {
  const the = wordAt(tokens, at) === 'the' ? 1 : 0;
  const ground = groundAt(tokens, at, the);
  if (ground) return ground;
  const noun = shared[wordAt(tokens, at + the)];
  // 'Glenelg, close to Jetty Road'.
  const isRoad = noun === 'jetty' && /^(road|rd|street|st)$/.test(wordAt(tokens, at + the + 1));
  const whole = isRoad ? [noun, 'road'] : [noun ?? ''];
  if (noun === undefined) return null;
  const named = tokens.flatMap((_, from) =>
    Array.from({ length: longestPlace }, (_each, more) => {
      const words = tokens.slice(from, from + more + 1).map(({ word }) => word);
      return words.every(isLetters) ? find(isRoad ? [...whole, ...words] : [...words, ...whole]) : null;
    }),
  );
  const found = named.filter((one) => one !== null && one !== undefined);
  const [one] = found;
  const isOne = one && found.every(({ slug }) => slug === one.slug);
  return isOne ? { slug: one.slug, needsLead: true, isPlaceFirst: false, length: the + whole.length } : null;
}

const games = /^(cricket|ashes|footy|afl|the football|test match)$/;
/** 'here for the cricket, near the ground' means the Oval; 'ground floor' does not. */
function groundAt(tokens: readonly Token[], at: number, the: number) {
  // 'Boxing Day Test': its day is read by itself.
  const isTest =
    wordAt(tokens, at) === 'test' && wordAt(tokens, at - 1) === 'day' && wordAt(tokens, at - 2) === 'boxing';
  if (isTest)
    return {
      slug: 'adelaide-oval',
      needsLead: false,
      isPlaceFirst: false,
      length: 1 + Number(/^match$/.test(wordAt(tokens, at + 1))),
    };
  if (!/^(ground|stadium)$/.test(wordAt(tokens, at + the))) return null;
  if (/^(floor|level|storey|unit|room)$/.test(wordAt(tokens, at + the + 1))) return null;
  const isGame = tokens.some(
    ({ word }, index) => games.test(word) || games.test(`${wordAt(tokens, index - 1)} ${word}`),
  );
  return isGame ? { slug: 'adelaide-oval', needsLead: true, isPlaceFirst: false, length: the + 1 } : null;
}

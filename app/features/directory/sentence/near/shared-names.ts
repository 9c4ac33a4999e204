import { isLetters, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

import type { LandmarkNames, NamedLandmark } from './landmark-names';

const shared: Record<string, string> = { jetty: 'jetty', pier: 'jetty', interchange: 'interchange' };
/** 'Mawson Lakes' and 'Brighton'. */
const longestPlace = 2;

/** 'Brighton, near the jetty' means that of the one place in the sentence which has one; null elsewhere. */
export function sharedNameAt(
  tokens: readonly Token[],
  at: number,
  { find }: LandmarkNames,
): (NamedLandmark & { length: number }) | null {
  const the = wordAt(tokens, at) === 'the' ? 1 : 0;
  const noun = shared[wordAt(tokens, at + the)];
  if (noun === undefined || /^(road|rd|street|st)$/.test(wordAt(tokens, at + the + 1))) return null;
  const named = tokens.flatMap((_, from) =>
    Array.from({ length: longestPlace }, (_each, more) => {
      const words = tokens.slice(from, from + more + 1).map(({ word }) => word);
      return words.every(isLetters) ? find([...words, noun]) : null;
    }),
  );
  const found = named.filter((one) => one !== null && one !== undefined);
  const [one] = found;
  const isOne = one && found.every(({ slug }) => slug === one.slug);
  return isOne ? { slug: one.slug, needsLead: true, isPlaceFirst: false, length: the + 1 } : null;
}

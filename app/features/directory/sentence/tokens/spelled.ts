import { longWords, meantBy, surestWords } from '~/features/directory/sentence/words/phone-spelling';
import { withItsG } from '~/features/directory/sentence/words/said/dropped-g';

import { consonantsOf, hasFewer, hasFewVowels, hasWrongLetter, isOneSlip } from './one-slip';

/** By their first letter. */
const byLetter = (words: readonly string[]) => {
  const letters = new Map<string, string[]>();
  for (const word of words) letters.set(word.charAt(0), [...(letters.get(word.charAt(0)) ?? []), word]);
  return letters;
};
const longWordsOf = byLetter(longWords);
const surestWordsOf = byLetter(surestWords);
const shortestLong = 5;
const shortestBare = 4;
/** By their consonants: 'dstnce' is the distance. */
const bareWords = new Map(
  longWords
    .filter((word) => consonantsOf(word).length >= shortestBare)
    .map((word) => [consonantsOf(word), word]),
);
function withoutVowels(word: string): string | undefined {
  if (!hasFewVowels(word)) return undefined;
  const known = bareWords.get(consonantsOf(word));
  return known && hasFewer(word, known) ? known : undefined;
}

/** One of the long words, where one letter inside of it is too many or missing, or two are swapped: 'janury', 'inculded'. */
function almostLong(word: string): string | undefined {
  if (word.length < shortestLong) return undefined;
  // 'sundays', 'include' and 'service' are spelled well.
  return (
    longWordsOf
      .get(word.charAt(0))
      ?.find((known) => !known.startsWith(word) && !word.startsWith(known) && isOneSlip(word, known)) ??
    surestWordsOf.get(word.charAt(0))?.find(
      // 'services' are something else.
      (known) => known.at(-1) === word.at(-1) && hasWrongLetter(word, known),
    ) ??
    withoutVowels(word)
  );
}

/** The words of a sentence as they are spelled, for how they are typed on a phone. */
export const asSpelled = (word: string): string =>
  meantBy(word) ?? withItsG(word) ?? almostLong(word) ?? word;

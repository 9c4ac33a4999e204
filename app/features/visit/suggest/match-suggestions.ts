import { foldWords } from '~/features/directory/search/fold-words';
import { oneEditAway } from '~/features/directory/search/one-edit-away';

import type { Suggestion, SuggestionKind } from './suggestion';

const max = 8;
const shortestToForgive = 4;
const longestToForgive = 20;
/** Maximum number of suggestions that were found by forgiving typing errors. */
const nearDistance = 2;
const kindOrder: readonly SuggestionKind[] = ['place', 'landmark', 'kind', 'stay', 'feature'];

type Typed = { words: readonly string[]; together: string; slips: readonly ReadonlySet<string>[] };

/**
 * The suggestions that the typed text may mean, at most eight, the likeliest first: names that begin with it,
 * then names with a word that begins with it, then names that do so with one typing error in each longer
 * word. Other names count less than a thing's own name.
 */
export function matchSuggestions(text: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const typed = readTyped(text);
  if (typed.words.length === 0) return [];
  return suggestions
    .map((suggestion) => ({ suggestion, distance: distanceOf(typed, suggestion) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || orderOf(a.suggestion) - orderOf(b.suggestion))
    .slice(0, max)
    .map(({ suggestion }) => suggestion);
}

/** True when one of the suggestions has this word or a word that begins so, without a typing error. */
export function isBegun(word: string, suggestions: readonly Suggestion[]): boolean {
  const typed: Typed = { words: [word], together: word, slips: [] };
  return suggestions.some((suggestion) => distanceOf(typed, suggestion) < nearDistance);
}

/** 'Bed & Breakfast' is typed as 'bed and breakfast' too. */
const wordsIn = (text: string) => foldWords(text.replaceAll('&', ' and '));

function readTyped(text: string): Typed {
  const words = wordsIn(text);
  return { words, together: words.join(''), slips: words.map(slipsOf) };
}

const orderOf = ({ kind }: Suggestion) => kindOrder.indexOf(kind);

const slipsOf = (word: string): ReadonlySet<string> =>
  new Set(
    word.length >= shortestToForgive && word.length <= longestToForgive
      ? [word, ...oneEditAway(word)]
      : [word],
  );

function distanceOf(typed: Typed, { name, also = [] }: Suggestion): number {
  const others = also.map((other) => phraseDistance(typed, other) + 0.5);
  return Math.min(phraseDistance(typed, name), ...others);
}

/** 0 when the phrase begins so, 1 when a word of it does, 2 with typing errors; infinite when it is something else. */
function phraseDistance({ words, together, slips }: Typed, phrase: string): number {
  const own = wordsIn(phrase);
  const tails = own.map((_, at) => own.slice(at).join(''));
  if (tails[0]?.startsWith(together)) return 0;
  const isBegun = words.every((word) => own.some((one) => one.startsWith(word)));
  if (isBegun || tails.some((tail) => tail.startsWith(together))) return 1;
  const isNear = slips.every((near) => own.some((word) => beginsLike(word, near)));
  return isNear ? nearDistance : Infinity;
}

/** True when a beginning of the word is one of these. */
function beginsLike(word: string, near: ReadonlySet<string>): boolean {
  for (let length = 1; length <= word.length; length += 1) if (near.has(word.slice(0, length))) return true;
  return false;
}

import { singular } from '~/features/directory/search/fold-words';

import { consonantsOf, hasFewer, hasFewVowels, hasWrongLetter, isOneSlip, isOtherVowel } from './one-slip';
import type { Match, Part } from './parts';
import { isLetters, type Token, wordAt, wordsFrom } from './tokens';

/** 'pooll'. */
const isDoubledOnce = (typed: string, known: string) =>
  typed.length === known.length + 1 && typed.slice(0, -1) === known && typed.at(-1) === known.at(-1);

/** The meanings of phrases, by their words without the spaces between them, each in the singular. */
export type Phrases = ReadonlyMap<string, Part>;

export const keyOf = (words: readonly string[]): string => words.map(singular).join('');

type Known = { key: string; part: Part };

const undoubled = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** The phrases that may be misspelt. The first letter is hardly ever wrong. */
type Index = {
  /** By their first letter, and then by the number of letters. */
  bySize: Map<string, Known[][]>;
  /** Names, kinds and long words by their consonants. */
  byConsonants: Map<string, Known[]>;
  /** By the letters with each doubled one once: those of another size. */
  undoubled: Map<string, Known[]>;
};
const indexes = new WeakMap<Phrases, Index>();
const none: readonly Known[] = [];

function indexOf(phrases: Phrases): Index {
  const made = indexes.get(phrases);
  if (made) return made;
  const index: Index = { bySize: new Map(), byConsonants: new Map(), undoubled: new Map() };
  for (const [key, part] of phrases) {
    if (!/^(place|type|amenity|tag|airport|price|sort)$/.test(part.is)) continue;
    const sizes = index.bySize.get(key.charAt(0)) ?? [];
    index.bySize.set(key.charAt(0), sizes);
    (sizes[key.length] ??= []).push({ key, part });
    const bare = consonantsOf(key);
    if (bare.length >= shortestBare && isOften(key, part))
      index.byConsonants.set(bare, [...(index.byConsonants.get(bare) ?? []), { key, part }]);
    const once = undoubled(key);
    index.undoubled.set(once, [...(index.undoubled.get(once) ?? []), { key, part }]);
  }
  indexes.set(phrases, index);
  return index;
}

const shortestBare = 4;
const shortestNamed = 6;
const isOften = (key: string, { is }: Part) =>
  key.length >= shortestNamed && /^(place|type|amenity)$/.test(is);

/** 'norwd', 'srvcdaptmnt': two vowels and more are left out, as on a phone. */
function withoutVowels(phrases: Phrases, word: string): Part | null {
  if (!hasFewVowels(word)) return null;
  const found = indexOf(phrases).byConsonants.get(consonantsOf(word)) ?? none;
  const meant = found.filter(({ key }) => hasFewer(word, key));
  const meanings = new Set(meant.map(({ part }) => JSON.stringify(part)));
  return meanings.size === 1 ? (meant[0]?.part ?? null) : null;
}

/** Those that begin alike and have at most one letter more or less, where a test holds. */
function closeTo(phrases: Phrases, word: string, isMeant: (one: Known) => boolean): Known[] {
  const sizes = indexOf(phrases).bySize.get(word.charAt(0));
  const close: Known[] = [];
  for (let size = word.length - 1; sizes && size <= word.length + 1; size += 1)
    for (const one of sizes[size] ?? none) if (isMeant(one)) close.push(one);
  return close;
}

const shortestName = 9;
/** Of several words, the one that is typed wrong: 'breach view' is no view of the beach. */
const shortestOfSeveral = 7;
/** Shorter words are too often another word; kinds of stays are what people type most. */
const shortestToForgive = { any: 6, type: 4 };
const shortestPlace = 5;
const shortestWrong = 8;
const shortestType = 5;
/** 'breach' is not the beach. */
const shortestTag = 9;
/** 'romantc' and 'vinyard' are no other words, but 'hermitage' is. */
const shortestTagWithALetterLess = 8;
const isSureTag = (typed: string, key: string) =>
  key.length >= shortestTag || (key.length >= shortestTagWithALetterLess && typed.length < key.length);

/** A long word with one slip, or several words: 'north adeliade', 'wheelchiar access', 'bed and brekfast'. */
export function misspeltAt(phrases: Phrases, tokens: readonly Token[], at: number): Match | null {
  for (const length of [3, 2]) {
    const words = wordsFrom(tokens, at, length);
    if (words.length < length || !words.every(isLetters)) continue;
    // 'there must be breakfast' asks for no bed.
    if (words[0] === 'be') continue;
    const typed = keyOf(words);
    if (typed.length < shortestName) continue;
    const isLong = words.some((word) => word.length >= shortestOfSeveral);
    const [meant, another] = closeTo(
      phrases,
      typed,
      ({ key, part }) =>
        (isLong || part.is === 'place') && key.length >= shortestName && isOneSlip(typed, key),
    );
    if (meant && (!another || JSON.stringify(meant.part) === JSON.stringify(another.part)))
      return { length, part: meant.part };
  }
  const word = wordAt(tokens, at);
  const part =
    drawnOut(phrases, word) ??
    (word.length >= shortestToForgive.type && isLetters(word)
      ? (almost(phrases, word) ??
        (singular(word) === word ? null : almost(phrases, singular(word))) ??
        withoutVowels(phrases, word))
      : null);
  return part && { length: 1, part };
}

const shortestSecond = 3;
/** The second word of two has one slip, and the first is spelled well: 'airport shuttel', 'indoor pol'. */
export function misspeltSecond(phrases: Phrases, tokens: readonly Token[], at: number): Match | null {
  const [first = '', second = ''] = wordsFrom(tokens, at, 2);
  if (first.length < shortestSecond || second.length < shortestSecond || !isLetters(first + second))
    return null;
  // 'pool side' and 'airport bus' have two words that are spelled well.
  if (!isLetters(second) || phrases.has(singular(second))) return null;
  const typed = keyOf([first, second]);
  const own = singular(first);
  const meant = closeTo(
    phrases,
    typed,
    ({ key, part }) =>
      (part.is === 'amenity' || part.is === 'type') &&
      key.length >= shortestName &&
      key.startsWith(own) &&
      isSecondSlip(singular(second), key.slice(own.length)),
  );
  const meanings = new Set(meant.map(({ part }) => JSON.stringify(part)));
  return meanings.size === 1 && meant[0] ? { length: 2, part: meant[0].part } : null;
}

/** 'shuttel' and 'transfere'; in short words only a letter that is left out or doubled: 'pol', 'poool'. */
const isSecondSlip = (typed: string, known: string) =>
  typed !== known &&
  known.length > shortestSecond &&
  typed.charAt(0) === known.charAt(0) &&
  (known.length < shortestToForgive.any ? undoubled(typed) === undoubled(known) : isOneSlip(typed, known));

/** 'poool', 'beeeach': no word has one letter three times. */
function drawnOut(phrases: Phrases, word: string): Part | null {
  if (!/(\p{L})\1\1/u.test(word)) return null;
  const shorter = (letters: string) => keyOf([word.replace(/(\p{L})\1{2,}/gu, letters)]);
  return phrases.get(shorter('$1$1')) ?? phrases.get(shorter('$1')) ?? null;
}

/** One letter is too many or missing, two are swapped, or one is another. */
function isSlip(word: string, key: string, part: Part): boolean {
  const isLong =
    (part.is === 'type' && key.length >= shortestType) ||
    (part.is !== 'type' && word.length >= shortestToForgive.any);
  return (
    isDoubledOnce(word, key) ||
    (isLong && (isOneSlip(word, key) || isOtherVowel(word, key))) ||
    // 'plaiground'.
    (part.is !== 'price' &&
      key.length >= shortestWrong &&
      word.at(-1) === key.at(-1) &&
      hasWrongLetter(word, key)) ||
    // 'Unly'.
    (part.is === 'place' && key.length >= shortestPlace && isOneSlip(word, key))
  );
}

/** English words that are one slip away from a word of the directory: 'a band of five' wants no b and b. */
const otherWords = /^(bands?|garbage|healers?|heathers?|portals?|coots?|billie|french|pensioners?|slimming)$/;

/** The meaning of the only phrase that is one slip away: a letter too many or too few, two swapped, or one doubled or not. */
function almost(phrases: Phrases, word: string): Part | null {
  if (otherWords.test(word)) return null;
  const once = undoubled(word);
  const doubled = (indexOf(phrases).undoubled.get(once) ?? []).filter(
    ({ key }) => key === once || once === word,
  );
  const slips = closeTo(phrases, word, ({ key, part }) => isSlip(word, key, part));
  const found = [...doubled, ...slips].filter(({ key, part }) => part.is !== 'tag' || isSureTag(word, key));
  const meanings = new Set(found.map(({ part }) => JSON.stringify(part)));
  return meanings.size === 1 ? (found[0]?.part ?? null) : null;
}

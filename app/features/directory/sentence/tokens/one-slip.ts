/** True when a word is typed with one letter too many or too few, or with two swapped. */
export function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  const at = firstDifference(typed, known);
  if (typed.length > known.length) return typed.slice(at + 1) === known.slice(at);
  if (typed.length < known.length) return typed.slice(at) === known.slice(at + 1);
  const isSwapped = typed[at] === known[at + 1] && typed[at + 1] === known[at];
  return isSwapped && typed.slice(at + 2) === known.slice(at + 2);
}

/** The first letter, and the others without vowels. */
export const consonantsOf = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');

const isVowel = (code: number) => code === 97 || code === 101 || code === 105 || code === 111 || code === 117;
/** True for a word of four letters and more of which hardly any is a vowel. */
export function hasFewVowels(word: string): boolean {
  let vowels = 0;
  for (let at = 0; at < word.length; at += 1) if (isVowel(word.charCodeAt(at))) vowels += 1;
  return word.length > 3 && vowels * 4 <= word.length;
}

/** True when two letters or more are left out: 'dstnce'. */
export function hasFewer(typed: string, known: string): boolean {
  let at = 0;
  for (const letter of known) if (letter === typed[at]) at += 1;
  // 'french' is no frenchie.
  const isWhole = known.replace(/e$/, '').endsWith(typed.slice(-1));
  return isWhole && at === typed.length && typed.length <= known.length - 2;
}

/** True when it has one wrong letter. */
export function hasWrongLetter(typed: string, known: string): boolean {
  if (typed.length !== known.length || typed === known) return false;
  const at = firstDifference(typed, known);
  return typed.slice(at + 1) === known.slice(at + 1);
}

const vowel = /[aeiouy]/;
/** True when it has one other vowel: 'hotal', 'sterling'. */
export const isOtherVowel = (typed: string, known: string): boolean =>
  hasWrongLetter(typed, known) &&
  [...typed].every(
    (letter, at) => letter === known[at] || (vowel.test(letter) && vowel.test(known[at] ?? '')),
  );

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

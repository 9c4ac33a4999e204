import { isFeature } from './asides';
import { meaningAt, type Sentence } from './meaning';
import { lightWords } from './words/negation-words';

/** Where the thing begins that a negation before it denies. */
export function unitStart(sentence: Sentence, from: number): number {
  let at = from;
  for (;;) {
    const match = meaningAt(sentence, at);
    // 'not walking distance to the city' denies the city.
    if (match?.part.is === 'filler') at += match.length;
    else if (lightWords.has(sentence.tokens[at]?.word ?? '') && !isFeature(match?.part)) at += 1;
    else return at;
  }
}

/** One of several amenities by a word that is none by itself: 'a pool that is not indoors', 'parking but not paid'. */
const oneOf: readonly (readonly [RegExp, string])[] = [
  [/^(indoors?|inside)$/, 'Indoor pool'],
  [/^(outdoors?|outside)$/, 'Outdoor pool'],
  [/^paid$/, 'Paid parking'],
];

/** The amenities that are denied there: 'a kitchen, not a kitchenette' is a full kitchen. */
export function deniedNames(sentence: Sentence, from: number): readonly string[] {
  const at = unitStart(sentence, from);
  const part = meaningAt(sentence, at)?.part;
  if (part?.is === 'amenity') return part.names;
  const word = sentence.tokens[at]?.word ?? '';
  return oneOf.flatMap(([said, name]) => (said.test(word) ? [name] : []));
}

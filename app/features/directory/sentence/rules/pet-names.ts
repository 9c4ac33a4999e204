import { isBreak, isLetters, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const pets = /^(dog|cat|puppy|pup|kitten|labrador|lab|kelpie|cavoodle|poodle|greyhound|staffy)$/;
const goesOn = /^(and|who|needs?|comes|is|will|has|with|too)$/;

/** How many words there are the name of an animal, which no stay has: 'our dog called Biscuit', 'our cat Tom'. */
export function petNameLength(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1) === ',' ? at - 2 : at - 1;
  if (/^(called|named)$/.test(word))
    return pets.test(wordAt(tokens, before)) && isLetters(wordAt(tokens, at + 1)) ? 2 : 0;
  const next = wordAt(tokens, at + 1) || ',';
  const isOurs = pets.test(wordAt(tokens, at - 1)) && /^(my|our)$/.test(wordAt(tokens, at - 2));
  return isOurs && isLetters(word) && (isBreak(next) || goesOn.test(next)) ? 1 : 0;
}

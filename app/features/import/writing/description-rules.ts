import { countWords } from './count-words';

/** Length of a generated or enhanced description, in words. */
export const descriptionWords = { least: 200, max: 400 } as const;

/** The error in a description's length, for a model and for people; null when it is right. */
export function lengthTrouble(text: string): string | null {
  const words = countWords(text);
  const { least, max } = descriptionWords;
  if (words >= least && words <= max) return null;
  return `It has ${words} words; it must have ${least} to ${max}.`;
}

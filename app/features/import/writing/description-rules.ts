import { countWords } from './count-words';

/** A generated or enhanced description. */
export const descriptionWords = { least: 200, most: 400 } as const;

/** What is wrong with a description's length, as a model and people are told; null when nothing is. */
export function lengthTrouble(text: string): string | null {
  const words = countWords(text);
  const { least, most } = descriptionWords;
  if (words >= least && words <= most) return null;
  return `It has ${words} words; it must have ${least} to ${most}.`;
}

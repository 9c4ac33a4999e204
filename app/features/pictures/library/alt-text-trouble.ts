import { longestAltText } from '~/features/pictures/rules/photo-limits';

export const noAltText = 'Please say in a sentence what the picture shows';
export const longAltText = `Alt text must be at most ${longestAltText} characters`;

/** The error of an alt text; null when it is valid. */
export function altTextTrouble(text: string): string | null {
  const length = text.trim().length;
  if (length === 0) return noAltText;
  return length > longestAltText ? longAltText : null;
}

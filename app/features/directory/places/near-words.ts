import { hexOfText } from '~/lib/crypto/hex';

import { maxMinutes, ways, type Near, type Way } from './near';

/**
 * The words of the text index for minutes to landmarks, without the mark of facets.ts. Of each landmark within reach a stay has
 * the minutes as such, by the quicker way (n), on foot (f) and by tram (h), and the two last within blocks as well, so that a
 * filter asks for a few words.
 */
const letters: Record<Way, string> = { walk: 'f', tram: 'h' };
const letterOf = (by: Way | null) => (by ? letters[by] : 'n');

/** The last minutes of each block. */
const blocks = [5, 10, 15, 20, 30, 60];

const minutesWord = (letter: string, hex: string, minutes: number) => `${letter}${hex}x${minutes}`;
const blockWord = (letter: string, hex: string, end: number) => `${letter}${hex}z${end}`;

/**
 * The beginning of the words by which `nearest` orders, whose end is the number of minutes, and the maximum
 * number of minutes.
 */
export function orderWord({ near, minutes, by }: Near): { word: string; max: number } {
  const max = Math.min(minutes ?? Infinity, maxMinutes[by ?? 'tram']);
  return { word: `${letterOf(by)}${hexOfText(near)}x`, max };
}

/** Words of which a stay within the minutes has one. */
export function nearWords({ near, minutes, by }: Near): string[] {
  const hex = hexOfText(near);
  return (by ? [by] : ways).flatMap((way) => {
    const max = Math.min(minutes ?? Infinity, maxMinutes[way]);
    const whole = blocks.filter((end) => end <= max);
    const rest = max - (whole.at(-1) ?? 0);
    const single = Array.from({ length: rest }, (_, at) => minutesWord(letters[way], hex, max - at));
    return [...whole.map((end) => blockWord(letters[way], hex, end)), ...single];
  });
}

export type MinutesTo = {
  slug: string;
  minutes: number;
  walkMinutes: number | null;
  tramMinutes: number | null;
};

/** The words of one landmark, or group of landmarks, that is within reach. */
export function wordsOfMinutes({ slug, minutes, walkMinutes, tramMinutes }: MinutesTo): string[] {
  const hex = hexOfText(slug);
  const known = { walk: walkMinutes, tram: tramMinutes };
  const words = ways.flatMap((way) => {
    const own = known[way];
    if (own === null) return [];
    const end = blocks.find((last) => last >= own) ?? maxMinutes.tram;
    return [minutesWord(letters[way], hex, own), blockWord(letters[way], hex, end)];
  });
  return [minutesWord('n', hex, minutes), ...words];
}

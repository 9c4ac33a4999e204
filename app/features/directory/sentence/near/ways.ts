import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { behindMinutes } from '~/features/directory/sentence/words/landmark-words';

type WayBehind = { by: 'walk' | 'tram' | null; length: number };

/** What one goes by, as it is said behind minutes: 'walk to', 'by tram from'. */
export function wayAt(tokens: readonly Token[], at: number, ways: typeof behindMinutes): WayBehind | null {
  const found = (['walk', 'tram', 'any'] as const).map((way) => ({
    by: way === 'any' ? null : way,
    length: longestRun(tokens, at, ways[way]),
  }));
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest && longest.length > 0 ? longest : null;
}

export const atMost = [
  'tops',
  'max',
  'maximum',
  'at most',
  'at the most',
  'or less',
  'or under',
  'at max',
  'at the maximum',
  'at the outside',
];

/** '30 min walk max to': the limit stands between the way and its end. */
export function cappedWayAt(tokens: readonly Token[], at: number): WayBehind | null {
  const way = wayAt(tokens, at, behindMinutes);
  const comma = (from: number) => (wordAt(tokens, from) === ',' ? 1 : 0);
  const capAt = at + (way?.length ?? 0) + comma(at + (way?.length ?? 0));
  const cap = way ? longestRun(tokens, capAt, atMost) : 0;
  const end = capAt + cap + comma(capAt + cap);
  const isLed = cap > 0 && /^(to|from|of)$/.test(wordAt(tokens, end));
  return way && isLed ? { by: way.by, length: end + 1 - at } : null;
}

import { createRecentValues } from './recent-values';

/**
 * Caches the results of a pure function of a text, and of a plain `way` if it has one, in this isolate, up to that many characters of texts
 * and results together; the least recently used goes first. A text that alone is longer is not cached.
 */
export function rememberResults<Result extends string | object, Way = undefined>(
  work: (text: string, way?: Way) => Result,
  { maxCharacters, charactersOf }: { maxCharacters: number; charactersOf: (result: Result) => number },
): (text: string, way?: Way) => Result {
  const weightOf = (result: Result, key: string) => key.length + charactersOf(result);
  const results = createRecentValues<Result>({ maxWeight: maxCharacters, weightOf });
  return (text, way) => {
    const key = way === undefined ? text : `${JSON.stringify(way)} ${text}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = work(text, way);
    if (weightOf(result, key) <= maxCharacters) results.put(key, result);
    return result;
  };
}

import { createRecentValues } from './recent-values';

/**
 * A pure function of a text that keeps its results in this isolate, the longest unused ones only until texts and results have
 * that many characters together. A text that is longer alone is worked out each time.
 */
export function rememberResults(
  work: (text: string) => string,
  { maxCharacters }: { maxCharacters: number },
): (text: string) => string {
  const results = createRecentValues<string>({
    maxWeight: maxCharacters,
    weightOf: (result, text) => text.length + result.length,
  });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = work(text);
    if (text.length + result.length <= maxCharacters) results.put(text, result);
    return result;
  };
}

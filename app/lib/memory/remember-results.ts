import { createRecentValues } from './recent-values';

/**
 * Caches the results of a pure function of a text in this isolate, up to that many characters of texts and
 * results together; the least recently used goes first. A text that alone is longer is not cached.
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

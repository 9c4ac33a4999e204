/**
 * A pure function of a text that keeps its results in this isolate, the longest unused ones only until texts and results have
 * that many characters together. A text that is longer alone is worked out each time.
 */
export function rememberResults(
  work: (text: string) => string,
  { maxCharacters }: { maxCharacters: number },
): (text: string) => string {
  const results = new Map<string, string>();
  let characters = 0;
  return (text) => {
    const known = results.get(text);
    const result = known ?? work(text);
    const size = text.length + result.length;
    if (size > maxCharacters) return result;
    results.delete(text);
    results.set(text, result);
    if (known === undefined) characters += size;
    for (const [oldest, its] of results) {
      if (characters <= maxCharacters) break;
      results.delete(oldest);
      characters -= oldest.length + its.length;
    }
    return result;
  };
}

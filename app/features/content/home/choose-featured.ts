/** The first `count` ids: the editor's choice, then the best rated; no id twice. */
export function chooseFeatured(
  chosen: readonly number[],
  bestRated: readonly number[],
  count: number,
): number[] {
  return [...new Set([...chosen, ...bestRated])].slice(0, count);
}

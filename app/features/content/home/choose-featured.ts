/** The first `count` ids: what an editor chose, then the best rated; none twice. */
export function chooseFeatured(
  chosen: readonly number[],
  bestRated: readonly number[],
  count: number,
): number[] {
  return [...new Set([...chosen, ...bestRated])].slice(0, count);
}

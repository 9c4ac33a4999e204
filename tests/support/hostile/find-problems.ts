import type { HostilePage } from './records';

/** `shape` is null where pages cannot be compared. */
type Sight = { problems: string[]; shape: string | null };

/** Shows each page with `show` and returns what is wrong with them, by the names of their vectors. */
export async function findings(list: readonly HostilePage[], show: (own: HostilePage) => Promise<Sight>) {
  const shapes = new Set<string>();
  const found: string[] = [];
  for (const own of list) {
    const { problems, shape } = await show(own);
    if (own.isReference && shape !== null) shapes.add(shape);
    else if (shape !== null && !shapes.has(shape)) {
      // On a busy machine a part around the text may come late, so that another look decides.
      const again = await show(own);
      problems.push(...again.problems);
      if (again.shape !== null && !shapes.has(again.shape)) problems.push('has broken out of its place');
    }
    found.push(...problems.map((problem) => `${own.name}: ${problem}`));
  }
  return found;
}

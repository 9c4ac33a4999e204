const day = 86_400_000;

/** How many of each are kept: the newest of as many days, weeks and months that have a backup. */
const keeping = { days: 7, weeks: 5, months: 12 };

const dayOf = (name: string) => name.slice(0, 10);
const monthOf = (name: string) => name.slice(0, 7);
/** Days since a Monday, in sevens. */
const weekOf = (name: string) => String(Math.floor((Date.parse(dayOf(name)) / day + 3) / 7));

/**
 * The names of the backups to keep, whose first ten letters are their day. All of the two newest days stay,
 * since a deployment takes one besides. Days without a backup do not count: while no backup is taken, none is
 * deleted.
 */
export function whichToKeep(names: readonly string[]): string[] {
  const newestFirst = names.toSorted().reverse();
  const periods = [
    [dayOf, keeping.days],
    [weekOf, keeping.weeks],
    [monthOf, keeping.months],
  ] as const;
  const newestDays = new Set([...new Set(newestFirst.map(dayOf))].slice(0, 2));
  const kept = new Set(newestFirst.filter((name) => newestDays.has(dayOf(name))));
  for (const [periodOf, max] of periods) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      if (seen.size === max) break;
      if (seen.has(periodOf(name))) continue;
      seen.add(periodOf(name));
      kept.add(name);
    }
  }
  return newestFirst.filter((name) => kept.has(name)).reverse();
}

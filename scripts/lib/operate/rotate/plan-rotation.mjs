import { generationName, generationOf, rotated } from '../../server/secret-generations.mjs';

/**
 * The plan that replaces a secret: the name of its new generation, and what each worker deletes. `listed` are
 * the names of each worker's secrets. The newest generation that every worker has stays beside the new one;
 * with `isLeaked` none does. Null when a worker has none.
 */
export function planRotation(name, listed, { isLeaked = false } = {}) {
  const workers = rotated[name];
  const numbersOf = (worker) =>
    listed[worker]
      .map(generationOf)
      .filter((found) => found?.name === name)
      .map(({ number }) => number);
  const found = workers.map(numbersOf);
  const shared = found[0].filter((number) => found.every((numbers) => numbers.includes(number)));
  if (shared.length === 0) return null;
  const previous = Math.max(...shared);
  const next = Math.max(...found.flat()) + 1;
  const isOld = (number) => isLeaked || number !== previous;
  return {
    workers,
    next: generationName(name, next),
    previous: isLeaked ? null : generationName(name, previous),
    old: workers.map((worker, index) => ({
      worker,
      names: found[index].filter(isOld).map((number) => generationName(name, number)),
    })),
  };
}

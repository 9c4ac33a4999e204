/** Connections that a worker may have open at once. */
const atOnce = 6;

/** Runs a function for each item of a list, a few at a time, and returns the items for which it failed. */
export async function settleInTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<Item[]> {
  const failed: Item[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const some = items.slice(at, at + atOnce);
    const results = await Promise.allSettled(some.map((item) => work(item)));
    failed.push(...some.filter((_, index) => results[index]?.status === 'rejected'));
  }
  return failed;
}

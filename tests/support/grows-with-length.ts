/** Milliseconds; the quickest of three counts, since other work may take the processor meanwhile. */
async function quickest(task: () => unknown): Promise<number> {
  const times: number[] = [];
  while (times.length < 3) {
    const begun = performance.now();
    await task();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

/**
 * How much longer the whole input takes than a quarter of it: about 4 where time grows with the length, 16 where it grows with its square.
 * What takes less than some milliseconds counts as those, since a clock says little of it.
 */
export async function growthOf(input: string, task: (input: string) => unknown): Promise<number> {
  const floorMs = 20;
  const quarter = await quickest(() => task(input.slice(0, input.length / 4)));
  const whole = await quickest(() => task(input));
  return Math.max(whole, floorMs) / Math.max(quarter, floorMs);
}

/**
 * Starts work as long as all running work weighs no more than `max` together; a single heavier piece runs
 * alone. Waiting work starts when other work ends.
 */
export function weighedTurns(max: number) {
  let taken = 0;
  let waiting: (() => void)[] = [];
  return async <Value>(weight: number, work: () => Promise<Value>): Promise<Value> => {
    while (taken > 0 && taken + weight > max) await new Promise<void>((go) => waiting.push(go));
    taken += weight;
    try {
      return await work();
    } finally {
      taken -= weight;
      const next = waiting;
      waiting = [];
      for (const go of next) go();
    }
  };
}

/**
 * Runs one call per key at a time: calls meanwhile get the same result. `hold` keeps the request that makes
 * the call alive until it ends, even when its own visitor has gone.
 */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value>>();
  return {
    isRunning: (key: string) => running.has(key),
    /** The result, and whether this caller is the one whose request made it. */
    async run(key: string, hold: (promise: Promise<unknown>) => void, make: () => Promise<Value>) {
      const others = running.get(key);
      if (others) return { value: await others, isOwn: false };
      const own = make().finally(() => running.delete(key));
      running.set(key, own);
      hold(own.catch(() => undefined));
      return { value: await own, isOwn: true };
    },
  };
}

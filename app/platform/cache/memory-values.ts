import { makeAnew, type Remember } from '~/lib/memory/remember';

import { changedSince, type ChangeLog } from './change-log';

type Known = { value: unknown; keys: readonly string[]; seq: number };

/**
 * Values that an isolate keeps for pages that are the same for every visitor: the frame, the places, the
 * settings. `log` contains the changes that the request knows; kept values are at least as new.
 */
export function createMemoryValues() {
  const values = new Map<string, Known>();
  return (log: ChangeLog | null): Remember => {
    if (!log) return makeAnew;
    return async <Value>(name: string, keys: readonly string[], make: () => Promise<Value>) => {
      const known = values.get(name);
      if (known && changedSince(log, known) === null) return known.value as Value;
      const value = await make();
      values.set(name, { value, keys: [...keys, 'all'], seq: log.seq });
      return value;
    };
  };
}

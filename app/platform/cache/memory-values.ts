import { makeAnew, type Remember } from '~/lib/memory/remember';

import { changedSince, type ChangeLog } from './change-log';

type Known = { value: unknown; keys: readonly string[]; seq: number; at: number };

/** Names can contain a visitor's path: above this number, the value that was used least lately goes. */
const maxValues = 2_000;
/** The log forgets changes after 25 hours. */
const maxAgeMs = 24 * 3_600_000;

/**
 * Values that an isolate keeps for pages that are the same for every visitor: the frame, the places, the
 * settings, the redirects of paths. `log` contains the changes that the request knows; kept values are at least as new.
 */
export function createMemoryValues(now = Date.now) {
  const values = new Map<string, Known>();
  const keep = (name: string, known: Known) => {
    values.delete(name);
    values.set(name, known);
    const [oldest] = values.keys();
    if (oldest !== undefined && values.size > maxValues) values.delete(oldest);
  };
  const isCurrent = (known: Known, log: ChangeLog) =>
    changedSince(log, known) === null && now() - known.at < maxAgeMs;
  return (log: ChangeLog | null): Remember => {
    if (!log) return makeAnew;
    return async <Value>(name: string, keys: readonly string[], make: () => Promise<Value>) => {
      const known = values.get(name);
      if (known && isCurrent(known, log)) {
        keep(name, known);
        return known.value as Value;
      }
      const at = now();
      const value = await make();
      keep(name, { value, keys: [...keys, 'all'], seq: log.seq, at });
      return value;
    };
  };
}

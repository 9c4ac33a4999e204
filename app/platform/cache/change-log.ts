import { z } from 'zod';

/**
 * The latest changes, by key, with the number and the time of its latest change. Keys: `frame` (settings and menus),
 * `list` (what any list of properties shows), `terms` (places and amenities), `pages`, `media`, `property:{id}`,
 * `ranks` (which properties are public, and their default order), `order:{location slug}` (the same of one location,
 * and its tags), `path:{path}` (a redirect), `landmarks` (their facts, and which of them have a page), `minutes` (of
 * any stay to a landmark), and `all`. Triggers of the migrations 0014 and 0028 write them, and the queue worker
 * writes `minutes`.
 */
export type ChangeLog = {
  /** Number of the newest change that the log knows. */
  seq: number;
  /** Everything rendered before this change counts as changed: there were too many changes to list. */
  floor: number;
  changes: Record<string, Change>;
};

/** Number of the change, and when it was made, in milliseconds. */
type Change = readonly [seq: number, at: number];

export type ChangeRow = { key: string; seq: number; at: number };

/**
 * Facts about an entry of the cache: keys of what it shows, and the newest change known before it was
 * rendered.
 */
type Shown = { keys: readonly string[]; seq: number };

export const emptyLog: ChangeLog = { seq: 0, floor: 0, changes: {} };

/** No entry is served for longer, so no older change matters. */
const rememberedMs = 25 * 3_600_000;
/** Size of the copy in KV stays under 100 kB. */
export const maxChanges = 2_000;

const logSchema = z.object({
  seq: z.number().int().nonnegative(),
  floor: z.number().int().nonnegative(),
  changes: z.record(z.string(), z.tuple([z.number().int(), z.number()])),
});

/** The log in the form that KV keeps; null for anything else. */
export function parseLog(text: string | null): ChangeLog | null {
  try {
    const parsed = logSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * The log with newer rows, as of `now` in milliseconds: without rows that are too old, and only the newest
 * where there are too many.
 */
export function addChanges(log: ChangeLog, rows: readonly ChangeRow[], now: number): ChangeLog {
  if (rows.length === 0) return log;
  const merged = new Map<string, Change>(Object.entries(log.changes));
  for (const { key, seq, at } of rows) merged.set(key, [seq, at]);
  const young = [...merged].filter(([, [, at]]) => now - at < rememberedMs);
  young.sort(([, a], [, b]) => b[0] - a[0]);
  const [firstLeftOut] = young.splice(maxChanges).map(([, [seq]]) => seq);
  return {
    seq: Math.max(log.seq, ...rows.map(({ seq }) => seq)),
    floor: Math.max(log.floor, firstLeftOut ?? 0),
    changes: Object.fromEntries(young),
  };
}

/** When the first change after the rendering was made, in milliseconds; null when nothing shown has changed. */
export function changedSince(log: ChangeLog, { keys, seq }: Shown): number | null {
  if (seq >= log.seq) return null;
  if (seq < log.floor) return 0;
  let first: number | null = null;
  for (const key of keys) {
    const change = log.changes[key];
    if (change && change[0] > seq && (first === null || change[1] < first)) first = change[1];
  }
  return first;
}

/** When the newest known change was made, in milliseconds; 0 when none is known. */
export const newestChange = ({ changes }: ChangeLog): number =>
  Object.values(changes).reduce((newest, [, at]) => Math.max(newest, at), 0);

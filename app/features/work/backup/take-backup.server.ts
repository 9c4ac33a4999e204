import { sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';

import { formatName, manifestText, stateSchema, type BackupState, type Manifest } from './backup-format';
import { manifestKey, stateKey, type BackupStore } from './backup-store';
import { fillPart } from './fill-part.server';
import { readTables, type ReadRows } from './read-tables';

export type BackupDependencies = DbClock & { backups: BackupStore };

/** Limits of one step; a worker has a thousand queries and half a minute of processor time. */
const stepLimits = { parts: 16, queries: 400, ms: 60_000 };
type StepLimits = typeof stepLimits;

type Options = {
  name: string;
  limits?: StepLimits;
  /** Called after each part; throws when another worker has taken the backup over. */
  onPart?: (state: BackupState) => Promise<void>;
};

/**
 * Takes the next step of the backup with this name: begins it, or continues after the last stored part. A
 * backup is whole once it has its manifest, which is written last; a call for a whole backup does nothing.
 * Throws when the database or the store fails; the next call then continues.
 */
export async function takeBackup(
  deps: BackupDependencies,
  { name, limits = stepLimits, onPart }: Options,
): Promise<{ isWhole: boolean; state: Pick<BackupState, 'parts'> }> {
  const { objects } = deps.backups;
  const whole = await objects.read(manifestKey(name));
  if (whole) return { isWhole: true, state: JSON.parse(whole.text) as Manifest };
  const read: ReadRows = (text) => deps.db.all(sql.raw(text));
  const tables = await readTables(read);
  let { state, mark } = await begin(deps, read, name);
  if (state.parts.length === 0 && state.at.after === null) state.at.table = tables[0]?.name ?? null;
  const until = deps.clock.now().getTime() + limits.ms;
  const budget = { queries: limits.queries };
  for (let part = 0; part < limits.parts; part += 1) {
    if (state.at.table === null && state.pictures.isEnd) break;
    if (budget.queries <= 0 || deps.clock.now().getTime() >= until) break;
    state = await fillPart({ ...deps, read, tables, budget }, state);
    // Another worker on the same backup finds the mark changed: only one of the two continues.
    mark = await objects.write(stateKey(name), JSON.stringify(state), mark);
    if (mark === null) throw new Error('Somebody else works on this backup.');
    await onPart?.(state);
  }
  if (state.at.table !== null || !state.pictures.isEnd) return { isWhole: false, state };
  await objects.write(manifestKey(name), await manifestText(manifestOf(state, deps.clock.now())), null);
  return { isWhole: true, state };
}

type Begun = { state: BackupState; mark: string | null };

async function begin({ backups, clock }: BackupDependencies, read: ReadRows, name: string): Promise<Begun> {
  const stored = await backups.objects.read(stateKey(name));
  const before = stored && stateSchema.safeParse(JSON.parse(stored.text));
  if (stored && before?.success) return { state: before.data, mark: stored.mark };
  const bookmark = await backups.bookmark();
  const rows = (await read('select name from d1_migrations order by id')) as { name: string }[];
  const state: BackupState = {
    version: 1,
    name,
    environment: backups.environment,
    startedAt: clock.now().toISOString(),
    migrations: rows.map((row) => row.name),
    bookmark,
    parts: [],
    at: { table: null, after: null, rows: 0 },
    pictures: { count: 0, bytes: 0, after: null, isEnd: false },
  };
  return { state, mark: stored?.mark ?? null };
}

function manifestOf({ at: _, pictures, ...state }: BackupState, now: Date): Manifest {
  const totals = new Map<string, number>();
  for (const [table, rows] of state.parts.flatMap((part) => part.rows)) {
    totals.set(table, (totals.get(table) ?? 0) + rows);
  }
  const bucket = mediaBucket(state.environment);
  return {
    format: formatName,
    ...state,
    endedAt: now.toISOString(),
    schema: state.migrations.toSorted().at(-1) ?? '',
    tables: [...totals].map(([name, rows]) => ({ name, rows })),
    pictures: {
      count: pictures.count,
      bytes: pictures.bytes,
      copyCommand: `rclone copy --checksum r2:${bucket} r2:<the other bucket>`,
    },
  };
}

/** The bucket of pictures, as wrangler.toml names it. */
export const mediaBucket = (environment: string): string =>
  environment === 'local' ? 'stay-adelaide-media' : `stay-adelaide-${environment}-media`;

import { readdirSync, readFileSync } from 'node:fs';

import { loadSource } from '../../scripts/lib/load-source.mjs';
import { startBenchWorker } from './bench-worker.mjs';

const chunk = 1_000;
const name = '2026-11-20';
/**
 * The longest step over the mean of all whole ones: each step does the same amount of work, however large the
 * directory is.
 */
const steady = 3;

const feature = (file) => loadSource(`app/features/work/restore/${file}`);

const migrations = readdirSync('migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ name: file, sql: readFileSync(`migrations/${file}`, 'utf8') }));

/**
 * Takes a backup of a directory of this size, restores it beside, and compares. Returns { rows, megabytes, steps: [ms],
 * backupSeconds, restoreSeconds, memoryMb (of this process, which restores), differences }.
 */
export async function benchBackup(size, log = console.log) {
  const options = { d1Databases: { DB: 'bench', RESTORED: 'restored' }, r2Buckets: ['BACKUPS'] };
  const worker = await startBenchWorker('backup-worker', 'tests/bench/backup-wrangler.toml', options);
  try {
    await fill(worker, size, log);
    const taken = await take(worker);
    log(`taken after ${taken.steps.length} steps`);
    return { ...taken, ...(await restore(worker)) };
  } finally {
    await worker.dispose();
  }
}

async function fill(worker, size, log) {
  const db = await worker.getD1Database('DB');
  await db.prepare('create table d1_migrations (id integer primary key autoincrement, name text)').run();
  for (const { name: migration } of migrations.slice(0, -1)) {
    await db.prepare('insert into d1_migrations (name) values (?)').bind(migration).run();
  }
  // A backup does not read tables that triggers fill.
  const { quietTriggers } = await feature('clear-database.ts');
  const { createD1Site } = await feature('d1-site.ts');
  await quietTriggers(createD1Site(db));
  const begun = Date.now();
  for (let from = 0; from < size; from += chunk) {
    await ask(worker, `/fill?from=${from}&to=${from + chunk}&schema=${migrations.at(-1).name}`);
  }
  log(`${size} synthetic properties after ${Math.round((Date.now() - begun) / 1000)} s`);
}

async function ask(worker, path) {
  const answer = await worker.dispatchFetch(`http://bench${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function take(worker) {
  const steps = [];
  for (;;) {
    const begun = performance.now();
    const { isWhole, parts } = await (await ask(worker, '/step')).json();
    steps.push(performance.now() - begun);
    if (!isWhole) continue;
    const rows = parts.flatMap((part) => part.rows).reduce((sum, [, count]) => sum + count, 0);
    const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    const backupSeconds = steps.reduce((sum, ms) => sum + ms, 0) / 1000;
    return { rows, megabytes, parts: parts.length, steps, backupSeconds };
  }
}

async function restore(worker) {
  const { restoreBackup } = await feature('restore-backup.ts');
  const { createD1Site } = await feature('d1-site.ts');
  const bucket = await worker.getR2Bucket('BACKUPS');
  const read = async (file) => {
    const object = await bucket.get(`${name}/${file}`);
    return object && new Uint8Array(await object.arrayBuffer());
  };
  let max = 0;
  const watch = setInterval(() => (max = Math.max(max, process.memoryUsage().rss)), 200);
  const marks = [];
  const begun = performance.now();
  const { differences } = await restoreBackup({
    site: createD1Site(await worker.getD1Database('RESTORED')),
    files: { read },
    migrations,
    register: [],
    erase: () => [],
    now: new Date(),
    say: (line) => marks.push({ line, seconds: (performance.now() - begun) / 1000 }),
  });
  clearInterval(watch);
  const restoreSeconds = (performance.now() - begun) / 1000;
  return { restoreSeconds, marks, memoryMb: max / 1e6, differences };
}

/**
 * Prints the results. Returns false when the restored directory differs, or one step is much longer than the
 * others.
 */
export function printBackup({
  rows,
  megabytes,
  parts,
  steps,
  backupSeconds,
  restoreSeconds,
  marks,
  memoryMb,
  differences,
}) {
  const perSecond = (seconds) => `${Math.round(rows / seconds)} rows a second`;
  const whole = steps.slice(0, -1);
  const mean = whole.reduce((sum, ms) => sum + ms, 0) / Math.max(1, whole.length);
  const longest = Math.max(...steps);
  console.log(`${rows} rows, ${megabytes.toFixed(1)} MB in ${parts} parts`);
  console.log(
    `backup   ${backupSeconds.toFixed(1)} s, ${perSecond(backupSeconds)}, ${steps.length} steps of ${mean.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms`,
  );
  console.log(
    `restore  ${restoreSeconds.toFixed(1)} s, ${perSecond(restoreSeconds)}, at most ${memoryMb.toFixed(0)} MB`,
  );
  for (const { line, seconds } of marks) console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${line}`);
  const holds = differences.length === 0 && (whole.length < 2 || longest <= steady * mean);
  console.log(
    holds
      ? '\nThe restored directory is equal, and no step is long.'
      : '\nIt differs, or a step is too long.',
  );
  return holds;
}

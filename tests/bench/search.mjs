import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { Miniflare } from 'miniflare';

const outDir = resolve('.cache/bench');
const sizes = [1_000, 10_000, 100_000];
const chunk = 500;

/** Measures every search case at each size. Returns { size: [{ name, ms, rowsRead, total, plans }] }. */
export async function benchSearch(log = console.log) {
  const worker = await startBench('bench');
  try {
    const results = {};
    let filled = 0;
    for (const size of sizes) {
      const started = Date.now();
      for (; filled < size; filled += chunk) {
        await worker.dispatchFetch(`http://bench/fill?from=${filled}&to=${Math.min(size, filled + chunk)}`);
      }
      log(`${size} synthetic properties after ${Math.round((Date.now() - started) / 1000)} s`);
      results[size] = await (await worker.dispatchFetch('http://bench/measure')).json();
    }
    return results;
  } finally {
    await worker.dispose();
  }
}

/** The dashboard's lists at ten thousand properties in all states, all of one owner. Returns [{ name, ms, rowsRead, plans }]. */
export async function benchListings() {
  const worker = await startBench('listings');
  try {
    for (let filled = 0; filled < 10_000; filled += chunk) {
      await worker.dispatchFetch(`http://bench/fill?from=${filled}&to=${filled + chunk}`);
    }
    return await (await worker.dispatchFetch('http://bench/measure-listings')).json();
  } finally {
    await worker.dispose();
  }
}

async function startBench(database) {
  bundle();
  const worker = new Miniflare({
    modules: true,
    scriptPath: `${outDir}/search-worker.js`,
    modulesRoot: outDir,
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: { DB: database },
  });
  await migrate(await worker.getD1Database('DB'));
  return worker;
}

function bundle() {
  const wrangler = 'node_modules/wrangler/bin/wrangler.js';
  const args = [wrangler, 'deploy', '--dry-run', '--outdir', outDir, '-c', 'tests/bench/wrangler.toml'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  if (status !== 0) throw new Error(`the benchmark's worker was not built:\n${stderr}`);
}

async function migrate(db) {
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    for (const statement of readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint')) {
      await db.prepare(statement).run();
    }
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { Miniflare } from 'miniflare';

/**
 * A benchmark's worker, bundled and run on an empty migrated database of its own, or on the one kept in
 * `persist`; `more` are further options.
 */
export async function startBenchWorker(name, config, { persist, ...more } = {}) {
  const outDir = resolve('.cache/bench', name);
  bundle(outDir, config);
  const isKept = persist !== undefined && existsSync(persist);
  const worker = new Miniflare({
    modules: true,
    scriptPath: `${outDir}/${name}.js`,
    modulesRoot: outDir,
    compatibilityDate: '2026-04-20',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: { DB: 'bench' },
    ...(persist && { d1Persist: persist }),
    ...more,
  });
  if (!isKept) await migrate(await worker.getD1Database('DB'));
  return worker;
}

function bundle(outDir, config) {
  const wrangler = 'node_modules/wrangler/bin/wrangler.js';
  const args = [wrangler, 'deploy', '--dry-run', '--outdir', outDir, '-c', config];
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

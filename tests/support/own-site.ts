import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { startServer } from '../../scripts/lib/server.mjs';
import { copyTestState } from '../../scripts/lib/test-state.mjs';

/**
 * A server of one test file's own, for what the others must not see; `vars` replace variables. What it warns of is kept in
 * test-results/{name}.log and given by `warnings`.
 */
export async function serveOwnSite(name: string, vars: Record<string, string> = {}) {
  const stateDir = await copyTestState();
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${name}.log`);
  let told = '';
  const take = (text: string) => {
    told += text;
    log.write(text);
  };
  const server = await startServer({ stateDir, vars, log: take });
  return {
    origin: server.origin,
    warnings: () => told,
    async stop() {
      await server.stop();
      log.end();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

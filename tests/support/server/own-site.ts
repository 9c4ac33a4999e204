import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { inject } from 'vitest';

import { startServer } from '../../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../../scripts/lib/test/test-state.mjs';

/** PATIENCE for a site beside several browsers: a slow binding must not count as failed. */
export const busyMachine = '10';

/**
 * A server for one test file, for changes that the others must not see. `vars` replace variables,
 * `searchLimit` is the number of searches that a visitor may make in a minute, and `around` wraps the web
 * worker. Its warnings are kept in test-results/{name}.log and returned by `warnings`.
 */
export async function serveOwnSite(
  name: string,
  vars: Record<string, string> = {},
  { searchLimit, around }: { searchLimit?: number; around?: string } = {},
) {
  const stateDir = await copyTestState();
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${name}.log`);
  let output = '';
  const take = (text: string) => {
    output += text;
    log.write(text);
  };
  const all = { PATIENCE: busyMachine, PASSWORD_COST: 'quick', EDGE_CACHE: 'checked', ...vars };
  const configurations = inject('configurations');
  const server = await startServer({
    stateDir,
    vars: all,
    searchLimit,
    around,
    log: take,
    configurations,
  });
  return {
    origin: server.origin,
    warnings: () => output,
    async stop() {
      await server.stop();
      log.end();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

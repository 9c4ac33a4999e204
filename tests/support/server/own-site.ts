import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { startServer } from '../../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../../scripts/lib/test/test-state.mjs';

/** PATIENCE of a site beside several browsers: what is slow there is not gone. */
export const busyMachine = '10';

/**
 * A server of one test file's own, for what the others must not see; `vars` replace variables, `searchLimit` the searches
 * of a visitor in a minute, `around` what is made of the web worker. What it warns of is kept in test-results/{name}.log and
 * given by `warnings`.
 */
export async function serveOwnSite(
  name: string,
  vars: Record<string, string> = {},
  { searchLimit, around }: { searchLimit?: number; around?: string } = {},
) {
  const stateDir = await copyTestState();
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${name}.log`);
  let told = '';
  const take = (text: string) => {
    told += text;
    log.write(text);
  };
  const all = { PATIENCE: busyMachine, ...vars };
  const server = await startServer({ stateDir, vars: all, searchLimit, around, log: take });
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

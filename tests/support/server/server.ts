import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import type { WebEnv } from '~/platform/env';

import { findBrowser } from '../../../scripts/lib/test/browser.mjs';
import { build } from '../../../scripts/lib/server/build.mjs';
import { writeSecrets } from '../../../scripts/lib/server/secrets.mjs';
import { readConfigurations, startServer } from '../../../scripts/lib/server/server.mjs';
import { loadWrangler } from '../../../scripts/lib/server/wrangler.mjs';
import { copyTestState } from '../../../scripts/lib/test/test-state.mjs';
import { addHiddenProperties, type HiddenProperty } from '../hostile/hidden-properties';
import { addOddProperties } from '../hostile/odd-properties';
import { busyMachine } from './own-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the built site with the demo data, which all browser tests of a run share. */
    origin: string;
    /** Program for playwright's `chromium.launch({ executablePath })`. */
    browserPath: string;
    /** For servers that tests start. */
    configurations: ReturnType<typeof readConfigurations>;
    /** Local state of that server. Only `siteDatabase` uses its database: a second process would lock it. */
    stateDir: string;
    /** Properties that the public must not see, one for each way of being hidden. */
    hiddenProperties: HiddenProperty[];
  }
}

/**
 * One server for all browser tests of a project. Its warnings are kept in test-results/{project}-server.log.
 */
export default async function serveSite(project: TestProject) {
  const browserPath = await findBrowser();
  await writeSecrets();
  await build();
  const configurations = readConfigurations();
  const stateDir = await copyTestState();
  const hiddenProperties = await addPropertiesTo(stateDir);
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${project.name}-server.log`);
  // The shared site has no sign-in with Google, whatever a developer's .dev.vars contains.
  // Tests write into the database by hand, so the cache looks there for what changed.
  const vars = {
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
    PATIENCE: busyMachine,
    PASSWORD_COST: 'quick',
    EDGE_CACHE: 'checked',
  };
  const around = readFileSync('tests/support/server/count-calls.mjs', 'utf8');
  const server = await startServer({
    stateDir,
    vars,
    around,
    log: (text) => log.write(text),
    configurations,
  });
  project.provide('origin', server.origin);
  project.provide('browserPath', browserPath);
  project.provide('configurations', configurations);
  project.provide('stateDir', stateDir);
  project.provide('hiddenProperties', hiddenProperties);
  return async () => {
    await server.stop();
    log.end();
    await rm(stateDir, { recursive: true, force: true });
  };
}

async function addPropertiesTo(stateDir: string): Promise<HiddenProperty[]> {
  const platform = await loadWrangler().getPlatformProxy<WebEnv>({
    configPath: 'wrangler.toml',
    persist: { path: `${stateDir}/v3` },
  });
  try {
    await addOddProperties(platform.env);
    return await addHiddenProperties(platform.env);
  } finally {
    await platform.dispose();
  }
}

import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

import { iconsOf, withSprite } from './scripts/lib/server/icons/icon-imports.mjs';
import { imagesOption, imagesWorker } from './scripts/lib/server/images/local-images.mjs';
import { moduleCache } from './scripts/lib/test/module-cache.mjs';
import { keepTemporaryFilesInMemory } from './scripts/lib/test/temporary-files.mjs';
import { LongestFirst } from './tests/support/server/longest-first';

keepTemporaryFilesInMemory();

const onlyForTests = 'only-for-tests-only-for-tests-only-for-tests';

/** Test files share their imports: importing everything again for each file takes longer than most tests. */
const isolate = false;

/**
 * Only for tests that never end. The longest take 30 seconds on an idle machine; on a busy one each second may
 * take ten, most of all for a step that gives way to others.
 */
const patience = 300_000;

/** Pure rules, in Node. They give way to other steps, so that a second of work may take many. */
const unit = {
  plugins: [tsconfigPaths()],
  test: {
    name: 'unit',
    isolate,
    // Libraries are imported as Node has them: what makes up for other forms of modules slows down every use.
    deps: { interopDefault: false },
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/server/quick-exports.ts'],
    // More than processors: several files wait for websites, models and commands, and the others go on meanwhile.
    maxWorkers: 3,
    // `npm run check` runs them after every change, and nearly all modules are as they were before.
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache() },
    sequence: { groupOrder: 3 },
    testTimeout: patience,
    // One hook reads all websites of a folder.
    hookTimeout: 3 * patience,
  },
};

/** The commands for deployments, each with the real wrangler against Cloudflare's interface on loopback. */
const commands = {
  plugins: [tsconfigPaths()],
  test: {
    name: 'commands',
    isolate,
    environment: 'node',
    include: ['tests/commands/*.test.ts'],
    // Each command starts wrangler many times, for a second of a processor each.
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: patience,
    hookTimeout: patience,
  },
};

/** As in a build, icons are drawings of a file: with Lucide's own, workerd would load 2,100 modules one by one. */
const icons = {
  name: 'icons-of-a-file',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/app\/.*\.tsx?$/.test(id) && iconsOf(code).length > 0
      ? { code: withSprite(code, (icon: string) => `/icons.svg#${icon}`), map: null }
      : undefined,
};

/** True where the command line names this project or none. */
const mayRun = (project: string) => {
  const named = process.argv.filter(
    (word, at, words) => words[at - 1] === '--project' || word.startsWith('--project='),
  );
  return named.length === 0 || named.some((word) => word.replace('--project=', '') === project);
};

/** Cloudflare's pool, with wrangler inside, takes two seconds of a processor to load: only where it is used. */
async function inRuntime() {
  const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-pool-workers');
  return cloudflareTest(async () => ({
    miniflare: {
      compatibilityDate: '2026-04-20',
      compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
      d1Databases: ['DB', 'RESTORED'],
      r2Buckets: ['MEDIA', 'BACKUPS'],
      ...imagesOption,
      workers: [await imagesWorker()],
      kvNamespaces: ['EDGE'],
      ratelimits: { SEARCH_LIMIT: { simple: { limit: 5, period: 60 } } },
      queueProducers: { TRAFFIC: 'traffic', JOBS: 'jobs', WORK: 'work' },
      bindings: {
        ENVIRONMENT: 'local',
        PASSWORD_COST: 'quick',
        SITE_ORIGIN: 'http://localhost:8787',
        STAFF_SECOND_FACTOR: 'optional',
        FACTOR_SECRET: onlyForTests,
        FORM_SECRET: onlyForTests,
        LINK_SECRET: onlyForTests,
        PASSWORD_PEPPER: onlyForTests,
        SESSION_SECRET: onlyForTests,
        TEST_MIGRATIONS: await readD1Migrations('migrations'),
      },
    },
  }));
}

/** Real D1 with the real migrations, R2, KV and queues, in workerd. */
const integration = {
  plugins: [icons, tsconfigPaths(), mayRun('integration') && inRuntime()],
  test: {
    name: 'integration',
    isolate,
    include: ['tests/integration/**/*.test.ts'],
    setupFiles: ['tests/support/database/apply-migrations.ts'],
    testTimeout: patience,
    hookTimeout: patience,
  },
};

/**
 * The built site with the demo data, in Chromium. `inject('origin')` and `inject('browserPath')` give their
 * locations.
 */
const inBrowser = (name: string, include: string[]) => ({
  plugins: [tsconfigPaths()],
  test: {
    name,
    isolate,
    environment: 'node' as const,
    include,
    globalSetup: ['tests/support/server/server.ts'],
    setupFiles: ['tests/support/browser/browser-hooks.ts'],
    // More than twice as many as a build machine has processors, since a test spends half of its time waiting.
    maxWorkers: 5,
    sequence: { groupOrder: 1 },
    testTimeout: patience,
    hookTimeout: patience,
    // As long as one of playwright's own steps may take, and polled as often.
    expect: { poll: { timeout: 90_000, interval: 150 } },
    // A test that fails now and then has a cause, which a second try would hide.
    retry: 0,
  },
});

/**
 * Pages for travellers, whose data no test changes; and, on a server of their own, the changes of owners and
 * admins.
 */
const e2e = inBrowser('e2e', ['tests/e2e/*.test.ts']);
const manage = inBrowser('manage', ['tests/e2e/manage/*.test.ts']);

export default defineConfig({
  test: { projects: [unit, commands, integration, e2e, manage], sequence: { sequencer: LongestFirst } },
});

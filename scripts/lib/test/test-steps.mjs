import { findBrowser } from './browser.mjs';
import { build } from '../server/build.mjs';
import { fromRoot } from '../places.mjs';
import { run, runTool } from '../run.mjs';
import { runVitest } from './run-vitest.mjs';
import { withoutPassed } from './sentence-tests.mjs';
import { testStateTemplate } from './test-state.mjs';
import { runWrangler } from '../server/wrangler.mjs';

/** Results of a check for files that have not changed since. */
const cache = (name) => fromRoot('node_modules', '.cache', 'checks', name);

/**
 * All steps of `npm test` in the order of the report: { name, after: names of steps that must have ended, alone, givesWay, run }.
 * `run` resolves with { passed, failed, output }. The longest one and those that others wait for come first. A step with
 * `alone` gets the whole machine, since a slow browser would fail its tests; only one that gives way takes what it leaves.
 */
export const testSteps = [
  vitest('integration'),
  check('build', async () => success(await build().then(() => ''))),
  check('demo data', async () => success(await testStateTemplate())),
  vitest('commands'),
  vitest('unit'),
  check('bundle', () => run(process.execPath, ['scripts/check-bundle.mjs']), {
    after: ['build'],
    show: true,
  }),
  check(
    'deploy web worker',
    () =>
      dryRun('wrangler.toml', [
        'DB',
        'MEDIA',
        'IMAGES',
        'EDGE',
        'TRAFFIC',
        'JOBS',
        'WORK',
        'SEARCH_LIMIT',
        'FIGURES',
        'ASSETS',
      ]),
    {
      after: ['build'],
    },
  ),
  check('deploy queue worker', () =>
    dryRun('workers/queue/wrangler.toml', [
      'DB',
      'MEDIA',
      'BACKUPS',
      'IMAGES',
      'EDGE',
      'AI',
      'JOBS',
      'WORK',
      'EMAIL',
    ]),
  ),
  {
    ...vitest('e2e', async () => ({ CHROMIUM_PATH: await findBrowser() }), ['e2e', 'manage']),
    name: 'browser',
    after: ['build', 'demo data'],
    alone: true,
  },
  patient('types', 'typescript-native/bin/tsc', [
    '--noEmit',
    // Each checker works out the types that many files share for itself, and steps beside this one need the processors.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    cache('tsc.json'),
  ]),
  patient('lint', 'oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs']),
  patient('format', 'oxfmt/bin/oxfmt', ['--check']),
  patient('unused code', 'knip/bin/knip.js', ['--no-progress']),
];

/**
 * The steps of `npm run check`. Most changes have nothing to do with the sentences of the search box, which take half of the unit tests'
 * time: they are read again when something that they import has changed since they passed.
 */
export const dailySteps = [
  {
    name: 'unit',
    after: [],
    run: () => withoutPassed((without) => runVitest('unit', [...only(['unit']), ...without])),
  },
  ...testSteps.filter(({ name }) => ['types', 'format', 'lint'].includes(name)),
];

const success = (output) => ({ code: 0, output });

/** A command that counts as one test: passed when it ends with code 0. `show` prints its output either way. */
function check(name, command, { after = [], show = false } = {}) {
  const attempt = async () => {
    const { code, output } = await command();
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };
  return { name, after, show, run: attempt };
}

/** A tool that runs at low priority beside any other step, also beside one that is alone. No test is one: some limit time. */
function patient(name, file, args) {
  return { ...check(name, () => runTool(file, args, { givesWay: true })), givesWay: true };
}

function vitest(name, environment = async () => ({}), projects = [name]) {
  const run = async () => runVitest(name, only(projects), { env: await environment() });
  return { name, after: [], run };
}

const only = (projects) => projects.flatMap((project) => ['--project', project]);

/** Bundles as a deployment would and checks the bindings that production must have. */
async function dryRun(config, bindings) {
  const result = await runWrangler(['deploy', '--dry-run', '--env', 'production', '-c', config]);
  const missing = bindings.filter((name) => !new RegExp(`\\benv\\.${name}\\b`).test(result.output));
  if (result.code !== 0 || missing.length === 0) return result;
  return {
    code: 1,
    output: `${result.output}\nProduction has no binding ${missing.join(', ')} in ${config}.`,
  };
}

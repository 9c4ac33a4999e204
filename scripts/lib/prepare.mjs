import { build } from './server/build.mjs';
import { install } from './install.mjs';
import { migrate } from './server/migrate.mjs';
import { defaultStateDir, fromRoot } from './places.mjs';
import { run } from './run.mjs';
import { writeSecrets } from './server/secrets.mjs';
import { step } from './test/steps.mjs';

/** Packages, secrets and (unless the caller serves from source) the build. */
export async function prepareCode({ say = console.log, withBuild = true } = {}) {
  await step((ran) => (ran ? 'Installed the packages.' : 'Packages are installed.'), install, { say });
  await step((added) => added.length > 0 && `Made ${added.join(' and ')} in .dev.vars.`, writeSecrets, {
    say,
  });
  if (withBuild) await step((ran) => (ran ? 'Built the site.' : 'The build is up to date.'), build, { say });
}

/** Tables and demo data under `stateDir`; with `forTests`, made in the quickest way. */
export async function prepareData({ stateDir = defaultStateDir, forTests = false, say = console.log } = {}) {
  const migrated = (ran) => (ran ? 'Applied the database migrations.' : 'The database is up to date.');
  await step(migrated, () => migrate({ stateDir }), { say });
  await step(
    (line) => line,
    () => seedInItsOwnProcess(stateDir, forTests),
    { say },
  );
}

/** wrangler and sharp need much memory; a separate process frees it when it ends. */
async function seedInItsOwnProcess(stateDir, forTests) {
  const { code, output } = await run(process.execPath, [
    fromRoot('scripts', 'seed.mjs'),
    '--if-needed',
    '--state',
    stateDir,
    ...(forTests ? ['--for-tests'] : []),
  ]);
  if (code !== 0) throw new Error(`The demo data could not be loaded.\n${output}`);
  return output.trim();
}

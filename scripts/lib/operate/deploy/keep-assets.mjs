import fs from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../../places.mjs';
import { probe } from '../probe.mjs';
import { putObjects } from '../releases.mjs';

/** The folder in which the web worker looks for a file that its own version does not have (workers/kept-assets.ts). */
const keptUnder = 'build/assets/';

/** Names of the files of this build whose names contain their hash. */
export const listAssets = () => {
  const folder = fromRoot('build', 'client', 'assets');
  return fs.readdirSync(folder).sort();
};

/**
 * Puts this build's files where every version finds them, before any visitor gets a page that refers to them:
 * while both versions answer, the old one may get requests for the new scripts, and the new one for the
 * scripts of pages that are still open.
 */
export const keepAssets = (environment, names) =>
  putObjects(
    environment,
    names.map((name) => ({
      key: `${keptUnder}${name}`,
      file: path.join(fromRoot('build', 'client', 'assets'), name),
    })),
    'The files of the build could not be kept for pages that are still open.',
  );

/**
 * Checks that each version serves a file that only the other one has; returns [{ what, problem }]. `assets` and
 * `versions` have `before` and `after`; without a list of the files before there is nothing to compare.
 */
export async function checkKeptAssets(environment, assets, versions) {
  if (!assets.before) return [];
  const onlyIn = (names, others) => names.find((name) => name.endsWith('.js') && !others.includes(name));
  const cases = [
    ['a new script at the version before', onlyIn(assets.after, assets.before), versions.before],
    ['an old script at the new version', onlyIn(assets.before, assets.after), versions.after],
  ];
  return Promise.all(
    cases
      .filter(([, name]) => name)
      .map(async ([what, name, version]) => {
        const { status } = await probe(environment, `/assets/${name}`, { version });
        return { what, problem: status === 200 ? null : `/assets/${name} has status ${status}` };
      }),
  );
}

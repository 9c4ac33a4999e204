import fs from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../../places.mjs';
import { loadWrangler } from '../../server/wrangler.mjs';
import { changedFiles, commitSubject, currentCommit, findChecksPassed } from '../checks-passed.mjs';
import { executeRemotely } from '../environment.mjs';
import { listLacks } from '../inventory.mjs';
import { Trouble } from '../trouble.mjs';
import { judgeMigration } from './judge-migration.mjs';

/** The commit to be released: all of it committed, and every check passed. */
export async function requireCheckedCommit() {
  const changed = await changedFiles();
  if (changed === null) throw new Trouble('This is no git repository: a release is a commit.');
  if (changed !== '')
    throw new Trouble(
      `There are changes that no commit contains:\n${changed}\nCommit them and run npm test, or put them away (git stash -u); then deploy again.`,
    );
  const commit = await currentCommit();
  if (!(await findChecksPassed()))
    throw new Trouble(
      `The checks of ${commit.slice(0, 12)} did not pass here, or were not run: run npm test, then deploy again.`,
    );
  return { commit, subject: await commitSubject() };
}

/** Throws when secrets, ids or bindings are missing. */
export async function requireComplete(environment) {
  const lacks = await listLacks(environment);
  if (lacks.length > 0)
    throw new Trouble(
      `${environment.name} is not complete:\n${lacks.join('\n')}\nnpm run setup -- ${environment.name} makes what is missing.`,
    );
}

/** Names of the migrations that the database has not got yet, in their order. */
export async function listPendingMigrations(environment) {
  const names = new Set(await listAppliedMigrations(environment));
  return listMigrations().filter((name) => !names.has(name));
}

async function listAppliedMigrations(environment) {
  const failure = 'The migrations of the database could not be listed.';
  try {
    const [applied] = await executeRemotely(environment, 'SELECT name FROM d1_migrations', failure);
    return applied.map(({ name }) => name);
  } catch (error) {
    if (/no such table: d1_migrations/.test(error.message)) return [];
    throw error;
  }
}

/** Names of all migrations, in their order. */
const listMigrations = () =>
  fs
    .readdirSync(fromRoot('migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();

/**
 * Throws for a pending migration that takes something away, unless that is allowed here and the migration says why. A new database has
 * nothing to lose. Returns those that take something away and are allowed: [{ name, reason }].
 */
export async function requireAdditive(names, { allowDestructive }) {
  if (names.length === listMigrations().length) return [];
  const { unstable_splitSqlQuery: split } = loadWrangler();
  const textOf = (name) => fs.readFileSync(path.join(fromRoot('migrations'), name), 'utf8');
  const taking = names
    .map((name) => ({ name, ...judgeMigration(textOf(name), split) }))
    .filter(({ takes }) => takes.length > 0);
  const problems = taking
    .filter(({ reason }) => !allowDestructive || !reason)
    .map(({ name, takes, reason }) => {
      const missing = reason
        ? ''
        : "\n  It gives no reason: a line '-- destructive: why nothing needs it any more'.";
      return `${name}${missing}\n${takes.map((words) => `  ${words}`).join('\n')}`;
    });
  if (problems.length === 0) return taking.map(({ name, reason }) => ({ name, reason }));
  throw new Trouble(
    `A version that is still running may need what these migrations take away:\n${problems.join('\n')}\n` +
      'Release the code that does without it first. Then --allow-destructive applies a migration that gives its reason.',
  );
}

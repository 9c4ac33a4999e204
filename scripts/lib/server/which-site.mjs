import { defaultStateDir } from '../places.mjs';
import { runWrangler } from './wrangler.mjs';

/** Options of a command that works on one site's data: the local state, or a deployed environment with `--remote`. */
export const siteOptions = {
  state: { type: 'string', default: defaultStateDir },
  env: { type: 'string' },
  remote: { type: 'boolean', default: false },
};

/** The same as arguments for wrangler. */
export const siteArguments = ({ state, env, remote }) => [
  '-c',
  'wrangler.toml',
  ...(env ? ['--env', env] : []),
  ...(remote ? ['--remote'] : ['--local', '--persist-to', state]),
];

/**
 * Runs SQL on the database of the site that these options name, given as `--command` or as `--file`. Returns the rows of its
 * first statement, or the words of wrangler when it fails: { rows } or { failure }.
 */
export async function tryOnSite(options, how) {
  const args = ['d1', 'execute', 'DB', '--json', '--yes', ...how, ...siteArguments(options)];
  const { code, output } = await runWrangler(args);
  if (code !== 0) return { failure: output };
  const [first] = JSON.parse(output.slice(output.indexOf('[')));
  return { rows: first?.results ?? [] };
}

/** The same for one text of SQL; when it fails, says `failure` with what wrangler said, and ends the process. */
export async function executeOnSite(options, sql, failure) {
  const done = await tryOnSite(options, ['--command', sql]);
  if (done.rows) return done.rows;
  console.error(`${failure}\n${done.failure}`);
  process.exit(1);
}

import { executeRemotely, readEnvironment } from '../operate/environment.mjs';
import { environments } from '../operate/read-command.mjs';
import { Trouble } from '../operate/trouble.mjs';
import { defaultStateDir } from '../places.mjs';
import { runWrangler } from './wrangler.mjs';

/** Options of a command that works on one site's data: the local state, or a deployed environment with `--remote`. */
export const siteOptions = {
  state: { type: 'string', default: defaultStateDir },
  env: { type: 'string' },
  remote: { type: 'boolean', default: false },
};

/** The reason why these options name no site, or null. */
export const siteProblem = ({ env, remote }) =>
  (remote ? environments.includes(env) : env === undefined)
    ? null
    : 'A deployed site is named by --env staging --remote, or --env production --remote.';

/** The same as arguments for wrangler. */
export const siteArguments = ({ state, env, remote }) => [
  '-c',
  'wrangler.toml',
  ...(env ? ['--env', env] : []),
  ...(remote ? ['--remote'] : ['--local', '--persist-to', state]),
];

/** Runs SQL on the database of the site that these options name, and returns the rows of its first statement. Throws a Trouble. */
export async function executeOnSite(options, sql, failure) {
  if (!options.remote) return executeHere(options, sql, failure);
  const [rows] = await executeRemotely(await readEnvironment(options.env), sql, failure);
  return rows ?? [];
}

async function executeHere(options, sql, failure) {
  const args = ['d1', 'execute', 'DB', '--json', '--yes', '--command', sql, ...siteArguments(options)];
  const { code, output } = await runWrangler(args);
  if (code !== 0) throw new Trouble(`${failure}\n${output}`);
  const [first] = JSON.parse(output.slice(output.indexOf('[')));
  return first?.results ?? [];
}

import { defaultStateDir } from '../places.mjs';
import { runWrangler } from './wrangler.mjs';

/** Options of a command that works on one site's data: the local state, or a deployed environment with `--remote`. */
export const siteOptions = {
  state: { type: 'string', default: defaultStateDir },
  env: { type: 'string' },
  remote: { type: 'boolean', default: false },
};

/** The same as arguments for wrangler. */
const siteArguments = ({ state, env, remote }) => [
  '-c',
  'wrangler.toml',
  ...(env ? ['--env', env] : []),
  ...(remote ? ['--remote'] : ['--local', '--persist-to', state]),
];

/**
 * Runs SQL on the database of the site that these options name. Returns the rows of its first statement; when it fails, says
 * `failure` with what wrangler said, and ends the process.
 */
export async function executeOnSite(options, sql, failure) {
  const { code, output } = await runWrangler([
    'd1',
    'execute',
    'DB',
    '--json',
    '--yes',
    '--command',
    sql,
    ...siteArguments(options),
  ]);
  if (code !== 0) {
    console.error(`${failure}\n${output}`);
    process.exit(1);
  }
  return JSON.parse(output.slice(output.indexOf('[')))[0].results;
}

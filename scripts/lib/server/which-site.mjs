import { defaultStateDir } from '../places.mjs';

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

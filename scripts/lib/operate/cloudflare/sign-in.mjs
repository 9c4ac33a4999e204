import { runWrangler } from '../../server/wrangler.mjs';
import { askCloudflare } from './ask-cloudflare.mjs';
import { Trouble } from '../trouble.mjs';

const howTo = 'Set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, or run npx wrangler login.';
/** The folder in which wrangler keeps a person's login; our own calls of it keep their files in the repository. */
const configHome = process.env.XDG_CONFIG_HOME;

/**
 * Sets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID for this command where they are not set: the token is that of `wrangler login`, the
 * account the only one that it may use.
 */
export async function signIn() {
  const { env } = process;
  env.CLOUDFLARE_API_TOKEN ||= await findToken();
  env.CLOUDFLARE_ACCOUNT_ID ||= await findAccount();
}

async function findToken() {
  const { code, output } = await runWrangler(['auth', 'token', '--json'], {
    env: { NO_COLOR: '1', XDG_CONFIG_HOME: configHome },
  });
  const token = code === 0 && JSON.parse(output.slice(output.indexOf('{'))).token;
  if (!token) throw new Trouble(`Nobody is signed in to Cloudflare. ${howTo}`);
  return token;
}

async function findAccount() {
  const accounts = await askCloudflare('/accounts', 'The accounts could not be listed.');
  if (accounts.length === 1) return accounts[0].id;
  if (accounts.length === 0)
    throw new Trouble(`The token in CLOUDFLARE_API_TOKEN may use no account. ${howTo}`);
  const names = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  throw new Trouble(`Set CLOUDFLARE_ACCOUNT_ID to one of these accounts:\n${names}`);
}

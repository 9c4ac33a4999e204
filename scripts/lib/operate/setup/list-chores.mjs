import { ofWorker } from '../environment.mjs';
import { readSender } from '../cloudflare/senders.mjs';

const dashboard = (page) => `https://dash.cloudflare.com/?to=/:account/${page}`;

/**
 * The tasks that only a person can do and that are not done yet, each with its page and the words to look
 * for.
 */
export async function listChores(environment, secrets) {
  const chores = [domain(environment), await sender(environment), google(environment, secrets.web)];
  return chores.filter(Boolean);
}

function domain({ name, origin, web, queue }) {
  if (!new URL(origin).hostname.endsWith('.example')) return null;
  return [
    'The domain. Open',
    `   ${dashboard(`workers/services/view/${web.name}/production/settings`)}`,
    "   and under 'Domains & Routes' choose 'Add', 'Custom domain', and type the domain. Then write",
    `   SITE_ORIGIN = "https://<the domain>" into [env.${name}] of ${web.file} and of ${queue.file}.`,
  ].join('\n');
}

/**
 * The domains that may send are listed by the account; where they cannot be read, the person is asked to
 * check.
 */
async function sender(environment) {
  const { address, host, maySend } = await readSender(environment);
  if (maySend) return null;
  return [
    `The address that mail comes from, ${address}. Open`,
    `   ${dashboard('email-service/sending')}`,
    `   choose 'Onboard domain', and add the records that it shows for ${host}. Another address is MAIL_FROM and`,
    `   allowed_sender_addresses in ${environment.queue.file}. Mail waits in the queue until this is done.`,
  ].join('\n');
}

function google(environment, names) {
  const missing = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'].filter((name) => !names.includes(name));
  if (missing.length === 0) return null;
  const where = ofWorker(environment, environment.web).join(' ');
  return [
    'Sign-in with Google, if it shall be offered. Open',
    '   https://console.cloud.google.com/auth/clients',
    "   choose 'Create client', type 'Web application', and under 'Authorised redirect URIs' add",
    `   ${environment.origin}/auth/google/callback`,
    '   Then give the site what Google shows:',
    ...missing.map((name) => `   npx wrangler secret put ${name} ${where}`),
  ].join('\n');
}

import { fromRoot } from '../places.mjs';
import { loadWrangler, runWrangler, wranglerEnv } from '../server/wrangler.mjs';
import { askAccount } from './cloudflare/ask-cloudflare.mjs';
import { signIn } from './cloudflare/sign-in.mjs';
import { Trouble } from './trouble.mjs';

const configs = { web: 'wrangler.toml', queue: 'workers/queue/wrangler.toml' };

/** Reads a configuration for an environment, or for the local site without one. Throws a Trouble where it cannot be read. */
export function readConfiguration(file, env) {
  const { unstable_readConfig: readConfig } = loadWrangler();
  try {
    return readConfig({ config: fromRoot(file), env }, { hideWarnings: true });
  } catch ({ message, location }) {
    const place = location ? `, line ${location.line}: ${location.lineText.trim()}` : '';
    throw new Trouble(`${file} cannot be read${place}\n${message}\ngit diff ${file} shows what was changed.`);
  }
}

/**
 * Both workers of an environment as their configurations have them: names, bindings, and the resources that
 * they share. Signs in to Cloudflare first.
 */
export async function readEnvironment(name) {
  Object.assign(process.env, wranglerEnv());
  const [web, queue] = ['web', 'queue'].map((worker) => {
    const file = configs[worker];
    const config = readConfiguration(file, name);
    return { worker, file, name: config.name, config, local: readConfiguration(file, undefined) };
  });
  requireParts(name, web, queue);
  await signIn();
  const all = [web.config, queue.config];
  const database = web.config.d1_databases[0];
  const unique = (names) => [...new Set(names.filter(Boolean))];
  return {
    name,
    web,
    queue,
    origin: web.config.vars.SITE_ORIGIN,
    sender: queue.config.vars.MAIL_FROM,
    database: { name: database.database_name, id: database.database_id },
    media: bucketOf(web, 'MEDIA'),
    backups: bucketOf(queue, 'BACKUPS'),
    buckets: unique(all.flatMap((config) => config.r2_buckets.map(({ bucket_name: bucket }) => bucket))),
    /** The namespace's title in the account; the configurations contain only its id. */
    namespace: { title: `stay-adelaide-${name}-edge`, id: web.config.kv_namespaces[0].id },
    queues: unique(
      all.flatMap(({ queues }) => [
        ...queues.producers.map(({ queue: one }) => one),
        ...(queues.consumers ?? []).flatMap((one) => [one.queue, one.dead_letter_queue]),
      ]),
    ),
  };
}

/** Without these no command can work on an environment; everything else is a line of the doctor. */
function requireParts(name, web, queue) {
  const lacks = [
    [web, 'the database DB', web.config.d1_databases[0]],
    [web, 'the namespace EDGE', web.config.kv_namespaces[0]],
    [web, 'the bucket MEDIA', bucketOf(web, 'MEDIA')],
    [web, 'SITE_ORIGIN', web.config.vars.SITE_ORIGIN],
    [queue, 'the bucket BACKUPS', bucketOf(queue, 'BACKUPS')],
    [queue, 'MAIL_FROM', queue.config.vars.MAIL_FROM],
  ].filter(([, , part]) => !part);
  if (lacks.length === 0) return;
  const words = lacks.map(([{ file }, what]) => `[env.${name}] of ${file} has not ${what}.`);
  throw new Trouble(
    `${words.join('\n')}\ngit diff shows what was changed; the local part of the file has each of them.`,
  );
}

const bucketOf = ({ config }, name) => config.r2_buckets.find(({ binding }) => binding === name)?.bucket_name;

/** Arguments that name one worker of an environment. */
export const ofWorker = ({ name }, { file }) => ['--env', name, '-c', file];

/** Runs wrangler to its end; when it fails, throws its output after `failure`. */
export async function wrangler(args, failure, options) {
  const { code, output } = await runWrangler(args, { ...options, env: { NO_COLOR: '1', ...options?.env } });
  if (code !== 0) throw new Trouble(`${failure}\n${plain(output)}`);
  return output;
}

/** The rows of each statement: SQL on the environment's database. */
export async function executeRemotely({ database }, sql, failure) {
  const answers = await askAccount(`/d1/database/${database.id}/query`, failure, {
    method: 'POST',
    json: { sql },
  });
  return answers.map(({ results }) => results);
}

/** Removes colours, and the line with the path of wrangler's log. */
const plain = (output) =>
  output
    // oxlint-disable-next-line no-control-regex -- these are the terminal's colours
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => !/Logs were written to|If you think this is a bug/.test(line))
    .join('\n')
    .trim();

import { fromRoot } from '../places.mjs';
import { loadWrangler, runWrangler, wranglerEnv } from '../server/wrangler.mjs';
import { askAccount } from './cloudflare/ask-cloudflare.mjs';
import { signIn } from './cloudflare/sign-in.mjs';
import { Trouble } from './trouble.mjs';

const configs = { web: 'wrangler.toml', queue: 'workers/queue/wrangler.toml' };

/**
 * Both workers of an environment as their configurations have them: names, bindings, and the resources that
 * they share. Signs in to Cloudflare first.
 */
export async function readEnvironment(name) {
  Object.assign(process.env, wranglerEnv());
  await signIn();
  const { unstable_readConfig: readConfig } = loadWrangler();
  const [web, queue] = ['web', 'queue'].map((worker) => {
    const read = (env) => readConfig({ config: fromRoot(configs[worker]), env }, { hideWarnings: true });
    const config = read(name);
    return { worker, file: configs[worker], name: config.name, config, local: read(undefined) };
  });
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

import { generationOf } from '../server/secret-generations.mjs';
import { secretNames, sharedSecrets } from '../server/secrets.mjs';
import { ofWorker, wrangler, wranglerJson } from './environment.mjs';
import { inTurns } from './in-turns.mjs';
import { Trouble } from './trouble.mjs';

const placeholder = /^0{8}/;

/** The secrets without which a worker does not start. */
const neededSecrets = { web: secretNames, queue: sharedSecrets };

/**
 * What this environment needs and whether the account has it: `{ kind, name, isThere, id }` of each database, bucket, namespace and
 * queue, and `secrets`, the names that each worker has.
 */
export async function takeInventory(environment) {
  const { database, buckets, namespace, queues } = environment;
  const [databases, bucketList, namespaces, queueList, ofWeb, ofQueue] = await inTurns([
    () => wranglerJson(['d1', 'list', '--json'], 'The databases could not be listed.'),
    () => wrangler(['r2', 'bucket', 'list'], 'The buckets could not be listed.'),
    () => wranglerJson(['kv', 'namespace', 'list'], 'The namespaces of KV could not be listed.'),
    () => wrangler(['queues', 'list'], 'The queues could not be listed.'),
    () => listSecrets(environment, environment.web),
    () => listSecrets(environment, environment.queue),
  ]);
  const words = new Set(`${bucketList} ${queueList}`.split(/[\s│]+/));
  const foundDatabase = databases.find(({ name }) => name === database.name);
  const foundNamespace = namespaces.find(({ title }) => title === namespace.title);
  const named = (kind) => (name) => ({ kind, name, isThere: words.has(name) });
  return {
    resources: [
      { kind: 'database', name: database.name, isThere: Boolean(foundDatabase), id: foundDatabase?.uuid },
      ...buckets.map(named('bucket')),
      { kind: 'namespace', name: namespace.title, isThere: Boolean(foundNamespace), id: foundNamespace?.id },
      ...queues.map(named('queue')),
    ],
    secrets: { web: ofWeb, queue: ofQueue },
  };
}

/** Names of a worker's secrets; none for a worker that was never made. */
async function listSecrets(environment, worker) {
  try {
    const args = ['secret', 'list', '--format', 'json', ...ofWorker(environment, worker)];
    const list = await wranglerJson(args, `The secrets of ${worker.name} could not be listed.`);
    return list.map(({ name }) => name);
  } catch (error) {
    if (error instanceof Trouble && /not found|does not exist/.test(error.message)) return [];
    throw error;
  }
}

/** The needed secrets of which a worker has no generation. */
export const missingSecrets = ({ secrets }, worker) =>
  neededSecrets[worker].filter(
    (name) => !secrets[worker].some((listed) => generationOf(listed)?.name === name),
  );

/**
 * Secrets, ids and bindings that a release would lack, in words. Whether buckets and queues are there is asked when a version is uploaded,
 * before anything changes.
 */
export async function listLacks(environment) {
  const { database, namespace, web, queue } = environment;
  const [ofWeb, ofQueue] = await inTurns(
    [web, queue].map((worker) => () => listSecrets(environment, worker)),
  );
  const secrets = { web: ofWeb, queue: ofQueue };
  return [
    ...['web', 'queue'].flatMap((worker) =>
      missingSecrets({ secrets }, worker).map((name) => `${environment[worker].name} has no secret ${name}.`),
    ),
    ...[web, queue].flatMap(missingBindings),
    ...(placeholder.test(database.id) ? ['wrangler.toml has no id of the database yet.'] : []),
    ...(placeholder.test(namespace.id) ? ['wrangler.toml has no id of the namespace yet.'] : []),
  ];
}

/** An environment inherits no binding: each that the local site has must be named there, too. */
function missingBindings({ name, config, local, file }) {
  const has = new Set(bindingNames(config));
  return bindingNames(local)
    .filter((binding) => !has.has(binding))
    .map((binding) => `${name} has no binding ${binding} in ${file}.`);
}

/** Names of a configuration's bindings. */
export const bindingNames = (config) =>
  [
    ...config.d1_databases.map(({ binding }) => binding),
    ...config.r2_buckets.map(({ binding }) => binding),
    ...config.kv_namespaces.map(({ binding }) => binding),
    ...config.queues.producers.map(({ binding }) => binding),
    ...config.ratelimits.map(({ name }) => name),
    ...(config.send_email ?? []).map(({ name }) => name),
    config.images?.binding,
    config.ai?.binding,
    config.assets?.binding,
    config.version_metadata?.binding,
  ].filter(Boolean);

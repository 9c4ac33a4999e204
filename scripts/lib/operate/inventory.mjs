import { generationOf } from '../server/secret-generations.mjs';
import { secretNames, sharedSecrets } from '../server/secrets.mjs';
import { askAccount, listOfAccount } from './cloudflare/ask-cloudflare.mjs';
import { Trouble } from './trouble.mjs';

const placeholder = /^0{8}/;

/** The secrets without which a worker does not start. */
const neededSecrets = { web: secretNames, queue: sharedSecrets };

/**
 * The resources that this environment needs, and whether the account has them: `{ kind, name, isThere, id }` of each
 * database, bucket, namespace and queue, `secrets`, the names that each worker has, the account's `queues`, and
 * `strange`: { kind, id } of each resource whose id is in the configurations but not in the account.
 */
export async function takeInventory(environment) {
  const { database, buckets, namespace, queues } = environment;
  const [databases, bucketList, namespaces, queueList, secrets] = await Promise.all([
    listOfAccount('/d1/database', 'The databases could not be listed.'),
    listOfAccount('/r2/buckets', 'The buckets could not be listed.', (result) => result.buckets),
    listOfAccount('/storage/kv/namespaces', 'The namespaces of KV could not be listed.'),
    listOfAccount('/queues', 'The queues could not be listed.'),
    listSecrets(environment),
  ]);
  const byId = {
    database: databases.find(({ uuid }) => uuid === database.id),
    namespace: namespaces.find(({ id }) => id === namespace.id),
  };
  const foundDatabase = byId.database ?? databases.find(({ name }) => name === database.name);
  const foundNamespace = byId.namespace ?? namespaces.find(({ title }) => title === namespace.title);
  const bucketNames = bucketList.map(({ name }) => name);
  const queueNames = queueList.map(({ queue_name: name }) => name);
  const named = (kind, names) => (name) => ({ kind, name, isThere: names.includes(name) });
  return {
    resources: [
      { kind: 'database', name: database.name, isThere: Boolean(foundDatabase), id: foundDatabase?.uuid },
      ...buckets.map(named('bucket', bucketNames)),
      { kind: 'namespace', name: namespace.title, isThere: Boolean(foundNamespace), id: foundNamespace?.id },
      ...queues.map(named('queue', queueNames)),
    ],
    secrets,
    queues: queueList,
    strange: ['database', 'namespace']
      .map((kind) => ({ kind, id: environment[kind].id }))
      .filter(({ kind, id }) => !placeholder.test(id) && !byId[kind]),
  };
}

/**
 * Configurations and account must belong together: in another account everything would be missing, and made a
 * second time. Throws where they do not; `undone` names what the command has not changed, `more` what else a
 * person may do.
 */
export function requireOwnAccount({ name, web }, { strange }, undone, more = []) {
  if (strange.length === 0) return;
  throw new Trouble(
    [
      ...strange.map(({ kind, id }) => `${web.file} has the ${kind} ${id}, and this account has not.`),
      undone,
      `Is ${process.env.CLOUDFLARE_ACCOUNT_ID} the account of ${name}? CLOUDFLARE_ACCOUNT_ID, or npx wrangler login, chooses another one.`,
      'Where the database is lost, docs/runbooks/lost-or-damaged-data.md brings it back.',
      ...more,
    ].join('\n'),
  );
}

/** Cloudflare's code for a worker that is not there; other missing resources have other codes. */
const noWorker = /\[code: 10007\]/;

/** Names of each worker's secrets; none for a worker that was never made. */
export async function listSecrets({ web, queue }) {
  const [ofWeb, ofQueue] = await Promise.all(
    [web, queue].map(async ({ name }) => {
      try {
        const failure = `The secrets of ${name} could not be listed.`;
        const list = await askAccount(`/workers/scripts/${name}/secrets`, failure);
        return list.map((secret) => secret.name);
      } catch (error) {
        if (noWorker.test(error.message)) return [];
        throw error;
      }
    }),
  );
  return { web: ofWeb, queue: ofQueue };
}

/** The needed secrets of which a worker has no generation. */
export const missingSecrets = ({ secrets }, worker) =>
  neededSecrets[worker].filter(
    (name) => !secrets[worker].some((listed) => generationOf(listed)?.name === name),
  );

/**
 * Secrets, ids and bindings that a release would lack, in words. The upload of a version checks whether
 * buckets and queues exist, before anything changes.
 */
export async function listLacks(environment) {
  const { database, namespace, web, queue } = environment;
  const secrets = await listSecrets(environment);
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
    ...(config.analytics_engine_datasets ?? []).map(({ binding }) => binding),
    ...(config.send_email ?? []).map(({ name }) => name),
    config.images?.binding,
    config.ai?.binding,
    config.assets?.binding,
    config.version_metadata?.binding,
  ].filter(Boolean);

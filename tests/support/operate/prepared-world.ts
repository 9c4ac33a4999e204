import { randomUUID } from 'node:crypto';
import fs from 'node:fs';

import { startCloudflare } from '../../fakes/cloudflare/start-cloudflare';
import { startSite } from '../../fakes/cloudflare/start-site';
import { fromRoot } from '../../../scripts/lib/places.mjs';
import { secretNames } from '../../../scripts/lib/server/secrets.mjs';
import { makeClone } from './clone';
import { playQueueWorker } from './queue-worker';

/** The ids of an environment in the configurations before it is set up. */
export const idsBefore = {
  staging: {
    database: '00000000-0000-4000-8000-000000000002',
    namespace: '00000000000000000000000000000002',
  },
  production: {
    database: '00000000-0000-4000-8000-000000000003',
    namespace: '00000000000000000000000000000003',
  },
};

/**
 * An account of the fake as `npm run setup -- staging` leaves it, a site behind it, and a clone whose configurations have its ids. The
 * database has every migration, and one stay.
 */
export async function prepareWorld(environment: keyof typeof idsBefore = 'staging') {
  const web = `stay-adelaide-${environment}`;
  const queue = `stay-adelaide-queue-${environment}`;
  const site = await startSite(web);
  const cloudflare = await startCloudflare();
  site.behind(cloudflare);
  const clone = makeClone({ origin: site.origin, env: cloudflare.env, secrets: cloudflare.secrets });
  const { account, databases } = cloudflare;
  const database = { uuid: randomUUID(), name: web };
  const namespace = { id: randomUUID().replaceAll('-', ''), title: `${web}-edge`, values: new Map() };
  account.databases.push(database);
  account.namespaces.push(namespace);
  account.buckets.set(`${web}-media`, new Map());
  account.buckets.set(`${web}-backups`, new Map());
  for (const name of ['traffic', 'jobs', 'work', 'traffic-dead', 'jobs-dead', 'work-dead'])
    account.queues.push({
      queue_id: randomUUID().replaceAll('-', ''),
      queue_name: `${web}-${name}`,
      consumers: [],
      waiting: 0,
    });
  addWorker(web, secretNames);
  addWorker(queue, ['LINK_SECRET']);
  for (const name of ['wrangler.toml', 'workers/queue/wrangler.toml'])
    clone.write(
      name,
      clone
        .read(name)
        .replace(idsBefore[environment].database, database.uuid)
        .replace(idsBefore[environment].namespace, namespace.id),
    );
  await migrate();
  const queueWorker = playQueueWorker(cloudflare, environment);

  function addWorker(name: string, secrets: string[]) {
    const draft = { id: randomUUID(), number: 1, message: '', tag: '', createdAt: new Date().toISOString() };
    account.workers.set(name, {
      name,
      secrets: new Map(secrets.map((secret) => [secret, randomUUID()])),
      changedSecrets: new Map(),
      versions: [{ ...draft, code: '', bindings: [], assets: [] }],
      deployments: [
        {
          id: randomUUID(),
          createdAt: draft.createdAt,
          message: '',
          versions: [{ version_id: draft.id, percentage: 100 }],
        },
      ],
      crons: [],
    });
  }

  async function migrate() {
    const names = fs
      .readdirSync(fromRoot('migrations'))
      .filter((name) => name.endsWith('.sql'))
      .sort();
    await databases.query(
      database.uuid,
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
      [],
    );
    for (const name of names) {
      await databases.query(database.uuid, fs.readFileSync(fromRoot('migrations', name), 'utf8'), []);
      await databases.query(database.uuid, 'INSERT INTO d1_migrations (name) VALUES (?)', [name]);
    }
    const stay = `INSERT INTO properties (name, slug, property_type, address, is_approved, is_published) VALUES ('Tidmarsh House', 'tidmarsh-house', 'hotel', '1 Tidmarsh Street', 1, 1)`;
    await databases.query(database.uuid, stay, []);
  }

  return {
    site,
    cloudflare,
    clone,
    queueWorker,
    web: () => requireWorker(web),
    queue: () => requireWorker(queue),
    /** Rows of a statement on the environment's database. */
    rows: async (sql: string) => (await databases.query(database.uuid, sql, []))[0]?.results ?? [],
    /** Does what npm test does at its end when everything passed. */
    passChecks: () =>
      clone.evaluate("import('./scripts/lib/operate/checks-passed.mjs').then((m) => m.noteChecksPassed())"),
    async stop() {
      clone.remove();
      await Promise.all([cloudflare.stop(), site.stop()]);
    },
  };

  function requireWorker(name: string) {
    const worker = account.workers.get(name);
    if (!worker) throw new Error(`There is no worker ${name}.`);
    return worker;
  }
}

export type World = Awaited<ReturnType<typeof prepareWorld>>;

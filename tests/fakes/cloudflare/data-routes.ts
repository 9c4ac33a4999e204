import { randomUUID } from 'node:crypto';

import { ApiFailure, Plain, route, type Account } from './account';
import type { Databases } from './databases';

const pageOf = <Item>(items: Item[], query: URLSearchParams) => {
  const perPage = Number(query.get('per_page') ?? 100);
  const page = Number(query.get('page') ?? 1);
  return items.slice((page - 1) * perPage, page * perPage);
};

/** D1: databases, queries, and the marks of Time Travel. */
export const databaseRoutes = (databases: Databases) => [
  route('GET', '/d1/database', 'list databases', ({ account, query }) => pageOf(account.databases, query)),
  route('POST', '/d1/database', 'create database', async ({ account, json }) => {
    const { name } = json<{ name: string }>();
    if (account.databases.some((database) => database.name === name))
      throw new ApiFailure(400, 7502, `A database with the name '${name}' already exists`);
    const database = { uuid: randomUUID(), name };
    account.databases.push(database);
    return { ...database, version: 'production', created_at: new Date().toISOString() };
  }),
  route('GET', '/d1/database/:id', 'read database', ({ account, parts }) => requireDatabase(account, parts)),
  route('POST', '/d1/database/:id/query', 'query database', ({ account, parts, json }) => {
    const { uuid } = requireDatabase(account, parts);
    const { sql, params } = json<{ sql: string; params?: unknown[] }>();
    return databases.query(uuid, sql, params ?? []);
  }),
  route('GET', '/d1/database/:id/time_travel/bookmark', 'read bookmark', ({ account, parts }) => ({
    bookmark: `00000001-00000002-00000003-${requireDatabase(account, parts).uuid.replaceAll('-', '')}`,
  })),
  route('POST', '/d1/database/:id/time_travel/restore', 'travel in time', ({ account, parts, query }) => {
    requireDatabase(account, parts);
    const message = 'The database was restored.';
    return { bookmark: query.get('bookmark'), previous_bookmark: 'before-the-restore', message };
  }),
];

export function requireDatabase(account: Account, [id]: string[]) {
  const database = account.databases.find(({ uuid }) => uuid === id);
  if (!database) throw new ApiFailure(404, 7404, 'The database could not be found');
  return database;
}

/** R2: buckets and their objects. */
export const bucketRoutes = [
  route('GET', '/r2/buckets', 'list buckets', ({ account }) => ({
    buckets: [...account.buckets.keys()].map((name) => ({
      name,
      creation_date: '2026-01-01T00:00:00.000Z',
    })),
  })),
  route('POST', '/r2/buckets', 'create bucket', ({ account, json }) => {
    const { name } = json<{ name: string }>();
    if (account.buckets.has(name)) throw new ApiFailure(409, 10004, 'The bucket already exists');
    account.buckets.set(name, new Map());
    return {};
  }),
  route('GET', '/r2/buckets/:name', 'read bucket', ({ account, parts }) => {
    requireBucket(account, parts);
    return { name: parts[0], creation_date: '2026-01-01T00:00:00.000Z', location: 'OC' };
  }),
  route('PUT', '/r2/buckets/:name/objects/:rest', 'put object', ({ account, parts, body }) => {
    requireBucket(account, parts).set(decodeURIComponent(parts[1] ?? ''), body);
    return {};
  }),
  route('GET', '/r2/buckets/:name/objects/:rest', 'get object', ({ account, parts }) => {
    const object = requireBucket(account, parts).get(decodeURIComponent(parts[1] ?? ''));
    if (!object) throw new ApiFailure(404, 10007, 'The specified key does not exist.');
    return new Plain(object);
  }),
  route('DELETE', '/r2/buckets/:name/objects/:rest', 'delete object', ({ account, parts }) => {
    requireBucket(account, parts).delete(decodeURIComponent(parts[1] ?? ''));
    return {};
  }),
];

function requireBucket(account: Account, [name = '']: string[]) {
  const bucket = account.buckets.get(name);
  if (!bucket) throw new ApiFailure(404, 10006, 'The specified bucket does not exist.');
  return bucket;
}

/** KV: namespaces and their values. */
export const namespaceRoutes = [
  route('GET', '/storage/kv/namespaces', 'list namespaces', ({ account, query }) =>
    pageOf(
      account.namespaces.map(({ id, title }) => ({ id, title })),
      query,
    ),
  ),
  route('POST', '/storage/kv/namespaces', 'create namespace', ({ account, json }) => {
    const { title } = json<{ title: string }>();
    const made = { id: randomUUID().replaceAll('-', ''), title, values: new Map<string, string>() };
    account.namespaces.push(made);
    return { id: made.id, title };
  }),
  route('GET', '/storage/kv/namespaces/:id/keys', 'list keys', ({ account, parts, query }) =>
    [...requireNamespace(account, parts).values.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? ''))
      .sort()
      .map((name) => ({ name })),
  ),
  route('DELETE', '/storage/kv/namespaces/:id/values/:rest', 'delete value', ({ account, parts }) => {
    requireNamespace(account, parts).values.delete(decodeURIComponent(parts[1] ?? ''));
    return null;
  }),
];

function requireNamespace(account: Account, [id]: string[]) {
  const namespace = account.namespaces.find((one) => one.id === id);
  if (!namespace) throw new ApiFailure(404, 10013, 'namespace not found');
  return namespace;
}

/** Queues and who consumes them. */
export const queueRoutes = [
  route('GET', '/queues', 'list queues', ({ account, query }) => {
    const names = query.getAll('name');
    return account.queues
      .filter(({ queue_name }) => names.length === 0 || names.includes(queue_name))
      .map(described);
  }),
  route('POST', '/queues', 'create queue', ({ account, json }) => {
    const { queue_name } = json<{ queue_name: string }>();
    if (account.queues.some((queue) => queue.queue_name === queue_name))
      throw new ApiFailure(409, 11009, 'Queue name already taken');
    const queue = { queue_id: randomUUID().replaceAll('-', ''), queue_name, consumers: [], waiting: 0 };
    account.queues.push(queue);
    return described(queue);
  }),
  route('GET', '/queues/:id', 'read queue', ({ account, parts }) => described(requireQueue(account, parts))),
  route('POST', '/queues/:id/consumers', 'add consumer', ({ account, parts, json }) => {
    const { script_name, settings, dead_letter_queue } = json<Record<string, string>>();
    const consumer = { consumer_id: randomUUID(), script: script_name ?? '', settings, dead_letter_queue };
    requireQueue(account, parts).consumers.push(consumer);
    return consumer;
  }),
  route('PUT', '/queues/:id/consumers/:consumer', 'change consumer', ({ account, parts, json }) => {
    const consumer = requireQueue(account, parts).consumers.find(
      ({ consumer_id }) => consumer_id === parts[1],
    );
    return Object.assign(consumer ?? {}, { settings: json<Record<string, unknown>>().settings });
  }),
];

function requireQueue(account: Account, [id]: string[]) {
  const queue = account.queues.find(({ queue_id }) => queue_id === id);
  if (!queue) throw new ApiFailure(404, 11000, 'Queue not found');
  return queue;
}

const described = (queue: Account['queues'][number]) => ({
  ...queue,
  created_on: '2026-01-01T00:00:00.000Z',
  modified_on: '2026-01-01T00:00:00.000Z',
  producers: [],
  producers_total_count: 0,
  consumers: queue.consumers.map((consumer) => ({ ...consumer, type: 'worker' })),
  consumers_total_count: queue.consumers.length,
});

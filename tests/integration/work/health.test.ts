import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { isDatabaseThere } from '~/features/work/health/is-database-there.server';
import { bindInTime } from '~/platform/bindings/bind-in-time';
import { loader } from '~/routes/health/route';

const answer = (database: D1Database) =>
  loader({ context: { services: { db: createDatabase(database) } } } as never);
const inTime = bindInTime({ errand: 'visit', scale: 1 });

it('answers 200 while the database answers, reveals nothing else, and is never cached', async () => {
  const response = await answer(env.DB);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await isDatabaseThere({ db: createDatabase(env.DB) })).toBe(true);
});

it.each([
  ['fails', () => Promise.reject(new Error('D1_ERROR: secret of the database'))],
  ['never answers', () => new Promise(() => {})],
])('is not well while the database %s, and says so within its time', async (_, call) => {
  const statement = { bind: () => statement, all: call, raw: call, first: call, run: call };
  const database = { prepare: () => statement } as unknown as D1Database;
  const response = await answer(inTime('D1', database));
  expect([response.status, await response.text()]).toEqual([503, 'not now']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

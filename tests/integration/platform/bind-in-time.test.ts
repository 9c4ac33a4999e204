import { env } from 'cloudflare:test';
import { count, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { redirects } from '~/db/schema';
import { bindInTime } from '~/platform/bindings/bind-in-time';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createRedirectTable } from '~/platform/storage/redirect-table';

const inTime = bindInTime({ errand: 'work', scale: 1 });

describe('bindings whose calls have a time limit', () => {
  it('do in D1 what they do without limits: queries, batches, and statements of the client itself', async () => {
    const db = createDatabase(inTime('D1', env.DB));
    await db.batch([
      db.insert(redirects).values({ fromPath: '/a', toPath: '/b' }),
      db.insert(redirects).values({ fromPath: '/c', toPath: '/d' }),
    ]);
    expect(await db.select({ rows: count() }).from(redirects)).toEqual([{ rows: 2 }]);
    const statements = ['/a', '/c'].map((path) =>
      db.$client.prepare('select to_path from redirects where from_path = ?1').bind(path),
    );
    const results = await db.$client.batch<{ to_path: string }>(statements);
    expect(results.map(({ results: rows }) => rows[0]?.to_path)).toEqual(['/b', '/d']);
    expect(await db.get<{ one: number }>(sql`select 1 as one`)).toEqual({ one: 1 });
    expect(await db.$client.prepare('select 2 as two').first('two')).toBe(2);
  });

  it('report a broken constraint as D1 does', async () => {
    const db = createDatabase(inTime('D1', env.DB));
    const twice = { fromPath: '/twice', toPath: '/b' };
    await db.insert(redirects).values(twice);
    await expect(db.batch([db.insert(redirects).values(twice)])).rejects.toThrow(/UNIQUE/);
  });

  it('keep what R2 and KV are given', async () => {
    const photos = createR2PhotoStore(inTime('R2', env.MEDIA));
    await photos.put('test/bound', 320, new Uint8Array([1, 2, 3]));
    const found = await photos.find('test/bound', 320, null);
    expect(new Uint8Array(await found!.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    const table = createRedirectTable(inTime('KV', env.EDGE));
    await table.put('/kept', { to: '/here', status: 301 });
    expect(await table.find('/kept')).toEqual({ to: '/here', status: 301 });
    expect([...(await table.list()).keys()]).toContain('/kept');
  });
});

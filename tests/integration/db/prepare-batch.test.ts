import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase, type Database } from '~/db/client';
import { prepareBatch } from '~/db/prepare-batch';
import { menus } from '~/db/schema';

it('reads what each request asks for, by the database of that request, with a text that was built once', async () => {
  let built = 0;
  const read = prepareBatch((db: Database) => {
    built += 1;
    const own = eq(menus.location, sql.placeholder('location'));
    return [
      db.select({ name: menus.name, isActive: menus.isActive }).from(menus).where(own).limit(5),
      db
        .select({ others: sql<number>`count(*)`.as('others') })
        .from(menus)
        .where(sql`not ${own} and ${1} = 1`),
    ] as const;
  });
  await env.DB.batch([
    env.DB.prepare("insert into menus (name, location, is_active) values ('Top', 'header', 1)"),
    env.DB.prepare("insert into menus (name, location, is_active) values ('Foot', 'footer-guides', 0)"),
  ]);
  const used: string[] = [];
  const databaseOf = (request: string) =>
    createDatabase(
      new Proxy(env.DB, {
        get(target, name) {
          if (name === 'batch') used.push(request);
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
  const results = [
    await read(databaseOf('first'), { location: 'header' }),
    await read(databaseOf('second'), { location: 'footer-guides' }),
    await read(databaseOf('third'), { location: "x' or 1 = 1 --" }),
  ];
  expect(results).toEqual([
    [[{ name: 'Top', isActive: true }], [{ others: 1 }]],
    [[{ name: 'Foot', isActive: false }], [{ others: 1 }]],
    [[], [{ others: 2 }]],
  ]);
  expect([built, used]).toEqual([1, ['first', 'second', 'third']]);
});

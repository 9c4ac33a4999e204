import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { findSitemap } from '~/features/visit/sitemap/find-sitemap.server';

import { createProperty } from '../../factories/property';
import { countCalls, noCalls } from '../../support/server/count-calls.mjs';

const db = createDatabase(env.DB);

it('sitemap.xml is three calls to D1, however far apart the ids of the stays are', async () => {
  for (let part = 1; part <= 12; part += 1) {
    const { id } = await createProperty(db, { name: `Far ${part}`, slug: `far-${part}` });
    await db.run(sql`update properties set id = ${part * 5000} where id = ${id}`);
  }
  const sum = noCalls();
  const counted = createDatabase(countCalls(env.DB, sum) as unknown as D1Database);
  const xml = await findSitemap({ db: counted, siteOrigin: 'https://stay.test' });
  expect(xml.match(/\/far-\d+</g)).toHaveLength(12);
  expect(sum.calls).toBe(3);
});

import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { createServices } from '~/platform/services';

import { loadOverview } from '~/routes/dashboard._index/load-overview.server';
import { makeActor } from '../../factories/actor';
import { createLead, createManager } from '../../factories/lead';
import { createProperty } from '../../factories/property';

it('shows the other parts when one of its figures fails', async () => {
  const owner = await createManager(createDatabase(env.DB), 'owner');
  const { id: propertyId } = await createProperty(createDatabase(env.DB), { ownerId: owner.profileId });
  await createLead(createDatabase(env.DB), { propertyId });
  const viewer = makeActor({ ...owner, name: 'Ada' });
  const services = createServices(env, { waitUntil: () => undefined });

  const whole = await loadOverview(services, viewer);
  expect(whole.stats).toEqual({ total: 1, published: 1, active: 1, leads: 1, month: 1 });
  expect(whole.weeks?.at(-1)?.received).toBe(1);
  expect(whole.attention).toMatchObject({ for: 'owner', unanswered: 1, leads: [{ name: 'Maeve Ng' }] });

  const broken = {
    prepare: (sql: string) => {
      if (sql.includes('"published"') || sql.includes('"day"')) throw new Error('D1 is away');
      return env.DB.prepare(sql);
    },
  } as unknown as D1Database;
  const part = await loadOverview({ ...services, db: createDatabase(broken) }, viewer);
  expect(part.stats).toMatchObject({ total: 1, published: null, leads: 1, month: null });
  expect(part.weeks).toBeNull();
  expect(part.attention).not.toBeNull();
});

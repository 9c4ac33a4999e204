import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { countProperties } from '~/features/manage/overview/count-properties.server';
import { listOwnerChores } from '~/features/manage/overview/list-owner-chores.server';
import { listPending } from '~/features/manage/overview/list-pending.server';

import { createManager } from '../../factories/lead';
import { addAmenity, addPhoto, addUnit, createProperty } from '../../factories/property';
import { countedDatabase } from '../../support/database/counted-database';

const db = createDatabase(env.DB);
const everything = {
  description: ` ${'A long verandah. '.repeat(20)}\n`,
  websiteUrl: 'https://house.example.com',
  email: 'house@example.com',
  cancellationPolicy: 'Free.',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  latitude: -34.98,
  longitude: 138.51,
};

it('lists owners’ own listings only, each with its completeness and the next step', async () => {
  const owner = await createManager(db, 'owner');
  const stranger = await createManager(db, 'owner');
  const admin = await createManager(db, 'admin');
  const ownerId = owner.profileId;
  const complete = await createProperty(db, { ownerId, ...everything });
  for (let photo = 0; photo < 6; photo += 1) await addPhoto(db, complete.id);
  for (const name of ['Pool', 'Sauna', 'Bar', 'Lift', 'Garden', 'Piano'])
    await addAmenity(db, complete.id, name);
  await addUnit(db, complete.id);
  const almost = await createProperty(db, { ownerId, ...everything });
  for (let photo = 0; photo < 4; photo += 1) await addPhoto(db, almost.id);
  for (const name of ['Pool', 'Sauna', 'Bar', 'Lift', 'Garden']) await addAmenity(db, almost.id, name);
  await addUnit(db, almost.id);
  const shown = await createProperty(db, { ownerId, minPrice: null });
  await addPhoto(db, shown.id);
  const bare = await createProperty(db, { ownerId, minPrice: null, isApproved: false });
  const rejected = await createProperty(db, {
    ownerId,
    isApproved: false,
    rejectedAt: new Date(),
    rejectionReason: 'No address.',
  });
  await createProperty(db, { ownerId, archivedAt: new Date() });
  await createProperty(db, { ownerId: stranger.profileId, isPublished: false });

  const chores = await listOwnerChores({ db }, owner);
  expect(chores.withoutPhotos).toEqual([
    { id: rejected.id, name: rejected.name, score: 20 },
    { id: bare.id, name: bare.name, score: 12 },
  ]);
  expect(chores.rejected).toEqual([{ id: rejected.id, name: rejected.name, reason: 'No address.' }]);
  expect(chores.incomplete).toEqual([
    { id: shown.id, name: shown.name, score: 27, next: 'Show at least 5 photos' },
    { id: almost.id, name: almost.name, score: 85, next: 'Show at least 5 photos' },
  ]);

  const counts = async (manager: typeof owner) =>
    Promise.all(
      (['total', 'published', 'active', 'pending'] as const).map((what) =>
        countProperties({ db }, manager, what),
      ),
    );
  expect(await counts(owner)).toEqual([5, 5, 3, 1]);
  expect(await counts(stranger)).toEqual([1, 0, 0, 0]);
  expect(await counts(admin)).toEqual([6, 5, 3, 1]);
  expect((await listPending({ db }, 5)).map(({ id }) => id)).toEqual([bare.id]);
  const { results } = await env.DB.prepare(
    `explain query plan select id from properties where is_approved = 0 and rejected_at is null and archived_at is null
     order by created_at, id limit 5`,
  ).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toContain('properties_awaiting_approval');
});

it('reads no more for an owner of thousands of listings than for one of a hundred', async () => {
  const { profileId, ...owner } = await createManager(db, 'owner');
  await env.DB.prepare(
    `insert into properties (owner_id, name, slug, property_type, address, description)
     select ?1, 'House ' || value, 'one-of-many-' || value, 'hotel', '1 Quandong Row', 'x'
     from json_each(?2)`,
  )
    .bind(profileId, JSON.stringify(Array.from({ length: 3000 }, (_, index) => index)))
    .run();
  const ofAll = `from properties p, json_each('[1,2,3,4,5,6,7,8]') n where p.owner_id = ?1`;
  await env.DB.prepare(
    `insert into property_photos (property_id, storage_key, alt_text, width, height, placeholder)
     select p.id, 'many/' || p.id || '/' || n.value, 'A verandah', 1280, 853, '#8a8f86' ${ofAll}`,
  )
    .bind(profileId)
    .run();
  const log: Parameters<typeof countedDatabase>[1] = [];
  const chores = await listOwnerChores({ db: countedDatabase(env.DB, log) }, { ...owner, profileId });
  expect(chores.incomplete).toHaveLength(5);
  expect(log).toHaveLength(1);
  expect(log[0]?.rowsRead).toBeLessThanOrEqual(100 * (1 + 5 + 5 + 1));
});

import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { countProperties } from '~/features/overview/count-properties.server';
import { listOwnerChores } from '~/features/overview/list-owner-chores.server';
import { listPending } from '~/features/overview/list-pending.server';

import { createManager } from '../../factories/lead';
import { addAmenity, addPhoto, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);

it('tells owners of their own listings only, and of each what it lacks', async () => {
  const owner = await createManager(db, 'owner');
  const stranger = await createManager(db, 'owner');
  const admin = await createManager(db, 'admin');
  const ownerId = owner.profileId;
  const complete = await createProperty(db, {
    ...{ ownerId, description: 'A long verandah. '.repeat(20), websiteUrl: 'https://house.example.com' },
  });
  await addPhoto(db, complete.id);
  await addAmenity(db, complete.id, 'Pool');
  const bare = await createProperty(db, { ownerId, minPrice: null, isApproved: false });
  const rejected = await createProperty(db, {
    ...{ ownerId, isApproved: false, rejectedAt: new Date(), rejectionReason: 'No address.' },
  });
  await createProperty(db, { ownerId, archivedAt: new Date() });
  await createProperty(db, { ownerId: stranger.profileId, isPublished: false });

  const chores = await listOwnerChores({ db }, owner);
  expect(chores.withoutPhotos.map(({ id }) => id).sort()).toEqual([bare.id, rejected.id].sort());
  expect(chores.rejected).toEqual([{ id: rejected.id, name: rejected.name, reason: 'No address.' }]);
  expect(chores.incomplete.find(({ id }) => id === bare.id)?.gaps).toEqual([
    'a full description',
    'a price',
    'amenities',
    'a website or booking page',
  ]);
  expect(chores.incomplete.map(({ id }) => id)).not.toContain(complete.id);

  const counts = async (manager: typeof owner) =>
    Promise.all(
      (['total', 'published', 'active', 'pending'] as const).map((what) =>
        countProperties({ db }, manager, what),
      ),
    );
  expect(await counts(owner)).toEqual([3, 3, 1, 1]);
  expect(await counts(stranger)).toEqual([1, 0, 0, 0]);
  expect(await counts(admin)).toEqual([4, 3, 1, 1]);
  expect((await listPending({ db }, 5)).map(({ id }) => id)).toEqual([bare.id]);
  const { results } = await env.DB.prepare(
    `explain query plan select id from properties where is_approved = 0 and rejected_at is null and archived_at is null
     order by created_at, id limit 5`,
  ).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toContain('properties_awaiting_approval');
});

import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { profiles, properties, users } from '~/db/schema';
import { mailedStaff } from '~/features/work/mail/mailed-staff';

import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { createManager } from '../../factories/account';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const facts = {
  db,
  clock: { now: () => new Date() },
  siteOrigin: 'https://stay.example',
  linkSecret: 'x'.repeat(32),
};

it('mails about a new property go to the site and to its owner, and only while it waits', async () => {
  const owner = await createManager(db);
  const name = '<b>Wattle</b> House';
  const hidden = { isApproved: false, isPublished: false };
  const { id } = await createProperty(db, { ownerId: owner.profileId, name, ...hidden });
  const compose = (mail: 'property-waiting' | 'property-received') =>
    composeMail(facts, { version: 1, mail, propertyId: id });
  const waiting = await compose('property-waiting');
  expect(waiting?.to).toBe('hello@stayadelaide.example');
  expect(waiting?.subject).toBe(`A property waits for review: ${name}`);
  expect(waiting?.text).toContain(`https://stay.example/dashboard/edit-property/${id}`);
  expect(waiting?.html).not.toContain('<b>Wattle');
  expect((await compose('property-received'))?.to).toBe(owner.email);
  await db.update(properties).set({ isApproved: true }).where(eq(properties.id, id));
  expect(await compose('property-waiting')).toBeNull();
});

it('mails about what waits go to each who may decide, and to the inbox unless one of them reads it', async () => {
  const owner = await createManager(db);
  const admin = await createManager(db, 'admin');
  const moderator = await createManager(db, 'moderator');
  const left = await createManager(db, 'admin');
  const hidden = { isApproved: false, isPublished: false };
  const { id } = await createProperty(db, { ownerId: owner.profileId, ...hidden });
  const to = async (userId?: string) =>
    (await composeMail(facts, { version: 1, mail: 'property-waiting', propertyId: id, userId }))?.to;
  expect(await to(admin.userId)).toBe(admin.email);
  expect(await to(moderator.userId)).toBe(moderator.email);
  expect(await to(owner.userId)).toBeUndefined();
  await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, left.userId));
  expect(await to(left.userId)).toBeUndefined();
  await db.update(profiles).set({ role: 'owner' }).where(eq(profiles.id, moderator.profileId));
  expect(await to(moderator.userId)).toBeUndefined();
  expect(await to()).toBe('hello@stayadelaide.example');
  await db.update(users).set({ email: 'hello@stayadelaide.example' }).where(eq(users.id, admin.userId));
  expect(await to()).toBeUndefined();
  expect(await to(admin.userId)).toBe('hello@stayadelaide.example');
});

it('finds the staff without reading the accounts of everybody else', async () => {
  const { results } = await env.DB.prepare(`explain query plan ${mailedStaff}`).all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join('\n');
  expect(plan).toContain('profiles_staff');
  expect(plan).not.toContain('TEMP B-TREE');
});

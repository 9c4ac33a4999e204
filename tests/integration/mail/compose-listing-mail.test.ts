import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties } from '~/db/schema';
import { composeMail } from '~/features/mail/compose-mail.server';

import { createManager } from '../../factories/account';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const facts = {
  ...{ db, clock: { now: () => new Date() } },
  ...{ siteOrigin: 'https://stay.example', linkSecret: 'x'.repeat(32) },
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

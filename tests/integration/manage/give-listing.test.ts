import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, jobs, leads, properties, users } from '~/db/schema';
import { findListingOwner, giveListing } from '~/features/manage/listings/give-listing.server';
import { mailJobSchema } from '~/jobs/mail-job';
import type { Actor } from '~/lib/actor';

import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { createManager } from '../../factories/account';
import { createLead } from '../../factories/lead';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const now = new Date('2026-11-20T00:00:00Z');
const clock = { now: () => now };
const announced: string[] = [];
const deps = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };
const facts = { db, clock, siteOrigin: 'https://stay.example', linkSecret: 'x'.repeat(40) };

let admin: Actor;
let former: Actor;
let next: Actor;

beforeAll(async () => {
  admin = await createManager(db, 'admin');
  former = await createManager(db);
  next = await createManager(db);
  await db.update(users).set({ emailVerifiedAt: now });
});

beforeEach(async () => {
  await db.delete(jobs);
  announced.length = 0;
});

const give = (propertyId: number, userId: string) => giveListing(deps, admin, { propertyId, userId });
async function mails() {
  const rows = await db.select().from(jobs);
  return Promise.all(rows.map(({ input }) => composeMail(facts, mailJobSchema.parse(input))));
}

describe('a property given to another owner', () => {
  it('goes with its leads, is logged, and both owners are notified by mail', async () => {
    const { id, name } = await createProperty(db, { ownerId: former.profileId });
    const lead = await createLead(db, { propertyId: id });
    expect(await give(id, next.userId)).toBe(true);
    expect(await findListingOwner(deps, id)).toMatchObject({ profileId: next.profileId });
    const [moved] = await db.select().from(leads).where(eq(leads.id, lead));
    expect(moved?.ownerId).toBe(next.profileId);
    const subject = `property:${id}`;
    const entries = await db.select().from(auditLog).where(eq(auditLog.subject, subject));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['property-given', admin.userId],
    ]);
    const sent = (await mails()).map((mail) => [mail?.to, mail?.subject]);
    // A mail's address is that of the account, as it is when the mail is sent.
    const addresses = await Promise.all([next, former].map(({ userId }) => accountEmail(userId)));
    expect(sent).toEqual([
      [addresses[0], `${name} is yours to look after`],
      [addresses[1], `${name} has another owner`],
    ]);
    expect(announced).toHaveLength(2);
    expect(await give(id, next.userId)).toBe(false);
  });

  it('may have had no owner; a closed, unverified or missing account gets none', async () => {
    const { id } = await createProperty(db, { ownerId: null });
    const closed = await createManager(db);
    await db
      .update(users)
      .set({ emailVerifiedAt: now, deactivatedAt: now })
      .where(eq(users.id, closed.userId));
    const unverified = await createManager(db);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.userId));
    for (const userId of [closed.userId, unverified.userId, 'none', '']) {
      expect(await give(id, userId)).toBe(false);
    }
    expect(await db.select().from(jobs)).toEqual([]);
    expect((await db.select().from(properties).where(eq(properties.id, id)))[0]?.ownerId).toBeNull();
    expect(await give(id, next.userId)).toBe(true);
    expect((await mails()).map((mail) => mail?.to)).toEqual([await accountEmail(next.userId)]);
  });
});

const accountEmail = async (userId: string) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.email;

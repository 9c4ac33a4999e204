import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, jobs, properties, users } from '~/db/schema';
import { changeListings } from '~/features/manage/listings/change-listings.server';
import { listingChanges, type ListingChange } from '~/features/manage/listings/listing-changes';
import { findProperty } from '~/features/visit/property-page/reading/find-property.server';
import type { Actor } from '~/lib/actor';
import { mailJobSchema } from '~/jobs/mail-job';

import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { createManager } from '../../factories/account';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const announced: string[] = [];
let now = new Date('2026-11-20T00:00:00Z');
const clock = { now: () => now };
const deps = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };
const facts = { db, clock, siteOrigin: 'https://stay.example', linkSecret: 'x'.repeat(40) };
let moderator: Actor;
let owner: Actor;
let other: Actor;

beforeAll(async () => {
  moderator = await createManager(db, 'moderator');
  owner = await createManager(db);
  other = await createManager(db);
});

beforeEach(async () => {
  await db.delete(jobs);
  announced.length = 0;
});

type State = Partial<typeof properties.$inferInsert>;
const pending: State = { isApproved: false, isPublished: false };
const make = (values: State) => createProperty(db, { ownerId: owner.profileId, ...values });
const read = async (id: number) => (await db.select().from(properties).where(eq(properties.id, id)))[0];
const change = (
  ids: number[],
  what: ListingChange,
  { as = moderator, reason }: { as?: Actor; reason?: string } = {},
) => changeListings(deps, { ...as, network: '203.0.113.5' }, { change: what, ids, reason });
const entries = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `property:${id}`))
  ).map(({ action }) => action);

async function mails() {
  const rows = await db.select().from(jobs);
  return Promise.all(rows.map(({ input }) => composeMail(facts, mailJobSchema.parse(input))));
}

describe('a decision', () => {
  it('to approve does not publish, is mailed to the owner with what comes next, and is logged', async () => {
    const { id, slug } = await make(pending);
    expect(await change([id], 'approve')).toEqual({ done: [id], already: [] });
    expect(await read(id)).toMatchObject({ listingState: 'draft', version: 1 });
    expect(await findProperty(db, slug)).toBeNull();
    const [mail] = await mails();
    expect(mail?.to).toMatch(/^owner-\d+@example\.com$/);
    expect(mail?.text).toContain('It is not public yet');
    expect(announced).toEqual((await db.select().from(jobs)).map((job) => job.id));
    expect(await entries(id)).toEqual(['property-approved']);
    expect((await db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: moderator.userId,
      fromAddress: '203.0.113.5',
    });
  });

  it('to reject hides a published property at once and mails the reason', async () => {
    const { id, slug } = await make({ isFeatured: true });
    const reason = 'The <b>roof</b> is missing.\nPlease say which one.';
    await change([id], 'reject', { reason });
    expect(await findProperty(db, slug)).toBeNull();
    expect(await read(id)).toMatchObject({ listingState: 'rejected', rejectionReason: reason });
    const [mail] = await mails();
    expect(mail?.text).toContain('> The <b>roof</b> is missing.\n> Please say which one.');
    expect(mail?.html).toContain('&lt;b&gt;roof');
    expect(mail?.text).toContain(`https://stay.example/dashboard/edit-property/${id}`);
  });

  it('to approve after a rejection clears the reason and still does not publish', async () => {
    const { id, slug } = await make({});
    await change([id], 'reject', { reason: 'Not like this, please.' });
    await change([id], 'approve');
    expect(await read(id)).toMatchObject({ listingState: 'draft', rejectionReason: null, rejectedAt: null });
    expect(await findProperty(db, slug)).toBeNull();
    await change([id], 'publish');
    expect(await findProperty(db, slug)).not.toBeNull();
  });

  it('may publish as well, in one batch with one mail that says so', async () => {
    const { id, slug } = await make(pending);
    expect(await change([id], 'approve-publish')).toEqual({ done: [id], already: [] });
    expect(await findProperty(db, slug)).not.toBeNull();
    expect((await entries(id)).sort()).toEqual(['property-approved', 'property-published']);
    const [mail] = (await mails()).filter(Boolean);
    expect(mail?.text).toContain('It is public now');
    expect(await change([id], 'approve-publish')).toEqual({ done: [], already: [id] });
  });

  it('made twice at once mails and logs once', async () => {
    const { id } = await make(pending);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => change([id], 'approve')));
    expect(outcomes.flatMap(({ done }) => done)).toEqual([id]);
    expect(outcomes.flatMap(({ already }) => already)).toHaveLength(4);
    expect(await db.select().from(jobs)).toHaveLength(1);
    expect(await entries(id)).toEqual(['property-approved']);
    await change([id], 'reject', { reason: 'First reason given.' });
    await change([id], 'reject', { reason: 'Second reason given.' });
    expect(await read(id)).toMatchObject({ rejectionReason: 'First reason given.' });
    expect(await db.select().from(jobs)).toHaveLength(2);
  });

  it('that no longer holds, or whose owner is gone, is not mailed', async () => {
    const { id } = await make(pending);
    await change([id], 'approve');
    await change([id], 'reject', { reason: 'On second thoughts, no.' });
    now = new Date(now.getTime() + 1000);
    expect((await mails()).filter(Boolean)).toHaveLength(1);
    await change([id], 'approve');
    expect(
      (await mails()).filter(Boolean).map((mail) => mail?.subject.includes('needs a change')),
    ).not.toContain(true);
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, owner.userId));
    expect((await mails()).filter(Boolean)).toEqual([]);
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, owner.userId));
    const nobodys = await make({ ...pending, ownerId: null });
    await db.delete(jobs);
    await change([nobodys.id], 'approve');
    expect(await db.select().from(jobs)).toEqual([]);
  });
});

describe('a change', () => {
  it('is made only from a state that it fits', async () => {
    const states: Record<string, State> = {
      pending,
      rejected: { ...pending, rejectedAt: new Date(), rejectionReason: 'A reason that is long' },
      draft: { isPublished: false },
      published: {},
      featured: { isFeatured: true },
      archived: { archivedAt: new Date() },
    };
    const fits: Record<ListingChange, string[]> = {
      approve: ['pending', 'rejected'],
      'approve-publish': ['pending', 'rejected'],
      reject: ['pending', 'draft', 'published', 'featured'],
      publish: ['draft'],
      unpublish: ['published', 'featured'],
      feature: ['published'],
      unfeature: ['featured'],
      archive: ['pending', 'rejected', 'draft', 'published', 'featured'],
      // Archived without a known author; the next test undoes it.
      unarchive: [],
      restore: ['archived'],
    };
    for (const what of listingChanges) {
      for (const [state, values] of Object.entries(states)) {
        const { id } = await make(values);
        const { done } = await change([id], what, { reason: 'A reason that is long' });
        expect(done, `${what} when ${state}`).toEqual(fits[what].includes(state) ? [id] : []);
        expect(await entries(id)).toHaveLength(done.length * (what === 'approve-publish' ? 2 : 1));
      }
    }
  });

  it('by archiving leaves the public site at once, and restoring returns the former state', async () => {
    const { id, slug } = await make({ isFeatured: true });
    await change([id], 'archive', { as: owner });
    expect(await findProperty(db, slug)).toBeNull();
    await change([id], 'restore');
    expect(await read(id)).toMatchObject({ listingState: 'published', isFeatured: true });
  });

  it('by archiving is undone by its author, for ten minutes', async () => {
    const { id } = await make({ isFeatured: true });
    const before = now;
    await change([id], 'archive', { as: owner });
    expect((await change([id], 'unarchive', { as: moderator })).done).toEqual([]);
    expect((await change([id], 'unarchive', { as: other })).done).toEqual([]);
    expect((await change([id], 'unarchive', { as: owner })).done).toEqual([id]);
    expect(await read(id)).toMatchObject({ listingState: 'published', isFeatured: true, archivedAt: null });
    expect(await entries(id)).toEqual(['property-archived', 'property-restored']);
    now = new Date(now.getTime() + 1000);
    // Staff archived it: its owner cannot undo that, even after archiving it earlier.
    await change([id], 'archive');
    expect((await change([id], 'unarchive', { as: owner })).done).toEqual([]);
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await change([id], 'unarchive')).done).toEqual([]);
    now = before;
  });

  it('of another’s property is answered like one of a missing property', async () => {
    const { id } = await make({});
    for (const what of listingChanges) {
      expect(await change([id], what, { as: other, reason: 'Mine now, you see.' })).toEqual(
        await change([999_999_999], what, { as: other, reason: 'Mine now, you see.' }),
      );
    }
    expect(await read(id)).toMatchObject({ listingState: 'published', archivedAt: null });
    expect(await entries(id)).toEqual([]);
  });

  it('of many is one batch of at most a hundred, and reports changed and unchanged ones', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 103; number += 1) ids.push((await make(pending)).id);
    await change(ids.slice(0, 3), 'approve');
    await db.delete(jobs);
    const { done, already } = await change(ids, 'approve');
    expect([done.length, already.length]).toEqual([97, 3]);
    expect(await db.select().from(jobs)).toHaveLength(97);
    expect((await read(ids[100] ?? 0))?.isApproved).toBe(false);
  });
});

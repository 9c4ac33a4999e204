import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs, properties, propertyDrafts, units } from '~/db/schema';
import { changeDraft } from '~/features/manage/drafts/change-draft.server';
import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { findDraft } from '~/features/manage/drafts/find-draft.server';
import { publishDraft } from '~/features/manage/drafts/publish-draft.server';
import { submitChanges } from '~/features/manage/drafts/submit-changes.server';
import { createServices } from '~/platform/services';

import { createManager } from '../../factories/account';
import { contentWith } from '../../factories/content';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const unit = { name: 'Loft', description: null, maxGuests: 2, bedConfiguration: null };

async function readyDraft(slug: string, more: Record<string, unknown> = {}) {
  const owner = await createManager(db);
  const staff = await createManager(db, 'moderator');
  const row = await createProperty(db, { ownerId: owner.profileId, slug });
  const content = { ...contentWith({ name: 'From the draft', slug, units: [unit] }), ...more };
  const id = await createDraft(services, owner, { id: row.id, version: row.version, content });
  const seen = await see(owner, row.id, id);
  expect(
    await changeDraft(services, { manager: owner, id, updatedAt: seen.updatedAt }, { kind: 'ready' }),
  ).toBe(true);
  return { owner, staff, row, id };
}

async function see(manager: Awaited<ReturnType<typeof createManager>>, propertyId: number, draftId: string) {
  const draft = await findDraft(services, manager, { propertyId, draftId });
  if (!draft) throw new Error('no draft');
  return draft;
}

async function publish({ staff, row, id }: Awaited<ReturnType<typeof readyDraft>>) {
  const draft = await see(staff, row.id, id);
  const seen = { manager: staff, id, updatedAt: draft.updatedAt };
  return publishDraft(services, seen, { propertyId: row.id, before: row, draft });
}

const live = async (id: number) => (await db.select().from(properties).where(eq(properties.id, id)))[0];
const status = async (id: string) =>
  (await db.select().from(propertyDrafts).where(eq(propertyDrafts.id, id)))[0]?.status;

describe('publishing a draft', () => {
  it('writes its content and nothing that a draft must not carry', async () => {
    const draft = await readyDraft('draft-one', {
      ownerId: 'x',
      isFeatured: true,
      guestRating: 10,
      version: 50,
    });
    expect(await publish(draft)).toBe('saved');
    expect(await live(draft.row.id)).toMatchObject({
      name: 'From the draft',
      version: 2,
      ownerId: draft.owner.profileId,
      isFeatured: false,
      guestRating: null,
      isApproved: true,
      isPublished: true,
    });
    expect(await db.select().from(units).where(eq(units.propertyId, draft.row.id))).toHaveLength(1);
    expect(await status(draft.id)).toBe('published');
  });

  it('writes nothing at all when the live property has changed since the copy', async () => {
    const draft = await readyDraft('draft-two');
    await db
      .update(properties)
      .set({ version: 2, name: 'Changed meanwhile' })
      .where(eq(properties.id, draft.row.id));
    expect(await publish(draft)).toBe('conflict');
    expect(await live(draft.row.id)).toMatchObject({ name: 'Changed meanwhile', version: 2 });
    expect(await db.select().from(units).where(eq(units.propertyId, draft.row.id))).toEqual([]);
    expect(await status(draft.id)).toBe('ready');
  });

  it('happens once, and only for the version that was seen', async () => {
    const draft = await readyDraft('draft-three');
    const outcomes = await Promise.all([publish(draft), publish(draft), publish(draft)]);
    expect([...outcomes].sort()).toEqual(['conflict', 'conflict', 'saved']);
    expect((await live(draft.row.id))?.version).toBe(2);
    const other = await readyDraft('draft-four');
    const seen = { manager: other.staff, id: other.id, updatedAt: new Date(1) };
    const shown = await see(other.staff, other.row.id, other.id);
    const input = { propertyId: other.row.id, before: other.row, draft: shown };
    expect(await publishDraft(services, seen, input)).toBe('conflict');
    expect((await live(other.row.id))?.version).toBe(1);
    expect(await status(other.id)).toBe('ready');
  });
});

describe('a draft', () => {
  it('can neither be read nor changed by a stranger', async () => {
    const { row, id } = await readyDraft('draft-five');
    const stranger = await createManager(db);
    expect(await findDraft(services, stranger, { propertyId: row.id, draftId: id })).toBeNull();
    const [stored] = await db.select().from(propertyDrafts).where(eq(propertyDrafts.id, id));
    const seen = { manager: stranger, id, updatedAt: stored?.updatedAt ?? new Date() };
    expect(await changeDraft(services, seen, { kind: 'reject', reason: 'x' })).toBe(false);
    expect(await status(id)).toBe('ready');
  });

  it('of changes that need review leaves the live page, and notifies the site and each admin once', async () => {
    const owner = await createManager(db);
    const admin = await createManager(db, 'admin');
    const row = await createProperty(db, { ownerId: owner.profileId, slug: 'draft-six' });
    const target = { manager: owner, id: row.id, version: 1 };
    const content = contentWith({ name: 'Waits', slug: row.slug });
    expect(await submitChanges(services, target, content)).toBe('submitted');
    expect(await submitChanges(services, { ...target, version: 9 }, content)).toBe('conflict');
    expect((await live(row.id))?.name).toBe(row.name);
    const drafts = await db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, row.id));
    expect(drafts.map((draft) => draft.status)).toEqual(['ready']);
    const mails = (await db.select().from(jobs)).filter(
      ({ input }) => (input as { draftId?: string }).draftId === drafts[0]?.id,
    );
    const readers = mails.map(({ input }) => (input as { userId?: string }).userId ?? 'inbox');
    expect(readers.filter((reader) => [admin.userId, 'inbox'].includes(reader))).toHaveLength(2);
    expect(new Set(readers).size).toBe(readers.length);
  });
});

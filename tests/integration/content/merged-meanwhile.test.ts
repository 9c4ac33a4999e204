import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, propertyAmenities, propertyDrafts } from '~/db/schema';
import { mergeAmenities } from '~/features/content/amenities/merge-amenities.server';
import { changeDraft } from '~/features/manage/drafts/change-draft.server';
import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { publishDraft } from '~/features/manage/drafts/publish-draft.server';
import { submitChanges } from '~/features/manage/drafts/submit-changes.server';
import { addProperty } from '~/features/manage/property-editor/saving/add-property.server';
import { chosenAmenities } from '~/features/directory/listing/chosen-amenities.server';
import { saveProperty } from '~/features/manage/property-editor/saving/save-property.server';
import { createServices } from '~/platform/services';

import { makeActor } from '../../factories/actor';
import { createManager } from '../../factories/account';
import { contentWith } from '../../factories/content';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const actor = makeActor({ userId: 'editor', network: '192.0.2.1' });

let names = 0;
async function addAmenity() {
  const [row] = await db
    .insert(amenities)
    .values({ name: `Of the merge ${(names += 1)}` })
    .returning();
  return { id: row!.id, version: 1 };
}

const merge = (fold: { id: number; version: number }, keep: { id: number; version: number }) =>
  mergeAmenities(services, actor, { keep, fold: [fold] });

/** Two amenities; the first is merged into the second. */
async function merged() {
  const [gone, kept] = [await addAmenity(), await addAmenity()];
  expect(await merge(gone, kept)).toBe(true);
  return { gone: gone.id, kept: kept.id };
}

async function owned(slug: string) {
  const manager = await createManager(db, 'admin');
  const row = await createProperty(db, { ownerId: manager.profileId, slug });
  return { manager, row, target: { manager, id: row.id, version: 1 } };
}

const amenitiesOf = async (propertyId: number) =>
  (
    await db
      .select({ id: propertyAmenities.amenityId })
      .from(propertyAmenities)
      .where(eq(propertyAmenities.propertyId, propertyId))
      .orderBy(propertyAmenities.amenityId)
  ).map(({ id }) => id);

const draftOf = async (propertyId: number) => {
  const [draft] = await db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, propertyId));
  return { ...draft!, amenities: (draft!.data as { amenities: number[] }).amenities };
};

async function add(named: number[]) {
  const owner = await createManager(db);
  const content = contentWith({ name: `Named ${named.join(' ')}`, amenities: named });
  const added = await addProperty(services, { ownerId: owner.profileId, formKey: 'key', content });
  if (added.outcome === 'no-profile') throw new Error('not stored');
  return added.id;
}

it('a property that is added gets the amenity that is kept for one merged away meanwhile', async () => {
  const { gone, kept } = await merged();
  expect(await amenitiesOf(await add([gone]))).toEqual([kept]);
  expect(await amenitiesOf(await add([gone, kept, 99_999]))).toEqual([kept]);
});

it('a property that is added gets the kept amenity through several merges', async () => {
  const [first, second, third] = [await addAmenity(), await addAmenity(), await addAmenity()];
  await merge(first, second);
  await merge(second, third);
  expect(await amenitiesOf(await add([first.id]))).toEqual([third.id]);
  expect(await db.all(chosenAmenities([first.id, second.id, third.id, 77_777]))).toEqual([
    { id: third.id },
    { id: 77_777 },
  ]);
});

it('a save follows a merge too, and keeps what the property has', async () => {
  const { gone, kept } = await merged();
  const other = await addAmenity();
  const { row, target } = await owned('merged-save');
  await db.insert(propertyAmenities).values({ propertyId: row.id, amenityId: other.id });
  const content = contentWith({ slug: row.slug, amenities: [gone, other.id] });
  expect(await saveProperty(services, target, { content, before: row })).toBe('saved');
  expect(await amenitiesOf(row.id)).toEqual([kept, other.id].sort((a, b) => a - b));
});

it('a draft is written with the amenity that is kept, and published with it', async () => {
  const { gone, kept } = await merged();
  const { manager, row, target } = await owned('merged-draft');
  const content = contentWith({ slug: row.slug, amenities: [gone] });
  await createDraft(services, manager, { id: row.id, version: 1, content });
  const copied = await draftOf(row.id);
  expect(copied.amenities).toEqual([kept]);
  const change = { kind: 'save' as const, content: { ...content, amenities: [gone, kept] }, baseVersion: 1 };
  expect(await changeDraft(services, { manager, id: copied.id, updatedAt: copied.updatedAt }, change)).toBe(
    true,
  );
  expect((await draftOf(row.id)).amenities).toEqual([kept]);
  expect((await draftOf(row.id)).data).toEqual({ ...content, amenities: [kept] });
  await db.delete(propertyDrafts);
  expect(await submitChanges(services, target, content)).toBe('submitted');
  expect((await draftOf(row.id)).amenities).toEqual([kept]);
});

it('a draft that was read before a merge is published with the amenity that is kept', async () => {
  const [gone, kept] = [await addAmenity(), await addAmenity()];
  const { manager, row, target } = await owned('merged-publish');
  const content = contentWith({ slug: row.slug, amenities: [gone.id] });
  await submitChanges(services, target, content);
  const { id } = await draftOf(row.id);
  await merge(gone, kept);
  const { updatedAt } = await draftOf(row.id);
  const publication = { propertyId: row.id, before: row, draft: { baseVersion: 1, content } };
  expect(await publishDraft(services, { manager, id, updatedAt }, publication)).toBe('saved');
  expect(await amenitiesOf(row.id)).toEqual([kept.id]);
});

it('nothing is lost whether the merge or the adding comes first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [gone, kept] = [await addAmenity(), await addAmenity()];
    const adding = () => add([gone.id]);
    const merging = () => merge(gone, kept);
    const [id] =
      round % 2 === 0
        ? await Promise.all([adding(), merging()])
        : (await Promise.all([merging(), adding()])).reverse();
    expect(await amenitiesOf(Number(id))).toEqual([kept.id]);
  }
});

it('the merges are found by the log’s index of what its entries are about', async () => {
  const plan = await db.all<{ detail: string }>(sql`explain query plan ${chosenAmenities([1])}`);
  expect(plan.map(({ detail }) => detail).join('\n')).toMatch(/SEARCH l USING INDEX audit_log_subject/);
});

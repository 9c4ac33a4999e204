import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, auditLog, properties, propertyAmenities, propertyDrafts } from '~/db/schema';
import { countMerges, mergeAmenities } from '~/features/content/amenities/merge-amenities.server';
import { addAmenity, saveAmenity } from '~/features/content/amenities/save-amenity.server';

import { makeActor } from '../../factories/actor';
import { contentWith } from '../../factories/content';
import { createProperty } from '../../factories/property';
import { countCalls, noCalls } from '../../support/server/count-calls.mjs';

const db = createDatabase(env.DB);
const services = { db, clock: { now: () => new Date() } };
const actor = makeActor({ userId: 'editor', network: '192.0.2.1' });
const form = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  category: 'general',
  icon: null,
  isActive: true,
  ...more,
});

async function add(name: string) {
  const id = await addAmenity(services, actor, form(name));
  if (id === null) throw new Error('taken');
  return { id, version: 1 };
}

const amenitiesOf = async (propertyId: number) =>
  (
    await db
      .select({ id: propertyAmenities.amenityId })
      .from(propertyAmenities)
      .where(eq(propertyAmenities.propertyId, propertyId))
      .orderBy(propertyAmenities.amenityId)
  ).map(({ id }) => id);

const foundBy = async (words: string) =>
  db.all<{ rowid: number }>(sql`select rowid from property_search where property_search match ${words}`);

describe('amenities', () => {
  it('have names of their own whatever the case, and are saved by version', async () => {
    const { id } = await add('Jacuzzi');
    expect(await addAmenity(services, actor, form('JACUZZI'))).toBeNull();
    const other = await add('Spa bath');
    expect(await saveAmenity(services, actor, { id: other.id, version: 1, form: form('jacuzzi') })).toBe(
      'name-taken',
    );
    const renamed = { id, version: 1, form: form('Whirlpool', { isActive: false }) };
    expect(await saveAmenity(services, actor, renamed)).toBe('saved');
    expect(await saveAmenity(services, actor, renamed)).toBe('conflict');
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `amenity:${id}`));
    expect(log).toHaveLength(1);
  });

  it('are found by their new name after a rename', async () => {
    const { id } = await add('Oldwordia');
    const row = await createProperty(db, { slug: 'am-rename', isApproved: true, isPublished: true });
    await db.insert(propertyAmenities).values({ propertyId: row.id, amenityId: id });
    await saveAmenity(services, actor, { id, version: 1, form: form('Newwordia') });
    expect(await foundBy('newwordia')).toHaveLength(1);
    expect(await foundBy('oldwordia')).toHaveLength(0);
  });
});

describe('merging amenities', () => {
  it('gives each property the kept one, once, in drafts and in the search too', async () => {
    const [keep, one, two] = [await add('Swimming pool'), await add('Swimming-Pool'), await add('Poolia')];
    const both = await createProperty(db, { slug: 'am-both', isApproved: true, isPublished: true });
    const only = await createProperty(db, { slug: 'am-only', isApproved: true, isPublished: true });
    const none = await createProperty(db, { slug: 'am-none' });
    await db.insert(propertyAmenities).values([
      { propertyId: both.id, amenityId: keep.id },
      { propertyId: both.id, amenityId: one.id },
      { propertyId: only.id, amenityId: one.id },
      { propertyId: only.id, amenityId: two.id },
    ]);
    const draft = { data: contentWith({ name: 'Draft', amenities: [one.id, two.id, 999] }), baseVersion: 1 };
    await db.insert(propertyDrafts).values([
      { id: 'am-current', propertyId: both.id, ...draft },
      { id: 'am-published', propertyId: both.id, ...draft, status: 'published' },
      { id: 'am-behind', propertyId: only.id, ...draft, baseVersion: 0 },
    ]);
    expect(await countMerges(services, [one.id, keep.id, two.id])).toContainEqual({
      keep: keep.id,
      properties: 2,
      drafts: 2,
    });
    expect(await mergeAmenities(services, actor, { keep, fold: [one, two] })).toBe(true);
    expect(await amenitiesOf(both.id)).toEqual([keep.id]);
    expect(await amenitiesOf(only.id)).toEqual([keep.id]);
    expect(await amenitiesOf(none.id)).toEqual([]);
    const drafts = await db.select().from(propertyDrafts).orderBy(propertyDrafts.id);
    const amenitiesIn = (id: string) =>
      (drafts.find((row) => row.id === id)?.data as { amenities: number[] }).amenities;
    expect(amenitiesIn('am-current')).toEqual([keep.id, 999]);
    expect(amenitiesIn('am-behind')).toEqual([keep.id, 999]);
    expect(amenitiesIn('am-published')).toEqual([one.id, two.id, 999]);
    expect(drafts.find(({ id }) => id === 'am-current')?.baseVersion).toBe(2);
    expect(drafts.find(({ id }) => id === 'am-behind')?.baseVersion).toBe(0);
    const versions = await db
      .select({ slug: properties.slug, version: properties.version })
      .from(properties)
      .where(sql`slug like 'am-%'`);
    expect(versions).toEqual(
      expect.arrayContaining([
        { slug: 'am-both', version: 2 },
        { slug: 'am-only', version: 2 },
        { slug: 'am-none', version: 1 },
      ]),
    );
    expect(await foundBy('poolia')).toHaveLength(0);
    expect(await foundBy('swimming')).toHaveLength(2);
    expect(await db.select().from(amenities).where(eq(amenities.id, one.id))).toEqual([]);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, 'amenities-merged'));
    expect(log).toMatchObject([{ subject: `amenity:${keep.id}`, detail: { folded: `${one.id} ${two.id}` } }]);
  });

  it('writes nothing when one of them has changed since it was seen', async () => {
    const [keep, fold] = [await add('Sauna'), await add('Saunas')];
    const row = await createProperty(db, { slug: 'am-late' });
    await db.insert(propertyAmenities).values({ propertyId: row.id, amenityId: fold.id });
    await saveAmenity(services, actor, { ...fold, form: form('Saunas', { isActive: false }) });
    expect(await mergeAmenities(services, actor, { keep, fold: [fold] })).toBe(false);
    expect(await mergeAmenities(services, actor, { keep, fold: [keep] })).toBe(false);
    expect(await amenitiesOf(row.id)).toEqual([fold.id]);
  });

  it('is described in one call, however many are to be merged', async () => {
    const ids = [];
    for (let at = 0; at < 20; at += 1) ids.push((await add(`Sauna ${at}`)).id);
    const sum = noCalls();
    const counted = createDatabase(countCalls(env.DB, sum) as unknown as D1Database);
    const merges = await countMerges({ db: counted }, ids);
    expect(merges.map(({ keep }) => keep)).toEqual(ids);
    expect(sum.calls).toBe(1);
  });
});

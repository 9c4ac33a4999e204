import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties, propertyTags, redirects, units } from '~/db/schema';
import { reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import { saveProperty } from '~/features/manage/property-editor/saving/save-property.server';
import { createServices } from '~/platform/services';

import { createManager } from '../../factories/account';
import { contentWith } from '../../factories/content';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });
const unit = { name: 'Loft', description: null, maxGuests: 2, bedConfiguration: null };

async function ownProperty(slug: string) {
  const manager = await createManager(db);
  const row = await createProperty(db, { ownerId: manager.profileId, slug });
  return { manager, row };
}

type Owned = Awaited<ReturnType<typeof ownProperty>>;

function rename({ manager, row }: Owned, from: string, to: string, version: number) {
  const content = contentWith({ slug: to });
  const before = { slug: from, locationSlug: row.locationSlug };
  return saveProperty(services, { manager, id: row.id, version }, { content, before });
}

const stored = async (id: number) => (await db.select().from(properties).where(eq(properties.id, id)))[0];

describe('a save', () => {
  it('of an older version writes nothing at all, however close both come', async () => {
    const { manager, row } = await ownProperty('two-editors');
    const save = (name: string) =>
      saveProperty(
        services,
        { manager, id: row.id, version: 1 },
        {
          content: contentWith({ name, slug: row.slug, tags: [name], units: [{ ...unit, name }] }),
          before: row,
        },
      );
    const outcomes = await Promise.all([save('first'), save('second')]);
    expect([...outcomes].sort()).toEqual(['conflict', 'saved']);
    const property = await stored(row.id);
    expect(property?.version).toBe(2);
    const tags = await db.select().from(propertyTags).where(eq(propertyTags.propertyId, row.id));
    const rooms = await db.select().from(units).where(eq(units.propertyId, row.id));
    expect([...tags.map(({ tag }) => tag), ...rooms.map(({ name }) => name)]).toEqual([
      property?.name,
      property?.name,
    ]);
  });

  it('of another’s property writes nothing', async () => {
    const { row } = await ownProperty('not-mine');
    const stranger = await createManager(db);
    const target = { manager: stranger, id: row.id, version: 1 };
    const content = contentWith({ name: 'Taken over', slug: row.slug, units: [unit] });
    expect(await saveProperty(services, target, { content, before: row })).toBe('conflict');
    expect((await stored(row.id))?.name).toBe(row.name);
    expect(await db.select().from(units).where(eq(units.propertyId, row.id))).toEqual([]);
  });

  it('changes no column that is not the owner’s', async () => {
    const { manager, row } = await ownProperty('protected');
    const content = {
      ...contentWith({ slug: row.slug }),
      ownerId: 'x',
      isApproved: false,
      isFeatured: true,
      guestRating: 10,
      version: 99,
      archivedAt: new Date(),
    };
    await saveProperty(services, { manager, id: row.id, version: 1 }, { content, before: row });
    expect(await stored(row.id)).toMatchObject({
      ownerId: manager.profileId,
      isApproved: true,
      isPublished: true,
      isFeatured: false,
      guestRating: null,
      version: 2,
      archivedAt: null,
    });
  });
});

describe('a changed slug', () => {
  it('redirects from every old address at once, without chains and loops', async () => {
    const owned = await ownProperty('name-one');
    expect(await rename(owned, 'name-one', 'name-two', 1)).toBe('saved');
    expect(await services.redirects.find('/property/name-one')).toEqual({
      to: '/property/name-two',
      status: 301,
    });
    expect(await rename(owned, 'name-two', 'name-three', 2)).toBe('saved');
    const leads = async () => {
      const rows = await db.select().from(redirects).orderBy(redirects.fromPath);
      return rows
        .filter(({ toPath }) => toPath.includes('/name-'))
        .map(({ fromPath, toPath }) => [fromPath, toPath]);
    };
    expect(await leads()).toEqual([
      ['/accommodation/glenelg/name-one', '/accommodation/glenelg/name-three'],
      ['/accommodation/glenelg/name-two', '/accommodation/glenelg/name-three'],
      ['/property/name-one', '/property/name-three'],
      ['/property/name-two', '/property/name-three'],
    ]);
    expect(await rename(owned, 'name-three', 'name-one', 3)).toBe('saved');
    expect((await leads()).map(([from]) => from)).not.toContain('/property/name-one');
    expect((await leads()).every(([, to]) => to?.endsWith('/name-one'))).toBe(true);
    expect(await services.redirects.find('/property/name-one')).toBeNull();
    expect((await reconcileRedirects(services)).differences).toHaveLength(0);
  });

  it('is refused when another property has it, or had it and leads on from it', async () => {
    const first = await ownProperty('first-name');
    const second = await ownProperty('second-name');
    expect(await rename(second, 'second-name', 'first-name', 1)).toBe('slug-taken');
    await rename(first, 'first-name', 'first-renamed', 1);
    expect(await rename(second, 'second-name', 'first-name', 1)).toBe('slug-taken');
    expect((await stored(second.row.id))?.slug).toBe('second-name');
  });
});

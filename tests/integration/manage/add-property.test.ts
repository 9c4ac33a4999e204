import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, jobs, properties, redirects, users } from '~/db/schema';
import { addProperty } from '~/features/manage/property-editor/saving/add-property.server';
import { findManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { mailJobSchema } from '~/jobs/mail-job';
import { createServices } from '~/platform/services';

import { createManager } from '../../factories/account';
import { contentWith } from '../../factories/content';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });

async function add(name: string, more = {}, formKey: string = crypto.randomUUID()) {
  const owner = await createManager(db);
  const content = contentWith({ name, ...more });
  return { owner, added: await addProperty(services, { ownerId: owner.profileId, formKey, content }) };
}

describe('a property that is added', () => {
  it('waits for review with amenities, tags and units, and notifies the site and its owner', async () => {
    const [wifi] = await db.insert(amenities).values({ name: 'Wi-Fi of the test' }).returning();
    const unit = { name: 'Loft', description: null, maxGuests: 2, bedConfiguration: '1 king bed' };
    const parts = {
      amenities: [wifi?.id ?? 0, 99_999],
      tags: ['family'],
      units: [unit, { ...unit, name: 'Attic' }],
    };
    const { owner, added } = await add('Kurrajong Rest', parts);
    if (added.outcome === 'no-profile') throw new Error('not stored');
    const found = await findManagedProperty(services, owner, added.id);
    if (found.outcome !== 'found') throw new Error('not found');
    expect(found.property.content).toEqual(
      contentWith({ name: 'Kurrajong Rest', slug: 'kurrajong-rest', ...parts, amenities: [wifi?.id ?? 0] }),
    );
    expect(found.property.state).toMatchObject({ isApproved: false, isPublished: false, isFeatured: false });
    const mails = (await db.select().from(jobs)).filter(
      ({ input }) => (input as { propertyId?: number }).propertyId === added.id,
    );
    expect(mails.map(({ input }) => (input as { mail: string }).mail).sort()).toEqual([
      'property-received',
      'property-waiting',
    ]);
  });

  it('notifies each admin and moderator who can sign in, once, fifty of them at most', async () => {
    const moderator = await createManager(db, 'moderator');
    const gone = await createManager(db, 'admin');
    const unproven = await createManager(db, 'admin');
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.userId));
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unproven.userId));
    const owner = await createManager(db);
    const announced: string[] = [];
    const jobQueue = { announce: (ids: readonly string[]) => void announced.push(...ids) };
    const send = async (name: string) => {
      const added = await addProperty(
        { ...services, jobs: jobQueue },
        { ownerId: owner.profileId, formKey: 'told', content: contentWith({ name }) },
      );
      if (added.outcome === 'no-profile') throw new Error('not stored');
      const rows = (await db.select().from(jobs)).filter(
        ({ input }) => (input as { propertyId?: number }).propertyId === added.id,
      );
      expect(rows.every(({ input }) => mailJobSchema.safeParse(input).success)).toBe(true);
      return rows;
    };
    const readers = (rows: { input: unknown }[]) =>
      rows.flatMap(({ input }) => (input as { userId?: string }).userId ?? []);
    const first = await send('Told Once');
    expect(readers(first)).toEqual([moderator.userId]);
    expect(first).toHaveLength(3);
    expect(announced.sort()).toEqual(first.map(({ id }) => id).sort());
    expect(await send('Told Once')).toHaveLength(3);
    expect(announced).toHaveLength(3);
    for (let more = 0; more < 52; more += 1) await createManager(db, 'admin');
    expect(readers(await send('Told to Many'))).toHaveLength(50);
  });

  it('is one however often the same form is sent, and two for different contents', async () => {
    const owner = await createManager(db);
    const send = (name: string) =>
      addProperty(services, {
        ownerId: owner.profileId,
        formKey: 'one form',
        content: contentWith({ name }),
      });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send('Once Only')));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(new Set(outcomes.map((added) => 'id' in added && added.id)).size).toBe(1);
    await send('Once Only, changed');
    const stored = await db.select().from(properties).where(eq(properties.ownerId, owner.profileId));
    expect(stored.map(({ name }) => name)).toEqual(['Once Only', 'Once Only, changed']);
  });

  it('gets the next free number behind its slug, twenty at once too', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => createManager(db)));
    const added = await Promise.all(
      owners.map(({ profileId }) =>
        addProperty(services, {
          ownerId: profileId,
          formKey: 'x',
          content: contentWith({ name: 'Same Name' }),
        }),
      ),
    );
    const slugs = added.map((one) => ('slug' in one ? one.slug : '')).sort();
    const wanted = ['same-name', ...Array.from({ length: 19 }, (_, index) => `same-name-${index + 2}`)];
    expect(slugs).toEqual(wanted.sort());
  });

  it('takes no address that leads elsewhere, and none of the site’s own words', async () => {
    await db.insert(redirects).values({ fromPath: '/property/moved-away', toPath: '/property/elsewhere' });
    const slugs = [];
    for (const name of ['Moved Away', 'Search', '???']) {
      const { added } = await add(name);
      slugs.push('slug' in added && added.slug);
    }
    expect(slugs).toEqual(['moved-away-2', 'search-stay', 'stay']);
  });

  it('needs a profile', async () => {
    const content = contentWith();
    expect(await addProperty(services, { ownerId: 'nobody', formKey: 'x', content })).toEqual({
      outcome: 'no-profile',
    });
  });
});

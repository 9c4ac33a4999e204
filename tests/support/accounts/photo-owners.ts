import type { Page } from 'playwright';

import { profiles, properties, propertyPhotos, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

import { siteDatabase } from '../database/database';
import { newSession } from './start-session';

/** A verified account with a session and a hidden property, written into the running site's database. */
export async function createOwner(called: string, role: Role = 'owner', origin?: string) {
  const name = `${called}-${crypto.randomUUID().slice(0, 8)}`;
  const db = await siteDatabase(origin);
  const ids = { user: crypto.randomUUID(), profile: crypto.randomUUID() };
  const email = `${name}@example.com`;
  const { token, row } = await newSession(ids.user);
  const [, , , [property]] = await Promise.all([
    db.insert(users).values({ id: ids.user, email, emailVerifiedAt: new Date() }),
    db.insert(profiles).values({ id: ids.profile, userId: ids.user, email, fullName: 'Ada Quandong', role }),
    db.insert(sessions).values(row),
    db
      .insert(properties)
      .values({
        ownerId: ids.profile,
        name: `Quandong House of ${name}`,
        slug: `quandong-house-of-${name}`,
        propertyType: 'hotel',
        address: '1 Quandong Row, Glenelg SA 5045',
        shortDescription: 'A small house near the sea with a long verandah.',
      })
      .returning({ id: properties.id }),
  ]);
  if (!property) throw new Error('property was not stored');
  return { token, propertyId: property.id, path: `/dashboard/edit-property/${property.id}/photos` };
}

/** Signs the page's browser in as that account. */
export async function beSignedIn(page: Page, { token }: { token: string }, origin: string) {
  await page
    .context()
    .addCookies([{ name: 'sid', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** The photos of a property as stored, in order. */
export async function storedPhotos(propertyId: number, origin?: string) {
  const db = await siteDatabase(origin);
  const rows = await db.select().from(propertyPhotos);
  return rows
    .filter((row) => row.propertyId === propertyId)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ id, altText, isHero, sortOrder, width, height }) => ({
      id,
      altText,
      isHero,
      sortOrder,
      width,
      height,
    }));
}

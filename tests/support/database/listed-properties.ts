import { desc, eq, like } from 'drizzle-orm';
import { inject } from 'vitest';

import { outboxMails, properties } from '~/db/schema';

import { siteDatabase } from './database';

/** Adds properties of the demo owner that no other test uses, by name. */
export async function addProperties(
  names: readonly string[],
  {
    origin = inject('origin'),
    ...values
  }: Partial<typeof properties.$inferInsert> & { origin?: string } = {},
) {
  const db = await siteDatabase(origin);
  for (const name of names) {
    await db.delete(properties).where(eq(properties.name, name));
    await db.insert(properties).values({
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      propertyType: 'hotel',
      address: '1 Quandong Row, Glenelg SA 5045',
      ownerId: 'demo-owner',
      minPrice: 120,
      locationSlug: 'glenelg',
      ...values,
    });
  }
}

export async function listingOf(name: string, origin = inject('origin')) {
  const db = await siteDatabase(origin);
  const [row] = await db
    .select({ state: properties.listingState, isFeatured: properties.isFeatured, slug: properties.slug })
    .from(properties)
    .where(eq(properties.name, name))
    .limit(1);
  return row;
}

/** The newest first, as far as they begin with its name. */
export async function mailsAbout(name: string, origin = inject('origin')) {
  const db = await siteDatabase(origin);
  return db
    .select({ subject: outboxMails.subject, text: outboxMails.text })
    .from(outboxMails)
    .where(like(outboxMails.subject, `${name} %`))
    .orderBy(desc(outboxMails.createdAt))
    .limit(10);
}

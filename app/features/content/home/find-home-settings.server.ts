import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { homepageSettings, properties } from '~/db/schema';

import type { HomeForm } from './home-form.server';

export const maxChosen = 50;

/**
 * Home page settings in the form's shape, and the properties chosen for it in their order, hidden ones
 * marked.
 */
export async function findHomeSettings({ db }: { db: Database }) {
  const [[row], chosen] = await db.batch([
    db.select().from(homepageSettings).where(eq(homepageSettings.id, 1)).limit(1),
    db
      .select({
        id: sql<number>`cast(value as integer)`,
        name: properties.name,
        state: properties.listingState,
      })
      .from(sql`${homepageSettings}, json_each(${homepageSettings.featuredPropertiesIds})`)
      .leftJoin(properties, sql`${properties.id} = value`)
      .orderBy(asc(sql`key`))
      .limit(50),
  ]);
  const texts: HomeForm = {
    metaTitle: row?.metaTitle ?? '',
    metaDescription: row?.metaDescription ?? '',
    heroTitle: row?.heroTitle ?? '',
    heroSubtitle: row?.heroSubtitle ?? '',
    heroImageUrl: row?.heroImageUrl ?? '',
    optionalCtaText: row?.optionalCtaText ?? '',
    optionalCtaUrl: row?.optionalCtaUrl ?? '',
  };
  return {
    version: row?.version ?? 0,
    texts,
    chosen: chosen.map(({ id, name, state }) => ({
      id,
      title: name ?? `Property ${id}, which is gone`,
      isPublic: state === 'published',
    })),
  };
}

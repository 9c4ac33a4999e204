import { asc } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { listPropertyCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { isPublic } from '~/features/directory/visibility/visibility';

const shown = 4;

/** Four properties to show beside a text: featured ones, then the best rated. */
export async function listFeaturedProperties({ db }: { db: Database }): Promise<PropertyCardData[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(isPublic)
    .orderBy(asc(properties.searchRank))
    .limit(shown);
  return listPropertyCards(
    db,
    rows.map(({ id }) => id),
  );
}

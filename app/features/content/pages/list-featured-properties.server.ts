import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { listCardsOf } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { isPublic } from '~/features/directory/visibility/visibility';

const shown = 4;

/** Four properties to show beside a text: featured ones, then the best rated. */
export async function listFeaturedProperties({ db }: { db: Database }): Promise<PropertyCardData[]> {
  return listCardsOf(
    db,
    sql`select p.id as id, p.search_rank as place from properties p where ${isPublic}
      order by p.search_rank limit ${shown}`,
  );
}

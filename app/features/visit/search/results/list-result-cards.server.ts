import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import type { Criteria, Sort } from '~/features/directory/criteria/criteria';
import { minutesOfCard, minutesText } from '~/features/directory/places/minutes-of-cards';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';

/**
 * The cards of a query for `id` and `place`, with the minutes to the search's landmark; one call to the
 * database.
 */
export async function listResultCards(
  db: Database,
  chosen: SQL,
  criteria: Criteria,
): Promise<PropertyCardData[]> {
  const minutes = criteria.near ? minutesOfCard(criteria, sql`properties.id`) : undefined;
  const rows = await selectCardsOf(db, chosen, minutes, rateTies(criteria.sort));
  return toCards(rows).map(({ near, ...card }) => (near ? { ...card, near: minutesText(near) } : card));
}

/** Stays of one half dollar, of which the sets know no more. */
const rateTies = (sort: Sort) =>
  sort === 'price_low'
    ? [sql`${properties.priceAud}`, sql`${properties.searchRank}`]
    : sort === 'price_high'
      ? [sql`${properties.priceAud} desc`, sql`${properties.searchRank}`]
      : [];

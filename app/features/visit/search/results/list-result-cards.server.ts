import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { minutesOfCard, minutesText } from '~/features/directory/places/minutes-of-cards';
import { listCardsOf } from '~/features/directory/property/list-property-cards.server';
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
  if (!criteria.near) return listCardsOf(db, chosen);
  const cards = await listCardsOf(db, chosen, minutesOfCard(criteria, sql`properties.id`));
  return cards.map(({ near, ...card }) => (near ? { ...card, near: minutesText(near) } : card));
}

import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { minutesOfCard, minutesText } from '~/features/directory/places/minutes-of-cards';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';

/**
 * The cards of a query for `id` and `place`, with the minutes to the search's landmark; one call to the
 * database.
 */
export const listResultCards = async (
  db: Database,
  chosen: SQL,
  criteria: Criteria,
): Promise<PropertyCardData[]> => (await listPlacedCards(db, chosen, criteria)).map(({ card }) => card);

/** The same, each with its `place`. */
export async function listPlacedCards(db: Database, chosen: SQL, criteria: Criteria) {
  const minutes = criteria.near ? minutesOfCard(criteria, sql`properties.id`) : undefined;
  const rows = await selectCardsOf(db, chosen, minutes);
  return toCards(rows).map(({ near, ...card }, at) => ({
    card: near ? { ...card, near: minutesText(near) } : card,
    place: rows[at]?.place ?? 0,
  }));
}

import type { Database } from '~/db/client';
import { landmarks } from '~/db/schema';

let sequence = 0;

/** A landmark in the middle of the city; the test gives what matters. Returns the stored row. */
export async function createLandmark(db: Database, values: Partial<typeof landmarks.$inferInsert> = {}) {
  sequence += 1;
  const [row] = await db
    .insert(landmarks)
    .values({
      slug: `rotunda-${sequence}`,
      name: `Rotunda ${sequence}`,
      kind: 'park',
      latitude: -34.92862,
      longitude: 138.59996,
      ...values,
    })
    .returning();
  if (!row) throw new Error('landmark was not stored');
  return row;
}

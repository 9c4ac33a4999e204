import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

import type { AmenityForm } from './amenity-form.server';

type Dependencies = { db: Database; clock: Clock };

/** Adds an amenity; null when another has its name, whatever the case. */
export async function addAmenity(
  { db, clock }: Dependencies,
  actor: Actor,
  { name, category, icon, isActive }: AmenityForm,
): Promise<number | null> {
  const [added] = await db.batch([
    db
      .insert(amenities)
      .values({ name, category, icon, isActive })
      .onConflictDoNothing()
      .returning({ id: amenities.id }),
    auditStatement(
      db,
      { actor, action: 'amenity-created', subject: 'amenities', detail: { category, active: isActive } },
      { guard: changed, now: clock.now() },
    ),
  ]);
  return added[0]?.id ?? null;
}

/**
 * Saves an amenity if its version is still the one seen. A trigger updates the search text of its properties.
 */
export async function saveAmenity(
  { db, clock }: Dependencies,
  actor: Actor,
  { id, version, form }: { id: number; version: number; form: AmenityForm },
): Promise<'saved' | 'name-taken' | 'conflict'> {
  const { name, category, icon, isActive } = form;
  const isTaken = sql`exists (select 1 from amenities o where o.name = ${name} collate nocase and o.id <> ${id})`;
  const [written] = await db.batch([
    db
      .update(amenities)
      .set({ name, category, icon, isActive, version: version + 1 })
      .where(and(eq(amenities.id, id), eq(amenities.version, version), sql`not ${isTaken}`))
      .returning({ id: amenities.id }),
    auditStatement(
      db,
      { actor, action: 'amenity-changed', subject: `amenity:${id}`, detail: { active: isActive } },
      { guard: changed, now: clock.now() },
    ),
  ]);
  if (written.length > 0) return 'saved';
  const why = await db.get<{ taken: number }>(
    sql`select ${isTaken} as taken from amenities where id = ${id} and version = ${version}`,
  );
  return why?.taken ? 'name-taken' : 'conflict';
}

import { and, eq, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { landmarks } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import type { LandmarkForm } from './landmark-form.server';

/** Adds a landmark and returns its id; null when another one has the slug. */
export async function addLandmark(
  { db, clock }: DbClock,
  actor: Actor,
  form: LandmarkForm,
): Promise<number | null> {
  const [added] = await db.batch([
    db
      .insert(landmarks)
      .values({ ...form, description: form.description || null })
      .onConflictDoNothing()
      .returning({ id: landmarks.id }),
    auditStatement(
      db,
      {
        actor,
        action: 'landmark-created',
        subject: `landmark:${form.slug}`,
        detail: { kind: form.kind },
      },
      { guard: changed, now: clock.now() },
    ),
  ]);
  return added[0]?.id ?? null;
}

type SaveInput = { id: number; version: number; form: LandmarkForm };

/**
 * Saves a landmark if its version is the one that was seen; false when another person saved first. The slug
 * stays: the landing page's address and the tram's timetable contain it.
 */
export async function saveLandmark(
  { db, clock }: DbClock,
  actor: Actor,
  { id, version, form }: SaveInput,
): Promise<boolean> {
  const { name, kind, latitude, longitude, description, isActive } = form;
  const [saved] = await db.batch([
    db
      .update(landmarks)
      .set({
        name,
        kind,
        latitude,
        longitude,
        isActive,
        description: description || null,
        version: sql`${landmarks.version} + 1`,
        updatedAt: clock.now(),
      })
      .where(and(eq(landmarks.id, id), eq(landmarks.version, version)))
      .returning({ id: landmarks.id }),
    auditStatement(
      db,
      { actor, action: 'landmark-changed', subject: `landmark:${id}`, detail: { active: isActive } },
      { guard: changed, now: clock.now() },
    ),
  ]);
  return saved.length > 0;
}

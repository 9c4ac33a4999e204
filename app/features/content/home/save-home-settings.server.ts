import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { homepageSettings } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { isPublic } from '~/features/directory/visibility/visibility';
import type { Actor } from '~/lib/actor';

import { shownFeatured } from './featured-sql';
import type { HomeForm } from './home-form.server';

/**
 * Saves the texts if the settings still have the version that was seen; false when another person saved
 * first.
 */
export async function saveHomeTexts(
  { db, clock }: DbClock,
  actor: Actor,
  { texts, version }: { texts: HomeForm; version: number },
): Promise<boolean> {
  const now = clock.now();
  const set = {
    metaTitle: texts.metaTitle || null,
    metaDescription: texts.metaDescription || null,
    heroTitle: texts.heroTitle || null,
    heroSubtitle: texts.heroSubtitle || null,
    heroImageUrl: texts.heroImageUrl || null,
    optionalCtaText: texts.optionalCtaText || null,
    optionalCtaUrl: texts.optionalCtaUrl || null,
  };
  const guard = eq(homepageSettings.version, version);
  return save(db, { actor, set, guard, now, detail: { part: 'texts' } });
}

/**
 * Replaces the chosen properties with `order` if they still equal `seen`. A property that is not public keeps
 * its place and appears again once it is; no more properties are added than the home page shows.
 */
export async function saveFeatured(
  { db, clock }: DbClock,
  actor: Actor,
  { seen, order }: { seen: readonly number[]; order: readonly number[] },
): Promise<'saved' | 'changed' | 'full'> {
  const added = order.filter((id) => !seen.includes(id));
  if (added.length > 0 && (await countPublic(db, order)) > shownFeatured) return 'full';
  const guard = sql`(select json_group_array(value) from json_each(${homepageSettings.featuredPropertiesIds}))
    = ${JSON.stringify(seen)}
    and (select count(*) from properties where id in (select value from json_each(${JSON.stringify(added)}))
      and ${isPublic}) = ${added.length}`;
  const detail = { part: 'featured', count: order.length };
  const set = { featuredPropertiesIds: [...order] };
  return (await save(db, { actor, set, guard, now: clock.now(), detail })) ? 'saved' : 'changed';
}

async function countPublic(db: Database, ids: readonly number[]): Promise<number> {
  const row = await db.get<{ total: number }>(sql`select count(*) as total from properties
    where id in (select value from json_each(${JSON.stringify(ids)})) and ${isPublic}`);
  return row?.total ?? 0;
}

type Save = {
  actor: Actor;
  set: Partial<typeof homepageSettings.$inferInsert>;
  guard: SQL;
  now: Date;
  detail: Record<string, string | number>;
};

/** The one row, created when it is missing: version 0 means that there was no row. */
async function save(db: Database, { actor, set, guard, now, detail }: Save): Promise<boolean> {
  const [, written] = await db.batch([
    db.insert(homepageSettings).values({ id: 1, version: 0 }).onConflictDoNothing(),
    db
      .update(homepageSettings)
      .set({ ...set, updatedAt: now, version: sql`${homepageSettings.version} + 1` })
      .where(and(eq(homepageSettings.id, 1), guard))
      .returning({ id: homepageSettings.id }),
    auditStatement(
      db,
      { actor, action: 'home-changed', subject: 'site:home', detail },
      { guard: changed, now },
    ),
  ]);
  return written.length > 0;
}

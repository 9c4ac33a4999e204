import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { siteSettings } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

type SettingChange = { key: string; value: string; version: number };

/**
 * Writes all of the changes, or none when one of the settings no longer has the version that was seen; then
 * false. A blank value stays as a row, so that a later conflict is still detected.
 */
export async function saveSettings(
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  changes: readonly SettingChange[],
): Promise<boolean> {
  if (changes.length === 0) return true;
  const now = clock.now();
  const [written] = await db.batch([
    upsertStatement(db, changes, now),
    auditStatement(
      db,
      {
        actor,
        action: 'settings-changed',
        subject: 'site:settings',
        detail: { keys: changes.map(({ key }) => key).join(' ') },
      },
      { guard: changed, now },
    ),
  ]);
  return written.length > 0;
}

/** Writes nothing when one of the settings no longer has its version. */
function upsertStatement(db: Database, changes: readonly SettingChange[], now: Date) {
  const list = JSON.stringify(changes);
  return db
    .insert(siteSettings)
    .select(
      sql`select json_extract(value, '$.key'), json_extract(value, '$.value'), ${now.getTime()}, 1
          from json_each(${list})
          where not exists (
            select 1 from json_each(${list}) c
            left join site_settings s on s.key = json_extract(c.value, '$.key')
            where coalesce(s.version, 0) <> json_extract(c.value, '$.version'))`,
    )
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: {
        value: sql`excluded.value`,
        updatedAt: sql`excluded.updated_at`,
        version: sql`${siteSettings.version} + 1`,
      },
    })
    .returning({ key: siteSettings.key });
}

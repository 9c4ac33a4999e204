import { asc, inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { siteSettings } from '~/db/schema';

import { allSettings } from './setting-groups';

/** The stored value and version of each setting; '' and 0 when nothing is stored. */
export async function findSettings({ db }: { db: Database }) {
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
    .from(siteSettings)
    .where(
      inArray(
        siteSettings.key,
        allSettings.map(({ key }) => key),
      ),
    )
    .orderBy(asc(siteSettings.key))
    .limit(allSettings.length);
  const stored = new Map(rows.map((row) => [row.key, row]));
  return Object.fromEntries(
    allSettings.map(({ key }) => {
      const { value = '', version = 0 } = stored.get(key) ?? {};
      return [key, { value: value.trim(), version }];
    }),
  );
}

export type StoredSettings = Awaited<ReturnType<typeof findSettings>>;

import { asc, inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { siteSettings } from '~/db/schema';

import { settingKeys } from './site-settings';

/** Rows for `readSettings`, alone or in a batch. */
export function settingsQuery(db: Database) {
  return db
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings)
    .where(inArray(siteSettings.key, settingKeys))
    .orderBy(asc(siteSettings.key))
    .limit(settingKeys.length);
}

import type { Database } from '~/db/client';

import { settingsQuery } from './settings-query.server';
import { readSettings, type SiteSettings } from './site-settings';

/** The settings of the site's pages, each with its fallback. */
export async function listSiteSettings({ db }: { db: Database }): Promise<SiteSettings> {
  return readSettings(await settingsQuery(db));
}
